import { expect, type Page } from '@playwright/test';
import { go } from './on-screen.ts';
import type { HostileFirm } from './product.ts';
import { HOSTILE } from './shapes.ts';

/** Told of each screen once its texts are there. */
export type Shown = (screen: string) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export async function signInAmongHostile(page: Page, shown: Shown) {
  await page.goto('/login');
  await button(page, 'Sign in with Google').click();
  await expect(button(page, HOSTILE).first()).toBeVisible();
  await shown('sign-in');
  await button(page, /Marta Lindqvist/).click();
  await expect(page.getByRole('heading', { name: /^Companies/ })).toBeVisible();
}

export async function visitExplore(page: Page, { domain, person_name }: HostileFirm, shown: Shown) {
  await go(page, '/explore?is_saas=true');
  await expect(page.getByRole('feed').getByRole('article').nth(3)).toContainText(HOSTILE);
  await button(page, 'View More').first().click();
  await button(page, /Why this rank/)
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shown('cards');
  await page.keyboard.press('Escape');
  for (const [name, heading] of [
    ['Pipeline', 'Pipeline'],
    ['View search history', 'Search details'],
    [/^Filters/, 'Filters'],
  ] as const) {
    await button(page, name).first().click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await shown(heading);
    await page.keyboard.press('Escape');
  }
  for (const words of [domain, person_name.slice(0, 6)]) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(words);
    await expect(page.getByRole('option', { name: HOSTILE }).first()).toBeVisible();
    await shown(`palette ${words}`);
    await page.keyboard.press('Escape');
  }
}

/** Sheets that any screen can have above it, by their addresses. */
export async function visitSheets(page: Page, { domain, person_id }: HostileFirm, shown: Shown) {
  const hostile = page.getByRole('dialog').getByText(HOSTILE);
  for (const address of [`met=${domain}`, `who=${person_id}`, 'alerts=open', 'import=all']) {
    await go(page, `/explore?${address}`);
    await expect(hostile.first()).toBeVisible();
    await shown(address);
  }
  for (const status of ['checked', 'failed', 'undone']) {
    await go(page, '/explore?import=all');
    await page.getByRole('dialog').getByText(`${status}.csv`).click();
    await expect(page).toHaveURL(/import=[\da-f-]{36}/);
    await expect(hostile.first()).toBeVisible();
    await shown(`${status} import`);
  }
}
