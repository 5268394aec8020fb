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
