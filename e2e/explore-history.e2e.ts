import type { Page } from '@playwright/test';
import { expectFlawless } from './flawless.ts';
import { expect, signIn, test } from './orion.ts';

// Somebody of their own: a history is a person's, and other tests search at the same time.
test.beforeEach(({ page }) => signIn(page, 'Theo Abara'));

const panel = (page: Page) => page.getByRole('region', { name: 'Search details' });
const steps = (page: Page) => panel(page).getByRole('listitem', { name: /^Search \d+$/ });
const found = (page: Page) => page.getByRole('heading', { name: /^Companies \([\d,]+\)/ });

const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'View search history' }).click();
  await expect(steps(page).first()).toBeVisible();
};

// EXPL-024, HIST-007, HIST-010, HIST-012, HIST-013, WATCH-001, WATCH-003
test('a search is looked up, changed, watched, and let go of by the link of a mail', async ({ page }) => {
  await page.goto('/explore?hq_state=Texas&is_saas=true');
  await expect(found(page)).toBeVisible();
  await page.goto('/explore?hq_state=Texas&is_saas=true&status=Private');
  await expect(found(page)).toBeVisible();

  await openHistory(page);
  const latest = steps(page).first();
  await expect(latest.getByText('Current search')).toBeVisible();
  await expect(latest.getByRole('group', { name: 'Filter Added' })).toContainText('Private');

  await latest.getByRole('button', { name: 'Remove Status Private' }).click();
  await expect(page).toHaveURL(/\/explore\?hq_state=Texas&is_saas=true$/);
  await expect(panel(page)).toBeHidden();

  await openHistory(page);
  await expect(steps(page).first().getByRole('group', { name: 'Filter Removed' })).toContainText('Private');
  await steps(page).nth(1).getByRole('button', { name: 'Restore' }).click();
  await expect(page).toHaveURL(/status=Private/);

  await openHistory(page);
  const watching = page.waitForRequest((request) => request.url().endsWith('/discovery/watch'));
  const bell = steps(page).first().getByRole('button', { name: 'Watch this search' });
  await bell.click();
  await expect(page.getByText("Discovery status 'set as watched' added successfully!")).toBeVisible();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  const { uuid } = (await watching).postDataJSON() as { uuid: string };

  await page.goto(`/set_top_discovery_queries?uuid=${uuid}&watched=false`);
  await expect(page.getByText('Discovery Watched Status Updated!')).toBeVisible();
  await expect(page.getByText("Discovery status 'set as watched' removed successfully!")).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'View Discovery' }).click();
  await expect(page).toHaveURL(/\/explore$/);
});

// HIST-011
test('the search details are forty picas wide', async ({ page }) => {
  await page.goto('/explore?hq_state=Texas&is_saas=true');
  await expect(found(page)).toBeVisible();

  await openHistory(page);

  // A pica is 16 px.
  expect((await panel(page).boundingBox())?.width).toBe(640);
});

test('the history covers the page of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/explore?hq_state=Texas&is_saas=false');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'View search history' }).click();

  const sheet = page.getByRole('dialog', { name: 'Search details' });
  await expect(sheet.getByRole('listitem', { name: /^Search \d+$/ }).first()).toBeVisible();
});
