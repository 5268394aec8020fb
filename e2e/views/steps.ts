import { expect, type Locator, type Page } from '@playwright/test';

/** A name, the way there from the view before, and the widths at which there is such a view. */
export type View = [name: string, show: (page: Page) => Promise<unknown>, widths?: readonly number[]];
/** What is made of the same parts as the view before it. */
export const inLongRun = (...views: View[]) => (process.env.ORION_TEST_LONG ? views : []);
export type Part = (page: Page) => Locator;

export const PHONE = [390];
export const DESK = [1440, 1280, 1024];

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
export const cards: Part = (page) => page.getByRole('feed').getByRole('article');
export const options: Part = (page) => page.getByRole('option');
export const items: Part = (page) => page.getByRole('menuitem');
export const rows: Part = (page) => page.getByRole('main').getByRole('row');
export const dialog =
  (name?: string | RegExp): Part =>
  (page) =>
    page.getByRole('dialog', name ? { name } : {});
export const heading =
  (name: string | RegExp): Part =>
  (page) =>
    page.getByRole('heading', { name });
export const text =
  (words: string | RegExp): Part =>
  (page) =>
    page.getByText(words);

const shown = (part: Locator) => expect(part.filter({ visible: true }).first()).toBeVisible();

/** To an address as a link leads there, without loading the product again. */
export const at = (address: string, ready: Part) => async (page: Page) => {
  if (page.url() === 'about:blank') await page.goto(address);
  else await page.evaluate((to) => history.pushState({}, '', to), address);
  await shown(ready(page));
};
/** The same as the first screen of a visit: nothing stays open. */
export const freshAt = (address: string, ready: Part) => async (page: Page) => {
  await page.goto(address);
  await shown(ready(page));
};
export const press = (name: string | RegExp, ready: Part) => async (page: Page) => {
  await button(page, name).click();
  await shown(ready(page));
};
export const click = (what: Part, ready: Part) => async (page: Page) => {
  await what(page).first().click();
  await shown(ready(page));
};
export const keys = (pressed: string, ready: Part) => async (page: Page) => {
  await page.keyboard.press(pressed);
  await shown(ready(page));
};
export const escape = (page: Page) => page.keyboard.press('Escape');
export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
