import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, signedIn } from './orion.ts';

const SAAS = '/explore?is_saas=true';
const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const slider = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const open = async (page: Page) => {
  await page.goto(SAAS);
  await expect(cards(page).first()).toBeVisible();
};
const nameOf = async (page: Page, at: number) => (await cards(page).nth(at).getAttribute('aria-label')) ?? '';
const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

// SLID-001, SLID-002, SLID-011, SLID-013, SLID-014
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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  signedIn(`a company is accessible, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);

    await cards(page)
      .first()
      .click({ position: { x: 120, y: 90 } });
    await expect(page.getByRole('heading', { name: 'Countries' })).toBeAttached();
    await page.getByRole('button', { name: 'Yes, Please!' }).click();
    await expect(page.getByRole('button', { name: 'Yes, Please!' })).toBeHidden();

    await expectAccessibleInBoth(page);
    expect(await isSideways(page)).toBe(false);
  });
