import { expect, type Page } from '@playwright/test';
import { go } from './on-screen.ts';
import type { HostileFirm } from './product.ts';
import type { Shown } from './screens.ts';
import { HOSTILE } from './shapes.ts';

const ASKED = [
  'View Full Description',
  'View history',
  'Show all participants',
  'View all',
  'Yes, Please!',
  'Yes, Show me!',
];
const CHOOSERS = ['TP Owner', 'TP Status', 'Status history', 'Lists', 'Buckets'];

const panelOf = (page: Page) => page.locator('section[aria-label][tabindex="-1"]');

/** A company with everything unfolded, its choosers and its shortcuts. */
export async function visitCompany(page: Page, { domain }: HostileFirm, shown: Shown) {
  await go(page, `/explore?is_saas=true&company=${domain}`);
  const panel = panelOf(page);
  for (const name of ASKED) await panel.getByRole('button', { name }).first().click();
  for (const name of ['Notable People', 'Similar companies', 'Files'])
    await panel.getByRole('heading', { name }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('list', { name: 'Files' })).toContainText(HOSTILE);
  await expect(panel.getByRole('region', { name: 'SEO and PPC Companies' })).toContainText(HOSTILE);
  await shown('company profile');
  for (const name of CHOOSERS) {
    await panel
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await shown(name);
    await page.keyboard.press('Escape');
  }
}

const LINKS = { A: 'Company site', G: 'Reviews', L: 'LinkedIn' };

/** The keys of links that are no addresses open nothing. */
export async function pressShortcuts(page: Page, { domain }: HostileFirm, shown: Shown) {
  await go(page, `/explore?is_saas=true&company=${domain}`);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Notable People' })).toBeAttached();
  const missing: string[] = [];
  for (const [letter, name] of Object.entries(LINKS))
    if ((await panel.getByRole('link', { name, exact: true }).count()) === 0) missing.push(letter);
  expect(missing).not.toEqual([]);
  for (const letter of missing) await page.keyboard.press(`ControlOrMeta+Shift+${letter}`);
  await shown('shortcuts');
  expect(page.context().pages()).toHaveLength(1);
}

/** What was said of a company, and where it leads: a thread, a newsletter in its own tab, a reference. */
export async function visitWhatWasSaid(page: Page, { domain }: HostileFirm, shown: Shown) {
  await go(page, `/explore?is_saas=true&company=${domain}`);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: /^Quips/ }).click();
  await expect(panel.getByRole('tabpanel')).toContainText(HOSTILE);
  await shown('quips');
  const opened = page.context().waitForEvent('page');
  await panel.getByRole('button', { name: 'View full content' }).first().click();
  const newsletter = await opened;
  await newsletter.waitForLoadState();
  expect(await newsletter.evaluate(() => document.body.textContent)).toMatch(HOSTILE);
  await newsletter.close();
  await panel.getByRole('tab', { name: /^Mentions/ }).click();
  await expect(panel.getByRole('tabpanel')).toContainText(HOSTILE);
  await shown('mentions');
  const mentions = await panel
    .getByRole('link', { name: 'View full description' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await panel.getByRole('button', { name: 'View thread' }).first().click();
  await expect(
    panel.getByRole('region', { name: 'CTO Lunches' }).getByRole('listitem').first(),
  ).toContainText(HOSTILE);
  await shown('a lunch');
  for (const address of mentions) {
    await go(page, address);
    await expect(page.getByRole('main')).toContainText(HOSTILE);
    await shown(address);
  }
}
