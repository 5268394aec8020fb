import type { Page } from '@playwright/test';
import { expect, signedIn } from './orion.ts';

const DELAY_MS = 2000;

/** Lets a part of the page come so late; tells when the page has got it. */
async function delay(page: Page, part: RegExp) {
  const arrived = page.waitForResponse((answer) => part.test(answer.url()));
  await page.route(part, async (route) => {
    await new Promise((resume) => setTimeout(resume, DELAY_MS));
    await route.continue();
  });
  return async () => void (await (await arrived).finished());
}

const firstCard = (page: Page) => page.getByRole('feed').getByRole('article').first();

// EXPL-015
signedIn(
  'a company that comes late is given up by Escape, and handed over when it has come',
  async ({ page }) => {
    const arrived = await delay(page, /company-slider/);
    await page.goto('/explore?is_saas=true');
    await expect(firstCard(page)).toBeVisible();
    const name = (await firstCard(page).getAttribute('aria-label')) ?? '';
    const slider = page.getByRole('region', { name, exact: true });
    await firstCard(page).focus();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await arrived();
    await expect(page).not.toHaveURL(/company=/);
    await expect(slider).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(slider.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slider).toBeHidden();
    await expect(page).not.toHaveURL(/company=/);
  },
);

const READS = /api\/v1\/(Tp-owner|tp-status\?|company-lists)/;
const CHOOSERS = [
  ['o', 'TP Owner'],
  ['s', 'TP Status'],
  ['l', 'Lists'],
] as const;
/** They wait by the same means; each costs a page load. */
const SOME_CHOOSERS = process.env.ORION_TEST_LONG ? CHOOSERS : CHOOSERS.slice(-1);

signedIn(
  'keys of a company that is still being read open what they mean, and letters behind them go there',
  async ({ page }) => {
    await page.goto('/explore?is_saas=true');
    await expect(firstCard(page)).toBeVisible();
    const name = (await firstCard(page).getAttribute('aria-label')) ?? '';
    const slider = page.getByRole('region', { name, exact: true });
    for (const [key, label] of SOME_CHOOSERS) {
      let release = () => {};
      const gate = new Promise<void>((resolve) => (release = resolve));
      await page.route(READS, async (route) => {
        await gate;
        await route.continue();
      });
      await firstCard(page).focus();
      await page.keyboard.press('Enter');
      await expect(slider).toBeVisible();
      await page.keyboard.type(`${key}jam`);
      release();

      const search = page.getByRole('combobox', { name: `Search ${label}` });
      await expect(search).toHaveValue('jam');
      await page.keyboard.press('Tab');
      await expect(search).toBeHidden();
      await expect(slider.locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(slider).toBeHidden();
      await page.unrouteAll({ behavior: 'wait' });
      await page.reload();
      await expect(firstCard(page)).toBeVisible();
    }
  },
);

signedIn(
  'keys of a company whose own part of the page is still fetched wait for it too',
  async ({ page }) => {
    for (const [key, label] of SOME_CHOOSERS) {
      const arrived = await delay(page, /company-slider/);
      await page.goto('/explore?is_saas=true');
      await expect(firstCard(page)).toBeVisible();
      await firstCard(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/company=/);
      await page.keyboard.type(`${key}jam`);
      await arrived();
      await expect(page.getByRole('combobox', { name: `Search ${label}` })).toHaveValue('jam');
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

signedIn('a key of a company that is not there leaves the keyboard to the page', async ({ page }) => {
  const arrived = await delay(page, /company-slider/);
  await page.goto('/explore?is_saas=true&company=nowhere.example');
  await expect(firstCard(page)).toBeVisible();
  await page.keyboard.type('lo');
  await arrived();
  await expect(page.getByText(/isn’t in Orion/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

signedIn('what could not be read takes the letters too, and is asked for again by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.route(READS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/explore?is_saas=true');
  await expect(firstCard(page)).toBeVisible();
  await firstCard(page).focus();
  await page.keyboard.press('Enter');
  for (const [key, label] of CHOOSERS) {
    await expect(page.getByText(/^Couldn’t load (owners|status|lists)\.$/)).toHaveCount(3);
    await page.keyboard.type(`${key}jam`);
    const search = page.getByRole('combobox', { name: `Search ${label}` });
    await expect(search).toHaveValue('jam');
    // Also where what failed lay below the edge of the window.
    await expect(search).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
  await page.keyboard.press('o');
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'TP Owner' }).getByRole('option').first()).toBeVisible();
});

signedIn('a list one types into stays while parts above it come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const above = /api\/v1\/(company-fathom-meetings|funding|get-company-no-cached-data)/;
  const answered = page.waitForResponse((answer) => /get-company-no-cached-data/.test(answer.url()));
  await page.route(above, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/explore?is_saas=true');
  await expect(firstCard(page)).toBeVisible();
  await firstCard(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  const search = page.getByRole('combobox', { name: 'Search Lists' });
  await expect(search).toBeFocused();
  await page.keyboard.type('can');
  release();
  await (await answered).finished();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.keyboard.type('v');
  await expect(search).toHaveValue('canv');
  await expect(search).toBeInViewport();
});

signedIn('a part that cannot be fetched leaves the rest, and comes with the page', async ({ page }) => {
  await page.route(/assets\/owner-select/, (route) => route.abort());
  await page.goto('/explore?is_saas=true');
  await expect(firstCard(page)).toBeVisible();
  await firstCard(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('o');
  await expect(page.getByText('Couldn’t load this part of the page.')).toBeVisible();
  await expect(firstCard(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('button', { name: 'TP Owner' })).toBeVisible();
});

signedIn('a button that works keeps the focus, also where it fails', async ({ page }) => {
  await page.route(/api\/v1\/reminders$/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/investorReminders?remind=new');
  await page.getByRole('textbox', { name: 'When' }).fill('tomorrow');
  const button = page.getByRole('button', { name: 'Set reminder' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('The reminder wasn’t saved. Check your connection and try again.'),
  ).toBeVisible();
  await expect(button).toBeFocused();
});

signedIn('an address that no company can have says so once', async ({ page }) => {
  for (const address of ['../../x', `${'a'.repeat(3000)}.example`, 'just words']) {
    await page.goto(`/explore?is_saas=true&company=${encodeURIComponent(address)}`);
    await expect(page.getByText('This company isn’t in Orion.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
});
