import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signedIn } from './orion.ts';

const CALLS = '/submissions?template=Company+Call+Summary';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const distanceFromMiddle = async (page: Page, sheet: Locator) => {
  const box = await sheet.boundingBox();
  return box ? Math.abs(box.y + box.height / 2 - (page.viewportSize()?.height ?? 0) / 2) : Infinity;
};
const search = async (page: Page, field: string, text: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).pressSequentially(text);
  await page.getByRole('option', { name: option }).first().click();
};

// SUBM-010, SUBM-014, SUBM-017, SUBM-031, SUBM-051
signedIn('a call summary is written, survives a reload, is saved, found and deleted', async ({ page }) => {
  await page.goto(CALLS);
  const table = page.getByRole('region', { name: 'Call summaries' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  expect((await table.boundingBox())?.height).toBeLessThanOrEqual(402);
  const first = (await table.getByRole('button').first().textContent()) ?? '';

  await page.getByRole('button', { name: 'Add Company Call Summary' }).click();
  const sheet = dialog(page, 'Add Company Call Summary');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('Please select company')).toBeVisible();
  await expect(sheet.getByText('Please enter content')).toBeVisible();

  await search(page, 'Company', first, first);
  await sheet.getByLabel('Call date').fill('2026-11-12');
  await sheet.getByRole('combobox', { name: 'Quarter' }).click();
  await page.getByRole('option', { name: 'Q4' }).click();
  await sheet.getByRole('spinbutton', { name: 'Year' }).fill('2026');
  const toolbar = sheet.getByRole('button', { name: 'Bold' });
  await expect(toolbar).toBeVisible();
  const editor = sheet.getByRole('textbox', { name: 'Content' });
  await editor.click();
  await page.keyboard.type('Quixotically many plants');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second line');
  await expect(sheet).toBeVisible();

  await page.reload();
  await expect(dialog(page, 'Add Company Call Summary').getByText('Unsaved draft restored')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Content' })).toContainText('second line');
  await sheet.getByRole('combobox', { name: 'Product' }).fill('Maintenance');
  await page.keyboard.press('Enter');
  await sheet.getByRole('combobox', { name: 'Product' }).blur();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Your data is submitted successfully!')).toBeVisible();
  await expect(sheet).toBeHidden();
  // The next one begins empty.
  await page.getByRole('button', { name: 'Add Company Call Summary' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Content' })).toHaveText('');
  await expect(sheet.getByText('Unsaved draft restored')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('textbox', { name: 'Search entries' }).fill('quixotic');
  await expect(page.getByText('1 result')).toBeVisible();
  await table.getByRole('button', { name: first }).click();
  const entry = dialog(page, first);
  await expect(entry.getByText('second line')).toBeVisible();
  await expect(entry.getByText('Q4 2026')).toBeVisible();
  await page.reload();
  await expect(entry.getByText('second line')).toBeVisible();
  await entry.getByRole('button', { name: 'Delete' }).click();
  await dialog(page, 'Delete Company Call Summary').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Entry deleted')).toBeVisible();
});

// SUBM-048, SUBM-049
signedIn('a deck is asked for where one is attached, and is there afterwards', async ({ page }) => {
  await page.goto(`${CALLS}&form=new`);
  const sheet = dialog(page, 'Add Company Call Summary');
  await expect(sheet.getByText('Deck', { exact: true })).toHaveCount(0);
  await sheet.getByText('Yes', { exact: true }).click();
  await expect(sheet.getByText('Select a company first.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('Please select deck')).toBeVisible();
});

// BOARD-001, BOARD-002, BOARD-005, BOARD-009, BOARD-013
signedIn('board meeting notes are filtered, read and added', async ({ page }) => {
  await page.goto('/board-meeting');
  await expect(page.getByRole('heading', { name: /^Board Meeting Notes/ })).toBeVisible();
  const table = page.getByRole('region', { name: 'Notes' });
  await expect(table.getByRole('columnheader')).toHaveText(['Company', 'Quarter', 'Scoper', 'Created at']);
  const name = (await table.getByRole('button').first().textContent()) ?? '';

  await search(page, 'Portfolio', name.slice(0, 5), name);
  await expect(page).toHaveURL(/portfolio=/);
  await expect(page.getByText('(6 results)')).toBeVisible();
  await table.getByRole('button').first().click();
  const note = dialog(page, name);
  await expect(note.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await expect(note.getByText(/^Q[1-4] \d{4}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  await page.getByRole('button', { name: 'Add Notes' }).click();
  const sheet = dialog(page, 'Add Notes');
  await expect(sheet.getByRole('form', { name: 'board_meeting' })).toBeVisible();
  await expect.poll(() => distanceFromMiddle(page, sheet)).toBeLessThan(2);
  await sheet.getByRole('combobox', { name: 'Portfolio' }).pressSequentially(name.slice(0, 5));
  await page.getByRole('option', { name }).first().click();
  await sheet.getByRole('combobox', { name: 'Quarter' }).click();
  await page.getByRole('option').first().click();
  await sheet.getByRole('textbox', { name: 'Notes' }).click();
  await page.keyboard.type('The budget was approved');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Your data is submitted successfully!')).toBeVisible();
  await expect(page.getByText('(7 results)')).toBeVisible();
});

// SUBM-018, SUBM-019
signedIn('weekly metrics are drawn by range with a table beside them', async ({ page }) => {
  await page.goto('/submissions?template=File+Metrics');
  await page.getByRole('link', { name: 'Associate Weekly Metrics' }).click();
  await expect(page.getByRole('heading', { name: 'Associate Weekly Metrics' })).toBeVisible();
  const figures = page.getByRole('table', { name: 'Metrics by week' });
  await expect(figures).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Metrics over time' })).toBeVisible();
  const weeks = await figures.getByRole('row').count();
  await page.getByRole('button', { name: /^Dates/ }).click();
  await page.getByRole('button', { name: '6 Months' }).click();
  await expect.poll(() => figures.getByRole('row').count()).toBeGreaterThan(weeks);
});

signedIn('what waits is approved or returned by somebody who may', async ({ page }) => {
  await page.goto('/submissions?template=File+Metrics');
  const waiting = page.getByRole('list', { name: 'Waiting for approval' });
  const before = await waiting.getByRole('button').count();
  await expect(waiting.getByRole('button').first()).toBeVisible();
  await waiting.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Return…' }).click();
  const returning = dialog(page, 'Return entry');
  await returning.getByRole('textbox', { name: 'Reason' }).fill('Please check the revenue.');
  await expectFlawless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/Entry published|Someone else has to approve it/)).toBeVisible();
  expect(before).not.toBe(-1);
});

signedIn('hostile text runs nothing, in no field and on no screen', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=\'owned\'"><svg onload="document.title=\'owned\'">';
  await page.goto('/submissions?template=Blocked+Domain+List&form=new');
  const sheet = dialog(page, 'Add Blocked Domain');
  await sheet.getByRole('textbox', { name: 'Domain' }).fill(`h${Date.now()}.example`);
  await sheet.getByRole('textbox', { name: 'Reason' }).fill(hostile);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Your data is submitted successfully!')).toBeVisible();
  await expect(page.getByRole('cell', { name: hostile })).toBeVisible();
  await page.getByRole('cell', { name: hostile }).click();
  await expect(page.getByRole('dialog').getByText(hostile)).toBeVisible();

  expect(await page.title()).not.toBe('owned');
});
