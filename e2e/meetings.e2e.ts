import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signedIn } from './orion.ts';

const LIST = '**/api/v1/fathom-ai-summaries*';
const grid = (page: Page) => page.getByRole('table', { name: 'Meetings' });
const rows = (page: Page) => grid(page).getByRole('row');
const search = (page: Page) => page.getByRole('textbox', { name: 'Search meetings' });
const results = (page: Page) => page.getByText(/^[\d,]+ results?$/);

async function openList(page: Page, query = '') {
  await page.goto(`/fathom${query}`);
  await expect(results(page)).toBeVisible();
  await expect(rows(page).nth(1)).toBeVisible();
}

// FATH-001, FATH-007, FATH-016, FATH-017, FATH-057
signedIn('meetings are listed, narrowed and opened, and the way back keeps the filters', async ({ page }) => {
  await openList(page);
  const all = Number((await results(page).innerText()).split(' ')[0]?.replace(',', ''));

  // The first column stays where it is, and is as wide as the specification says.
  const name = rows(page).nth(1).getByRole('cell').first();
  expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(340);
  expect(
    await name.evaluate((cell) => [getComputedStyle(cell).position, getComputedStyle(cell).left]),
  ).toEqual(['sticky', '0px']);
  await page.evaluate(() => document.body.setAttribute('data-before', 'reload'));
  await page.getByRole('button', { name: 'Fathom', exact: true }).click();
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await expect(rows(page).nth(1)).toBeVisible();

  await page.getByRole('switch', { name: 'Show only unassociated' }).click();
  await expect(page).toHaveURL(/is_associated=false/);
  await expect.poll(async () => Number((await results(page).innerText()).split(' ')[0])).toBeLessThan(all);
  await expect(grid(page).getByRole('link', { name: /^Open / })).toHaveCount(0);
  const unassociated = await results(page).innerText();
  await page.getByRole('combobox', { name: 'Creator' }).click();
  await expect(page.getByRole('option').first()).toHaveText('All');
  await page.getByRole('option', { name: 'Marta Lindqvist' }).click();
  await expect(page).toHaveURL(/scoper=marta%40aldercap\.example/);
  await expect.poll(() => grid(page).getByText('theo@').count()).toBe(0);
  await expect(results(page)).not.toHaveText(unassociated);
  const narrowed = await results(page).innerText();
  await page.reload();
  await expect(results(page)).toHaveText(narrowed);

  await rows(page).nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fathom\/\d+\?.*is_associated=false/);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: 'Notes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/fathom\?.*is_associated=false/);
  await expect(results(page)).toHaveText(narrowed);
});

