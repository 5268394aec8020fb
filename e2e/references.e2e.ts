import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signedIn } from './orion.ts';

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

// REF-042, SUBM-017
signedIn(
  'a reference is written, survives a reload, is saved, changed, and withdrawn with a way back',
  async ({ page }) => {
    await page.goto('/conversations');
    await page.getByRole('button', { name: 'New reference' }).click();
    const writing = sheet(page, 'New reference');
    const note = writing.getByRole('textbox', { name: 'Reference Notes' });
    await note.click();
    await page.keyboard.type('Zanzibar rollout went well. ');
    await writing.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Would buy again.');
    await writing.getByRole('button', { name: 'Add new person' }).click();
    await writing.getByRole('textbox', { name: 'Name' }).fill('Petra Quill');
    await writing.getByRole('textbox', { name: 'E-mail address' }).fill('petra@quill.example');
    await page.keyboard.press('Enter');
    await expect(writing.getByText('Petra Quill · petra@quill.example')).toBeVisible();
    await expectFlawless(page);

    await page.reload();
    await expect(writing.getByText('Unsaved draft restored.')).toBeVisible();
    await expect(note).toContainText('Zanzibar rollout went well. Would buy again.');
    await writing.getByRole('button', { name: 'Save' }).click();

    const shown = sheet(page, 'Reference');
    await expect(shown.locator('strong')).toHaveText('Would buy again.');
    await expect(shown.getByRole('button', { name: 'Petra Quill' })).toBeVisible();
    await shown.getByRole('button', { name: 'Note' }).click();
    await page.getByRole('menuitem', { name: 'Edit note' }).click();
    const edited = sheet(page, 'Edit note');
    await edited.getByRole('textbox', { name: 'Reference Notes' }).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Twice.');
    await edited.getByRole('button', { name: 'Save' }).click();
    await expect(edited).toBeHidden();
    await expect(shown).toContainText('Would buy again. Twice.');

    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('petra@quill.example');
    await expect(page.getByRole('group', { name: 'Have we met?' })).toContainText(/1 person, \d+ reference/);
    await page.keyboard.press('Enter');
    const met = sheet(page, 'Have we met?');
    await expectFlawless(page);
    await met
      .getByRole('link', { name: /Zanzibar rollout/ })
      .first()
      .click();

    await shown.getByRole('button', { name: 'Note' }).click();
    await page.getByRole('menuitem', { name: 'Delete note' }).click();
    await expect(shown).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Note restored')).toBeVisible();
  },
);

// SHELL-007, SHELL-008
signedIn('a mention of a company opens its reference in a new tab', async ({ page, context }) => {
  const answer = page.waitForResponse((one) => one.url().includes('/conversations/all'));
  await page.goto('/conversations?ratings=3');
  const { results } = (await (await answer).json()) as {
    results: { reference_id: string; companies: { company_domain: string }[] }[];
  };
  const about = results.find(({ companies }) => companies.length > 0);
  await page.goto(`/explore?company=${about?.companies[0]?.company_domain}`);
  await page.getByRole('tab', { name: /^Mentions/ }).click();
  const link = page.locator(`a[href*="${about?.reference_id}"]`);
  const opened = context.waitForEvent('page');

  await link.click();

  const tab = await opened;
  await expect(tab).toHaveURL(`/references?mention_params=${about?.reference_id}&type=REFERENCE`);
  await expect(tab.getByRole('article', { name: 'Reference', exact: true })).toBeVisible();
  await expectFlawless(tab);
  await expect(page).toHaveURL(/\/explore/);
});
