import type { Page } from '@playwright/test';
import { expect, signedIn } from './orion.ts';

const SAAS = '/explore?is_saas=true';
const cards = (page: Page) => page.getByRole('feed').getByRole('article');

const open = async (page: Page, address = SAAS) => {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
};

// EXPL-002, EXPL-003, EXPL-021, EXPL-025
signedIn('a filter finds companies, and its address finds them again', async ({ page }) => {
  await page.goto('/explore');
  await expect(page.getByText(/^Kindly select the filter/)).toBeVisible();

  await page.getByRole('switch', { name: 'Filter by Saas' }).click({ force: true });
  await expect(page).toHaveURL(/is_saas=true/);
  await expect(page.getByRole('heading', { name: /^Companies \([\d,]+\)/ })).toBeVisible();
  const first = await cards(page).first().getAttribute('aria-label');
  await page.reload();

  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '');
});

// RANK-014, RANK-019
signedIn('the order goes up, down and back', async ({ page }) => {
  await open(page);

  await page.getByRole('button', { name: /Sort by/ }).click();
  const people = page.getByRole('menuitem', { name: /^Employee Count/ });
  await people.click();
  await expect(page).toHaveURL(/sort_by=employee_count&sort_direction=asc/);
  await expect(people).toContainText('Fewest first');
  await people.click();
  await expect(page).toHaveURL(/sort_direction=desc/);
  await expect(people).toContainText('Most first');
  await people.click();
  await expect(page).not.toHaveURL(/sort_by/);
});

// EXPL-069, EXPL-071
signedIn('scrolling brings the second page and never fills the document with cards', async ({ page }) => {
  await open(page);
  const second = page.waitForResponse((answer) => answer.url().includes('page='));

  await page.getByRole('feed').hover();
  const furthest = () =>
    page
      .locator('article[aria-posinset]')
      .evaluateAll((shown) => Math.max(...shown.map((card) => Number(card.getAttribute('aria-posinset')))));
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(await furthest()).toBeGreaterThan(50);
  }).toPass();

  expect((await second).status()).toBe(200);
  expect(await cards(page).count()).toBeLessThan(200);
});

// EXPL-058, EXPL-059, EXPL-060
signedIn('arrow keys walk through the cards and Enter selects', async ({ page }) => {
  await open(page);

  await cards(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/company=/);
  await expect(cards(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

// EXPL-014, EXPL-026, FILT-024, FILT-083
signedIn('the filter panel narrows and closes by Enter', async ({ page }) => {
  await open(page);

  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Employee Insights' }).click();
  await page.getByRole('button', { name: '50-100' }).click();
  await expect(page).toHaveURL(/employee_count=/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'Search filters' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Employees 50–100' })).toBeVisible();
});

// CARD-007, SHELL-044
signedIn('a card says to whoever listens which way the company grows', async ({ page }) => {
  await open(page);

  const spoken = await page.getByRole('article').first().ariaSnapshot();

  expect(spoken).toMatch(/term: 1y\s+- definition: (up|down|flat) [\d.,]+%/);
});

// RANK-011, CARD-005
signedIn('a card tells why it has its rank, and leads to how ranks come about', async ({ page }) => {
  await open(page);

  await page
    .getByRole('button', { name: /Why this rank/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'Contributions to the score' })).toContainText('Score');
  await page.getByRole('button', { name: 'How are companies Ranked?' }).last().click();

  await expect(page.getByRole('table', { name: 'Ranking weights' })).toBeVisible();
});

// EXPL-064
signedIn('the count of filters opens what they are', async ({ page }) => {
  await open(page, '/explore?is_saas=true&hq_country=Canada');

  await page.getByRole('button', { name: '2 filters selected' }).click();
  const summary = page.getByRole('dialog', { name: 'Applied filters' });
  await expect(summary.getByText('Headquarter Countries')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(summary).toBeHidden();
});

signedIn('cards picked by keyboard are exported together', async ({ page }) => {
  await open(page);

  await cards(page).first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowRight');
  const bar = page.getByRole('toolbar', { name: 'Selected companies' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '2 selected as CSV' }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(/^orion-companies-.*\.csv$/);
});

// EXPL-075
signedIn('companies mentioned in newsletters come in an order of their own', async ({ page }) => {
  const asked = page.waitForResponse((answer) => answer.url().includes('/ranked-quip-mentions'));

  await open(page, '/explore?newsletter_mentions=true');

  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('button', { name: /Sort by Mentions/ })).toBeDisabled();
});

signedIn('Back and Forward walk through searches', async ({ page }) => {
  await open(page);
  await page.getByRole('switch', { name: 'Filter by Saas' }).click({ force: true });
  await expect(page).not.toHaveURL(/is_saas/);
  await page.goBack();

  await expect(page).toHaveURL(/is_saas=true/);
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^Kindly select the filter/)).toBeVisible();
});
