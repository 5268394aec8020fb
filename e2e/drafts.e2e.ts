import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
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

signedIn(
  'a company changed elsewhere is told to who saves from far below, and nothing is overwritten unseen',
  async ({ page, context }) => {
    await page.goto('/explore?is_saas=true');
    const domain = await page.getByRole('feed').getByRole('article').last().getAttribute('data-domain');
    const other = await context.newPage();
    const city = (tab: Page) => tab.getByRole('textbox', { name: 'HQ city' });
    for (const tab of [page, other]) {
      await tab.goto(`/explore?edit=${domain}`);
      await expect(city(tab)).toBeVisible();
    }
    await city(other).fill('Lima');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(city(other)).toBeHidden();
    await city(page).fill('Rome');
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.getByRole('textbox', { name: 'LinkedIn' }).focus();
    await expect(page.getByRole('textbox', { name: 'Company name' })).not.toBeInViewport();
    const save = page.getByRole('button', { name: 'Save changes' });
    const told = page.getByRole('alert');

    await save.click();

    await expect(told).toHaveText(/^You changed HQ city in another tab or on another device/);
    await expect(told).toBeInViewport();
    await expect(told).toBeFocused();
    await expectFlawless(page, 'company conflict');
    await page.getByRole('textbox', { name: 'LinkedIn' }).focus();
    await save.click();
    await expect(told).toBeInViewport();
    await expect(city(page)).toHaveValue('Rome');
    await page.getByText('Use newer', { exact: true }).click();
    await expect(city(page)).toHaveValue('Lima');
  },
);

signedIn(
  'a note changed in another tab is told in sight, and is saved as the form then shows it',
  async ({ page, context }) => {
    await begin(page);
    await write(page, 'Told once.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/conversations\/[-\da-f]+$/);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const other = await context.newPage();
    const text = (tab: Page) => tab.getByRole('textbox', { name: 'Reference Notes' });
    for (const tab of [page, other]) {
      await tab.goto(`/conversations?note=${id}`);
      await expect(text(tab)).toHaveText('Told once.');
    }
    await other.getByLabel('Date of call').fill('2024-01-02');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Data Saved Successfully')).toBeVisible();
    await text(page).click();
    for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter');
    await page.keyboard.type('Told twice.');
    const told = page.getByRole('alert');

    await page.keyboard.press('ControlOrMeta+Enter');

    await expect(told).toContainText('Updated in your version: Date of call.');
    await expect(told).toBeInViewport();
    await expect(told).toBeFocused();
    await expect(page.getByLabel('Date of call')).toHaveValue('2024-01-02');
    await expectFlawless(page, 'note conflict');
    await told.getByRole('button', { name: 'Keep mine' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Data Saved Successfully')).toBeVisible();
    await page.goto(`/conversations?note=${id}`);
    await expect(text(page)).toContainText('Told twice.');
    await expect(page.getByLabel('Date of call')).toHaveValue('2024-01-02');
  },
);
