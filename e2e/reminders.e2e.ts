import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, PARTNER, signedIn, signIn, test } from './orion.ts';

interface Reminder {
  source: string;
  status: string;
  next_reminder_at: string | null;
}

const LIST = '**/api/v1/scoper-reminders';
const NOBODYS = '3f0c9e6e-7f3b-4b0e-9a53-1f1f2a9c7d10';
const linkTo = (source: string, status: string) => `/reminders?source=${source}&status=${status}`;
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const updated = (page: Page) => page.getByText('Reminder Updated!');
const failed = (page: Page) => page.getByText('Reminder Update Failed!');

/** The reminders of who is signed in, as the list reads them. */
async function remindersOf(page: Page): Promise<Reminder[]> {
  const answer = page.waitForResponse(LIST);
  await page.goto('/investorReminders');
  return (await (await answer).json()).results;
}
/** One that has passed; each test leaves it so, because there are few. */
const aPassed = async (page: Page) =>
  (await remindersOf(page)).find(({ status }) => status === 'passed')?.source ?? '';
async function takeBack(page: Page) {
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Reminder is Passed again.')).toBeVisible();
}
const found = async (page: Page, source: string) =>
  (await remindersOf(page)).find((one) => one.source === source);

signedIn('a reminder that is closed by a slip is there again, and given up by Cancel', async ({ page }) => {
  await page.goto('/investorReminders');
  await expect(page.getByRole('article').first()).toBeVisible();
  const sheet = dialog(page, 'Remind me');
  const steps = sheet.getByRole('textbox', { name: 'Next steps' });
  await page.keyboard.press('m');
  await steps.fill('Ask about the lost cohort.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('m');
  await expect(steps).toHaveValue('Ask about the lost cohort.');
  await expectFlawless(page);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();

  await page.keyboard.press('m');
  await expect(steps).toHaveValue('');
});

// REM-006, REM-007, REM-008
signedIn('a reminder is set in words, corrected and deleted, and that is taken back', async ({ page }) => {
  await page.goto('/investorReminders');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.keyboard.press('m');
  const sheet = dialog(page, 'Remind me');
  const when = sheet.getByRole('textbox', { name: 'When' });
  await when.fill('in 3 weeks');
  const day = new Date(Date.now() + 21 * 86_400_000);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(day);
  await expect(sheet.getByText(date)).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Next steps' }).fill('Ask Ana for the quixotic cohort.');
  await sheet.getByRole('button', { name: 'Set reminder' }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('tab', { name: /^Upcoming/ }).click();
  const mine = card(page, 'quixotic cohort');
  await expect(mine.getByText(/^\d+(st|nd|rd|th) \w+ \d{4} • \d{1,2}:\d{2}(am|pm)$/)).toBeVisible();
  await mine.getByRole('button', { name: 'Edit reminder' }).click();
  const edit = dialog(page, 'Edit reminder');
  await edit.getByRole('textbox', { name: 'When' }).fill('Monday 9am');
  await edit.getByRole('textbox', { name: 'Next steps' }).fill('Ask Ana for the sensible cohort.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(card(page, 'quixotic')).toHaveCount(0);
  await expect(card(page, 'sensible cohort').getByText(/ • 9:00am$/)).toBeVisible();

  await card(page, 'sensible cohort').getByRole('button', { name: 'Delete reminder' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'sensible cohort')).toBeVisible();
  await card(page, 'sensible cohort').getByRole('button', { name: 'Delete reminder' }).click();
  await expect(card(page, 'sensible cohort')).toHaveCount(0);
});

// REM-023, REM-024, REM-025, REM-027
signedIn('the links of a mail complete, snooze and cancel, and that is taken back', async ({ page }) => {
  const source = await aPassed(page);
  for (const [status, word] of [
    ['completed', 'Completed'],
    ['snooze', 'Snoozed'],
    ['delete', 'Cancelled'],
  ] as const) {
    await page.goto(linkTo(source, status));
    await expect(updated(page)).toBeVisible();
    await expect(page.getByText(`Reminder marked as ${word}.`)).toBeVisible();
    await takeBack(page);
  }
  expect(await found(page, source)).toMatchObject({ status: 'passed', next_reminder_at: null });

  await page.goto(linkTo(source, 'snooze'));
  await expect(updated(page)).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'View Reminders' }).click();
  await expect(page).toHaveURL(/\/investorReminders\?status=snooze$/);
  await expect(page.getByRole('tab', { name: /^Snoozed/, selected: true })).toBeVisible();
  await page.goto(linkTo(source, 'snooze'));
  await takeBack(page);
});

// REM-014, REM-027
signedIn(
  'a link that is opened five times makes one change, and what moved on stays',
  async ({ page, context }) => {
    const source = await aPassed(page);
    const scanner = await page.request.get(linkTo(source, 'completed'));
    expect(scanner.ok()).toBe(true);
    expect(await found(page, source)).toMatchObject({ status: 'passed' });

    const [first, second, third, ...others] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
    ];
    await Promise.all([first, second, third, ...others].map((tab) => tab.goto(linkTo(source, 'snooze'))));
    for (const tab of [first, second, third, ...others]) await expect(updated(tab)).toBeVisible();
    const snoozed = await found(page, source);
    expect(snoozed).toMatchObject({ status: 'snooze' });
    await first.reload();
    await expect(updated(first)).toBeVisible();
    expect(await found(page, source)).toEqual(snoozed);
    // One change: one undo takes all of it back, a second finds none.
    await takeBack(second);
    await third.getByRole('button', { name: 'Undo' }).click();
    await expect(failed(third)).toBeVisible();

    await page.goto(linkTo(source, 'delete'));
    await expect(updated(page)).toBeVisible();
    await first.goto(linkTo(source, 'completed'));
    await expect(failed(first)).toBeVisible();
    await expect(first.getByText('This reminder is already Cancelled.')).toBeVisible();
    expect(await found(second, source)).toMatchObject({ status: 'delete' });
    await takeBack(page);
  },
);

