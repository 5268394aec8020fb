import { expect, type Page } from '@playwright/test';
import { go } from './on-screen.ts';
import type { HostileFirm } from './product.ts';
import type { Shown } from './screens.ts';
import { HOSTILE } from './shapes.ts';

const FORMS = ['Company Call Summary', 'Blocked Domain List', 'Downstream Cookie', 'File Metrics'];

/** What people wrote down: forms, board notes, meetings, digests, reminders, pass conditions. */
export async function visitWrittenScreens(page: Page, { domain }: HostileFirm, shown: Shown) {
  const main = page.getByRole('main');
  const rows = main.getByRole('row');
  const openFirst = async (screen: string) => {
    await shown(screen);
    await rows.nth(1).getByRole('cell').first().click();
    await expect(page.getByRole('dialog').getByText(HOSTILE).first()).toBeVisible();
    await shown(`${screen}, one of them`);
    await page.keyboard.press('Escape');
  };
  for (const name of FORMS) {
    await go(page, `/submissions?template=${encodeURIComponent(name)}`);
    await expect(rows.nth(1)).toContainText(HOSTILE);
    await openFirst(name);
    await go(page, `/submissions?template=${encodeURIComponent(name)}&form=new`);
    await expect(page.getByRole('dialog').getByText(HOSTILE).first()).toBeVisible();
    await shown(`${name}, a new one`);
    await page.keyboard.press('Escape');
  }
  for (const [address, name] of [
    ['/board-meeting', 'board notes'],
    ['/fathom', 'meetings'],
  ] as const) {
    await go(page, address);
    await expect(rows.nth(1)).toContainText(HOSTILE);
    await openFirst(name);
  }
  for (const address of ['/digest', '/investorReminders']) {
    await go(page, address);
    await expect(main.getByText(HOSTILE).first()).toBeVisible();
    await shown(address);
  }
  await go(page, `/explore?conditions=${domain}`);
  await expect(page.getByRole('dialog').getByText(HOSTILE).first()).toBeVisible();
  await shown('pass conditions');
  await page.keyboard.press('Escape');
}

/** Whether somebody's words stand on it. */
const PAGES: Record<string, boolean> = {
  '': true,
  '/notifications': false,
  '/calendar': false,
  '/staff': true,
  '/mail': false,
  '/connections': false,
  '/audit': true,
};

export async function visitSettings(page: Page, shown: Shown) {
  const main = page.getByRole('main');
  for (const [address, hasWords] of Object.entries(PAGES)) {
    await go(page, `/settings${address}`);
    await expect(
      hasWords ? main.getByText(HOSTILE).first() : main.getByRole('heading').first(),
    ).toBeVisible();
    await shown(`settings${address}`);
  }
}
