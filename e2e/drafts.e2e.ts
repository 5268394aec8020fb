import type { Page } from '@playwright/test';
import { expect, signedIn } from './orion.ts';

const note = (tab: Page) =>
  tab.getByRole('dialog', { name: 'New reference' }).getByRole('textbox', { name: 'Reference Notes' });
const begin = async (tab: Page) => {
  await tab.goto('/conversations?note=new');
  await expect(note(tab)).toHaveText('');
};
const write = async (tab: Page, words: string) => {
  await note(tab).click();
  await tab.keyboard.type(words);
  await expect(note(tab)).toHaveText(words);
};

signedIn(
  'tabs that write a new note have a draft each, and that of a closed one is not lost',
  async ({ page, context }) => {
    const other = await context.newPage();
    await begin(page);
    await begin(other);
    await write(page, 'Told in the first tab.');
    await write(other, 'Told in the other tab.');

    await other.reload();
    await expect(note(other)).toHaveText('Told in the other tab.');
    await page.reload();
    await expect(note(page)).toHaveText('Told in the first tab.');

    const opened = context.waitForEvent('page');
    // It begins with a copy of what this tab's session holds, as a duplicated one does.
    await page.evaluate(() => void window.open('/conversations?note=new'));
    const copy = await opened;
    await expect(note(copy)).toHaveText('');
    await page.close();
    await copy.reload();
    await expect(copy.getByText('Unsaved draft restored.')).toBeVisible();
    await expect(note(copy)).toHaveText('Told in the first tab.');
    await begin(await context.newPage());
    await other.reload();
    await expect(note(other)).toHaveText('Told in the other tab.');
  },
);

signedIn('what is typed about a company is there after a reload', async ({ page }) => {
  await page.goto('/explore?is_saas=true');
  await page.getByRole('feed').getByRole('article').first().focus();
  await page.keyboard.press('Enter');
  const update = page.getByRole('textbox', { name: 'What happened' });
  // Parts far down come when somebody nears them.
  const scrollToUpdate = () =>
    expect(async () => {
      await page.mouse.move(1100, 500);
      await page.mouse.wheel(0, 2000);
      await expect(update).toBeVisible({ timeout: 1000 });
    }).toPass();
  await scrollToUpdate();
  await update.fill('Opened a second foundry.');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Update / });
  await sheet.getByRole('textbox', { name: 'Description' }).fill('Castings of every size.');

  await page.reload();

  await expect(sheet.getByText('Unsaved draft restored.')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Description' })).toHaveValue('Castings of every size.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await scrollToUpdate();
  await expect(update).toHaveValue('Opened a second foundry.');
});

signedIn(
  'who types while the connection drops goes on typing, and sends nothing',
  async ({ page, context }) => {
    await begin(page);
    await write(page, 'Said before,');
    await context.setOffline(true);
    await expect(page.getByText('I am offline')).toBeVisible();
    await page.keyboard.type(' during');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.type('and');
    await context.setOffline(false);
    await expect(page.getByText('I am offline')).toBeHidden();
    await page.keyboard.type(' after.');

    await expect(note(page).getByRole('paragraph')).toHaveText(['Said before, during', 'and after.']);
    await expect(page.getByText('Enter your notes.')).toHaveCount(0);
  },
);