test('who is not signed in signs in first, and then the link does what it says', async ({
  page,
  browser,
}) => {
  const before = await browser.newPage();
  await signIn(before);
  const source = await aPassed(before);
  await before.context().close();

  await page.goto(linkTo(source, 'completed'));
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: PARTNER }).click();

  await expect(updated(page)).toBeVisible();
  expect(await found(page, source)).toMatchObject({ status: 'completed' });
  await page.goto(linkTo(source, 'completed'));
  await takeBack(page);
});

test('a link that was forwarded or altered changes nothing, and tells nobody what exists', async ({
  page,
  browser,
}) => {
  const owner = await browser.newPage();
  await signIn(owner);
  const source = await aPassed(owner);
  await signIn(page, 'Theo Abara');
  const said: string[] = [];
  for (const one of [source, NOBODYS]) {
    await page.goto(linkTo(one, 'completed'));
    await expect(failed(page)).toBeVisible();
    said.push(await page.getByRole('main').innerText());
  }
  expect(said[0]).toBe(said[1]);

  for (const altered of [
    linkTo(source, 'upcoming'),
    linkTo(source.slice(0, -1), 'completed'),
    linkTo(`${source}'`, 'completed'),
    `/reminders?source=${source}`,
    `/reminders?status=completed`,
  ]) {
    await owner.goto(altered);
    await expect(failed(owner)).toBeVisible();
  }
  expect(await found(owner, source)).toMatchObject({ status: 'passed' });
  await owner.context().close();
});

signedIn('a next step of a meeting is one click from a reminder', async ({ page }) => {
  const answer = page.waitForResponse('**/api/v1/fathom-ai-summaries*');
  await page.goto('/fathom');
  const { results } = await (await answer).json();
  await page.goto(`/fathom/${results[0].fathom_id}`);
  const steps = page.getByRole('list', { name: 'Next steps' });
  const step = (await steps.getByRole('listitem').first().innerText()).trim();
  await steps
    .getByRole('button', { name: /^Remind me/ })
    .first()
    .click();

  const sheet = dialog(page, /^Remind me/);
  await expect(sheet.getByRole('textbox', { name: 'Next steps' })).toHaveValue(step);
  await sheet.getByRole('button', { name: 'Tomorrow' }).click();
  await sheet.getByRole('button', { name: 'Set reminder' }).click();
  await expect(page.getByText(/^Reminder set for/)).toBeVisible();
});
