import { expect, type Page } from '@playwright/test';
import { go } from './on-screen.ts';
import type { Shown } from './screens.ts';
import { HOSTILE } from './shapes.ts';

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** References in the list, in their sheet, edited, with their history, and a person of one. */
export async function visitConversations(page: Page, shown: Shown) {
  await go(page, '/conversations?ratings=3');
  const cards = page.getByRole('feed').getByRole('article');
  await expect(cards.nth(5)).toContainText(HOSTILE);
  await shown('references');
  for (const name of [/^Filters/, 'Insights', /incomplete$/]) {
    await page.getByRole('button', { name }).first().click();
    await shown(String(name));
    await page.keyboard.press('Escape');
  }
  await cards.first().getByRole('link').first().click();
  const reference = sheet(page, 'Reference');
  await expect(reference.getByText('Reference Notes')).toBeVisible();
  await shown('a reference');
  const address = page.url();
  await reference.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('switch', { name: /^Reference Contact/ }).last()).toBeVisible();
  await shown('a person of a reference');
  await go(page, address);
  await reference.getByRole('button', { name: 'Edit' }).click();
  await expect(sheet(page, 'Edit reference').getByRole('combobox').first()).toBeVisible();
  await shown('a reference being edited');
  for (const [item, opened] of [
    ['History', 'History'],
    ['Edit note', 'Edit note'],
  ] as const) {
    await go(page, address);
    await reference.getByRole('button', { name: 'Note', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(sheet(page, opened)).toBeVisible();
    await shown(item);
    await page.keyboard.press('Escape');
    await expect(sheet(page, opened)).toBeHidden();
  }
}
