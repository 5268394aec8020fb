import type { Locator, Page } from '@playwright/test';
import { expect, signedIn } from './orion.ts';

const RATED = '/conversations?ratings=3';
const BASE = `http://127.0.0.1:${process.env.E2E_PORT}`;
const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const sheet = (page: Page, name: string | RegExp = 'Reference') => page.getByRole('dialog', { name });

const open = async (page: Page, address = RATED) => {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
};
const openEdit = async (page: Page, nth = 0) => {
  await open(page);
  await cards(page).nth(nth).getByRole('link').first().click();
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  const dialog = sheet(page, 'Edit reference');
  await expect(dialog.getByRole('combobox', { name: /^Rating/ }).first()).toBeVisible();
  return dialog;
};
const choose = async (page: Page, field: string | RegExp, option: string) => {
  await sheet(page, 'Edit reference').getByRole('combobox', { name: field }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const ratingOf = (dialog: Locator) => dialog.getByRole('combobox', { name: /^Rating/ }).first();

// CONV-002, CONV-003, CONV-031, CONV-036, SHELL-004
signedIn('a search on Enter finds references, and its address finds them again', async ({ page }) => {
  await page.goto('/conversations');
  await expect(page.getByText('Hello! We are waiting for you to set filter for us!')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=pricing/);
  await expect(cards(page).first()).toContainText(/pricing/i);
  const first = await cards(page).first().getAttribute('aria-label');
  await page.reload();
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/conversations\/[\da-f-]{36}\?search=pricing/);
  await expect(sheet(page).getByText('Reference Notes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/conversations\?search=pricing$/);
});

// CONV-039, CONV-040, CONV-041
signedIn('scrolling brings the second page', async ({ page }) => {
  await open(page);
  const second = page.waitForResponse((answer) => answer.url().includes('page=2'));

  await cards(page).first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards(page).count()).toBeGreaterThan(20);
  }).toPass();

  expect((await second).status()).toBe(200);
});

// CONV-044, CONV-045
signedIn('what was found goes to the clipboard without anything hidden', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://chat.openai.com/**', (route) => route.fulfill({ body: 'chat' }));
  await open(page, '/conversations?search=pricing');
  const chat = context.waitForEvent('page');

  await page.getByRole('button', { name: 'Copy results' }).click();

  await expect(page.getByText('Current response is copied to clipboard!')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Date: \w{3} \d\d \d{4}\nCreator: .+\nProjects: .+\nPeople: .+\nNotes: /);
  expect(text).not.toMatch(/<\w|\p{Default_Ignorable_Code_Point}/u);
  expect((await chat).url()).toContain('chat.openai.com');
});

/** The places where something is typed: the way there, the typing, and what must be there afterwards. */
const desks = {
  'the edit view': {
    begin: async (page: Page) => {
      await openEdit(page, 1);
      await choose(page, /^Rating/, 'Unable to Reach');
    },
    isThere: (page: Page) => expect(ratingOf(sheet(page, 'Edit reference'))).toHaveValue('Unable to Reach'),
    isTold: 'Unsaved draft restored.',
  },
  'the person sheet': {
    begin: async (page: Page) => {
      await open(page);
      await cards(page).nth(3).getByRole('link').first().click();
      const person = sheet(page).getByRole('article').first();
      const name = (await person.getAttribute('aria-label')) ?? '';
      await person.getByRole('button', { name }).click();
      await sheet(page, name).getByRole('button', { name: 'Edit' }).click();
      await ratingOf(sheet(page, name)).click();
      await page.getByRole('option', { name: 'Unable to Reach', exact: true }).click();
    },
    isThere: (page: Page) =>
      expect(page.getByRole('combobox', { name: /^Rating/ })).toHaveValue('Unable to Reach'),
    isTold: 'Unsaved draft restored.',
  },
  'a new reference': {
    begin: async (page: Page) => {
      await page.goto('/conversations?note=new');
      await sheet(page, 'New reference').getByRole('textbox', { name: 'Reference Notes' }).click();
      await page.keyboard.type('Quokka rollout, told in confidence.');
    },
    isThere: (page: Page) =>
      expect(page.getByRole('textbox', { name: 'Reference Notes' })).toHaveText(
        'Quokka rollout, told in confidence.',
      ),
    isTold: 'Unsaved draft restored.',
  },
};

// trust.md R19; all keep their drafts in one way, so the others are for the long run.
const desksToTry = Object.entries(desks).slice(process.env.ORION_TEST_LONG ? 0 : -1);
for (const [desk, { begin, isThere, isTold }] of desksToTry)
  signedIn(
    `what is typed in ${desk} survives being offline, a crash of the tab and a reload`,
    async ({ page, context }) => {
      await begin(page);
      const address = page.url();
      await context.setOffline(true);
      await expect(page.getByText('I am offline')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('I am offline')).toBeHidden();
      await isThere(page);

      // No page that crashes is told beforehand.
      const crashed = page.waitForEvent('crash');
      const session = await context.newCDPSession(page);
      void session.send('Page.crash').catch(() => {});
      await crashed;
      const other = await context.newPage();
      await other.goto(address);
      await expect(other.getByText(isTold)).toBeVisible();
      await isThere(other);
      await other.reload();
      await expect(other.getByText(isTold)).toBeVisible();
      await isThere(other);
    },
  );

// REF-018, REF-031, REF-033
signedIn('an edit is saved, one call for each person, and Space scrolls', async ({ page }) => {
  const dialog = await openEdit(page, 2);
  const people = await dialog.getByRole('group').count();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/people-metadata-update')) calls.push(request.method());
  });
  await choose(page, /^Rating/, 'Not Yet Decided');

  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Data Saved Successfully')).toBeVisible();
  await expect(sheet(page).getByText('Not Yet Decided').first()).toBeVisible();
  expect(calls).toHaveLength(people);
});

// trust.md 18, R15
signedIn(
  'who saves second is told who changed what, and loses nothing',
  async ({ page, browser, session }) => {
    const second = await (await browser.newContext({ storageState: session, baseURL: BASE })).newPage();
    await openEdit(page, 4);
    await second.goto(page.url());
    await expect(sheet(second, 'Edit reference').getByRole('combobox').first()).toBeVisible();
    await choose(page, /^Rating/, 'Episodic Outreach');
    await choose(second, /^Rating/, 'No need to follow-up');
    await sheet(page, 'Edit reference').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Data Saved Successfully')).toBeVisible();

    await sheet(second, 'Edit reference').getByRole('button', { name: 'Save' }).click();

    await expect(
      second.getByText(
        /^You changed Rating to Episodic Outreach in another tab or on another device while you were editing/,
      ),
    ).toBeVisible();
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await sheet(second, 'Edit reference').getByRole('button', { name: 'Save' }).click();
    await expect(sheet(second).getByText('No need to follow-up').first()).toBeVisible();
    await second.context().close();
  },
);