const SUMMARY = [
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Level ${level}</h${level}>`),
  ...Array.from({ length: 80 }, (_, at) => `<p>Point ${at}</p>`),
].join('');

// FATH-054, FATH-056
signedIn('the notes have headings of their sizes, and Space scrolls them by 250 px', async ({ page }) => {
  await page.route('**/api/v1/fathom-meeting-summary*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...body, meeting_base: { ...body.meeting_base, html_summary: SUMMARY } },
    });
  });
  await openList(page);
  await rows(page).nth(1).getByRole('link').first().click();
  const sheet = page.getByRole('dialog');
  const notes = sheet.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('Point 79')).toBeAttached();

  const sizes = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((level) =>
      notes
        .getByRole('heading', { name: `Level ${level}` })
        .evaluate((heading) => getComputedStyle(heading).fontSize),
    ),
  );
  expect(sizes).toEqual(['20px', '20px', '18px', '18px', '16px', '16px']);
  const top = () => notes.evaluate((region) => region.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('Space');
  await expect.poll(top).toBe(before - 250);
  await page.keyboard.press('Shift+Space');
  await expect.poll(top).toBe(before);
});

// FATH-059, FATH-061
signedIn('a click anywhere on a guest’s card opens what is known of them', async ({ page }) => {
  await openList(page);
  await search(page).fill('a');
  const cards = page.getByRole('dialog').getByRole('article').filter({ hasText: 'Function' });
  for (let row = 1; ; row += 1) {
    await rows(page).nth(row).getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Notes' })).toBeVisible();
    if ((await cards.count()) > 0) break;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const name = (await cards.first().getAttribute('aria-label')) ?? '';
  const { width = 0, height = 0 } = (await cards.first().boundingBox()) ?? {};

  await cards.first().click({ position: { x: width - 8, y: height - 8 } });

  const edit = page.getByRole('dialog', { name, exact: true });
  await expect(edit.getByRole('combobox', { name: `Projects, ${name}` })).toBeVisible();
  await expectFlawless(page);
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeHidden();
});

// FATH-020, FATH-021, FATH-024, FATH-030, FATH-034
signedIn('notes are associated from the list, and the row says so at once', async ({ page }) => {
  await openList(page, '?is_associated=false');
  const open = page.getByRole('button', { name: 'Associate Note' });
  const form = page.getByRole('dialog').filter({ hasText: 'Associate notes to:' });
  for (let row = 0; ; row += 1) {
    await open.nth(row).click();
    await expect(form.getByRole('radio', { name: 'Company' })).toBeVisible();
    if (await form.getByRole('radio', { name: 'Company' }).isEnabled()) break;
    await form.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(form.getByRole('combobox')).toBeDisabled();
  await form.getByRole('radio', { name: 'Company' }).click();
  await form.getByRole('combobox', { name: /Select Company/ }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Data Saved Successfully')).toBeVisible();
});

signedIn('a key of one’s own brings meetings in; one that is refused says so', async ({ page }) => {
  await page.goto('/settings/account');
  const key = page.getByLabel('Fathom API key');
  await key.fill('a-key-nobody-gave');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText(/refused|not accept|doesn.t accept/i).first()).toBeVisible();
  await expectFlawless(page);
  await key.fill('e2e-fathom-key');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Fathom connected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();

  // Every seventh of 28 is among ourselves.
  await expect(async () => {
    await openList(page);
    await search(page).fill('simulated.example');
    await expect(results(page)).toHaveText('24 results', { timeout: 2000 });
  }).toPass();
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Fathom disconnected')).toBeVisible();
});

const many = Array.from({ length: 20_000 }, (_, at) => ({
  fathom_id: at + 1,
  meeting_title: `Call ${at} with acme`,
  meeting_start_time: new Date(Date.UTC(2026, 9, 1) - at * 3_600_000).toISOString(),
  scoper: `p${at % 20}@aldercap.example`,
  attendee_count: 2,
  company_count: 1,
  processed_by_orion: at % 2 === 0,
  external_link: at % 2 === 0 ? 'https://crm.example/1' : null,
  is_hidden: false,
  is_deleted: false,
}));

// FATH-002, FATH-067
signedIn('20,000 meetings scroll with few rows drawn, and the title search asks nobody', async ({ page }) => {
  let asked = 0;
  await page.route(LIST, (route) => {
    asked += 1;
    return route.fulfill({ json: { results: many, count: many.length } });
  });
  await openList(page);
  await expect(results(page)).toHaveText('20,000 results');
  expect(asked).toBe(1);
  const drawn = () => rows(page).count();
  expect(await drawn()).toBeLessThan(60);

  await grid(page).hover();
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 20_000);
  await expect(grid(page).getByText('Call 1666 with acme')).toBeVisible();
  expect(await drawn()).toBeLessThan(60);
  await grid(page).evaluate((table) => table.parentElement?.scrollTo({ top: 10 ** 8 }));
  await expect(grid(page).getByText('Call 19999 with acme')).toBeVisible();
  expect(await drawn()).toBeLessThan(60);

  const before = asked;
  await search(page).fill('CALL 19998');
  await expect(results(page)).toHaveText('1 result');
  await search(page).fill('no such meeting');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  expect(asked).toBe(before);
});

const meeting = (recording_id: number, title: string, email: string) => ({
  recording_id,
  title,
  recording_start_time: '2026-10-01T09:00:00Z',
  recorded_by: { name: 'Marta Lindqvist', email: 'marta@aldercap.example' },
  calendar_invitees: [{ name: 'Guest', email, is_external: true }],
  default_summary: { markdown_formatted: '# Plan\n\n- <img src=x onerror=alert(1)>Pumps' },
});

// FATH-074
signedIn('an export of meetings goes in by file, and out again', async ({ page }) => {
  const items = [
    meeting(880_000_001, 'Brought by file', 'guest@filed.example'),
    meeting(880_000_002, 'Among ourselves', 'theo@aldercap.example'),
  ];
  await page.goto('/explore?import=meetings');
  await expect(page.getByRole('dialog', { name: 'Import meetings' })).toBeVisible();
  await page.getByLabel('File to import').setInputFiles({
    name: 'meetings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ items, next_cursor: null })),
  });
  await expect(page.getByRole('list', { name: 'Outcome' })).toContainText('Create1new meetings');
  await expect(page.getByRole('region', { name: 'Rejected' })).toContainText('Nobody from outside');
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: '1 meeting imported' })).toBeVisible();
  await page.goto('/fathom/880000001');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Plan' })).toBeVisible();

  await page.goto('/explore?import=all');
  await page.getByRole('button', { name: 'meetings.json' }).first().click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
  await page.goto('/fathom/880000001');
  await expect(page.getByText('Meeting not found')).toBeVisible();
});
