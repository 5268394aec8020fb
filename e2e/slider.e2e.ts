import type { Page } from '@playwright/test';
import { expect, signedIn } from './orion.ts';

const SAAS = '/explore?is_saas=true';
const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const slider = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const open = async (page: Page, address = SAAS) => {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
};
const nameOf = async (page: Page, at: number) => (await cards(page).nth(at).getAttribute('aria-label')) ?? '';
/** Opens the company of a card, and waits for its profile. */
const openCompany = async (page: Page, at: number) => {
  const name = await nameOf(page, at);
  await cards(page).nth(at).focus();
  await page.keyboard.press('Enter');
  const panel = slider(page, name);
  await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
  return panel;
};
const aCountry = (country: string) => ({
  country,
  percentage: 12,
  flag_svg: null,
  ...Object.fromEntries(
    ['1m', '6m', '1y', '2y'].flatMap((period) => [
      [`growth_${period}`, 1],
      [`churn_${period}`, 1],
    ]),
  ),
  source: 'import',
  observed_at: '2026-11-01T00:00:00.000Z',
});
// SLID-001, SLID-011, SLID-013, SLID-014
signedIn('a card opens its company beside the others, and its address opens it again', async ({ page }) => {
  await open(page);
  const name = await nameOf(page, 1);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/domain=/.test(request.url())) calls.push(`${request.method()} ${request.url()}`);
  });

  await cards(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const panel = slider(page, name);
  await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Company Profile' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('button', { name: /TP Owner/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /TP Status/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Notable People' })).toBeAttached();
  expect(new Set(calls).size).toBe(calls.length);

  await page.reload();
  await expect(slider(page, name).getByRole('heading', { name, exact: true })).toBeVisible();
});

// SLID-002
signedIn('another company begins on its profile, at the top', async ({ page }) => {
  await open(page, '/explore?newsletter_mentions=true');
  const first = await openCompany(page, 0);
  await first.getByRole('tab', { name: /^Quips \d/ }).click();
  await expect(first.getByRole('tabpanel', { name: 'Quips' })).toBeVisible();

  const second = await openCompany(page, 1);
  await expect(second.getByRole('tab', { name: 'Company Profile' })).toHaveAttribute('aria-selected', 'true');
  await second.getByRole('heading', { name: 'Notable People' }).scrollIntoViewIfNeeded();
  await expect(second.getByRole('heading', { name: 'Funding' })).not.toBeInViewport();

  const third = await openCompany(page, 2);
  await expect(third.getByRole('heading', { name: 'Notable People' })).toBeAttached();
  await expect(third.getByRole('heading', { name: 'Funding' })).toBeInViewport();
  const scrolled = await third
    .getByRole('tabpanel', { name: 'Company Profile' })
    .evaluate((content) => content.closest('[tabindex="0"]')?.scrollTop);
  expect(scrolled).toBe(0);
});

// SLID-047
signedIn('six countries stand in two rows of three', async ({ page }) => {
  // Few companies work in so many.
  await page.route('**/get-company-cached-data*', async (route) => {
    const reply = await route.fetch();
    const company = await reply.json();
    company.company_stats.countries = Array.from({ length: 8 }, (_, at) => aCountry(`Land ${at}`));
    await route.fulfill({ response: reply, json: company });
  });
  await open(page);
  const panel = await openCompany(page, 0);
  const countries = panel.getByRole('list', { name: 'Countries' }).getByRole('listitem');
  await expect(countries).toHaveCount(6);

  const tops = await countries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

  const [upper, , , lower] = tops;
  expect(tops).toEqual([upper, upper, upper, lower, lower, lower]);
  expect(lower).toBeGreaterThan(upper ?? 0);
});

// SLID-008
signedIn('Escape closes the company and leads back to its card', async ({ page }) => {
  await open(page);
  const name = await nameOf(page, 2);
  await cards(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(slider(page, name)).toBeFocused();

  await page.keyboard.press('Escape');

  await expect(slider(page, name)).toBeHidden();
  await expect(page).not.toHaveURL(/company=/);
  await expect(page.getByRole('article', { name, exact: true })).toBeFocused();
});

signedIn.describe('with motion', () => {
  signedIn.use({ contextOptions: { reducedMotion: 'no-preference' } });

  signedIn('what is typed after the key of a chooser is its own, however quickly', async ({ page }) => {
    await open(page);
    const panel = await openCompany(page, 0);
    for (const name of [/TP Owner/, /TP Status/, /^Lists$/])
      await expect(panel.getByRole('button', { name }).first()).toBeEnabled();
    const { href } = new URL(page.url());
    for (const [key, field] of [
      ['o', 'Search TP Owner'],
      ['s', 'Search TP Status'],
      ['l', 'Search Lists'],
    ] as const) {
      // J would be the next company, and E its form.
      await page.keyboard.type(`${key}jane`);
      await expect(page.getByRole('combobox', { name: field })).toHaveValue('jane');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: field })).toBeHidden();
    }
    expect(page.url()).toBe(href);
  });
});

signedIn(
  'the next company, its status and its lists are reached by keys and from the palette',
  async ({ page }) => {
    await open(page);
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
    await openCompany(page, 0);

    await page.keyboard.press('j');
    await expect(slider(page, second).getByRole('heading', { name: second, exact: true })).toBeVisible();
    await expect(slider(page, second)).toContainText(/^2 of /);
    await page.keyboard.press('k');
    const panel = slider(page, first);
    await expect(panel.getByRole('heading', { name: first, exact: true })).toBeVisible();
    for (const name of [/TP Owner/, /TP Status/, /^Lists$/])
      await expect(panel.getByRole('button', { name }).first()).toBeEnabled();
    for (const [key, field] of [
      ['o', 'Search TP Owner'],
      ['s', 'Search TP Status'],
      ['l', 'Search Lists'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('combobox', { name: field })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: field })).toBeHidden();
    }

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('set status');
    const offered = page
      .getByRole('group', { name: 'This screen' })
      .getByRole('option', { name: /^Set status: / });
    const status = ((await offered.first().textContent()) ?? '').replace('Set status: ', '');
    await offered.first().click();
    await expect(panel.getByRole('button', { name: /TP Status/ })).toContainText(status);
    await page.getByRole('button', { name: 'Undo' }).click();
  },
);

signedIn('what the firm knows is one press from the top of a company', async ({ page }) => {
  await open(page, '/explore?is_saas=true&sort_by=current_rank&sort_direction=asc');
  const panel = await openCompany(page, 0);
  const line = panel.getByRole('group', { name: 'Our history' });
  await expect(line.getByRole('button').or(line.getByText('Nothing yet')).first()).toBeVisible();
  await page.route('**/company-history*', (route) =>
    route.fulfill({ json: { data: { meetings: 1, references: 2, updates: 1, calls: 1, files: 1 } } }),
  );
  await page.reload();

  for (const [name, title] of [
    ['1 file', 'Files'],
    ['1 update', 'Updates'],
    ['2 references', 'References'],
    ['1 call', 'Call Summaries'],
    ['1 meeting', 'Company Meetings'],
  ] as const) {
    await line.getByRole('button', { name, exact: true }).evaluate((one: HTMLElement) => one.click());
    await expect(panel.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
});

/** Lets every answer and every late part come at a time of its own: the same ones in each run. */
async function scatter(page: Page) {
  let seed = 7;
  await page.route(/\/(api\/v1|assets)\//, async (route) => {
    seed = (seed * 16_807) % 2_147_483_647;
    const delay = seed % 700;
    await new Promise((resume) => setTimeout(resume, delay));
    await route.continue();
  });
}

const COMPANY = 'section[aria-label], [role=dialog]';
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'from its card': async (page) => {
    await open(page);
    // The others make room for it.
    await page.evaluate(watchShifts, COMPANY);
    await scatter(page);
    await cards(page).first().focus();
    await page.keyboard.press('Enter');
  },
  'by its address': async (page) => {
    await open(page);
    const domain = await cards(page).first().getAttribute('data-domain');
    await page.addInitScript(watchShifts, `${COMPANY}, [role=feed]`);
    await scatter(page);
    await page.goto(`${SAAS}&company=${domain}`);
  },
};
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** Each way and each size once; all pairs in the long run. */
const PAIRS = Object.keys(WAYS)
  .flatMap((way, at) => SIZES.map((size, other) => ({ way, size, isOwn: at === other })))
  .filter(({ isOwn }) => isOwn || process.env.ORION_TEST_LONG);
for (const { way, size } of PAIRS)
  signedIn(
    `nothing moves while the parts of a company come, ${way}, at ${size.width} px`,
    async ({ page }) => {
      await page.setViewportSize(size);

      await WAYS[way]?.(page);
      await expect(page.getByRole('heading', { name: 'Notable People' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'TP Owner' })).toBeVisible();
      await expect(page.getByText(/^Visited \d/)).toBeVisible();
      await expect(page.getByRole('tab', { name: /Mentions( \d|$)/ })).toBeVisible();
      await expect(page.locator('[data-waiting]')).toHaveCount(0);

      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    },
  );

/** Notes what moved of what is watched, and how far. */
function watchShifts(watched: string) {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const [across, down] = [Math.round(to.left - from.left), Math.round(to.top - from.top)];
        if (!element?.closest(watched)) continue;
        if (from.height > 0 && to.height > 0 && (Math.abs(across) > 1 || Math.abs(down) > 1))
          shifts.push(
            `${element.className || element.tagName} ${element.textContent?.slice(0, 30)}: ${across}, ${down} px`,
          );
      }
  }).observe({ type: 'layout-shift', buffered: true });
}
