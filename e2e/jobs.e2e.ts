import type { Locator, Page } from '@playwright/test';
import { expect, signedIn } from './orion.ts';

/** A person at work: every click, every key and every text that is typed or pasted is one action. */
function countActions(page: Page) {
  const counter = { actions: 0 };
  const act = <A extends unknown[]>(run: (...given: A) => Promise<unknown>) => {
    return async (...given: A) => {
      counter.actions += 1;
      await run(...given);
    };
  };
  return {
    counter,
    click: act((what: Locator) => what.click()),
    press: act((keys: string) => page.keyboard.press(keys)),
    type: act((text: string) => page.keyboard.insertText(text)),
  };
}

signedIn('a shortlist takes 18 actions', async ({ page }) => {
  const cards = page.getByRole('feed').getByRole('article');
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: /^Companies/ })).toBeVisible();
  const { counter, click, press, type } = countActions(page);

  await press('f');
  await expect(page.getByRole('textbox', { name: 'Describe the companies you look for' })).toBeFocused();
  await type('US SaaS, 20 to 100 people, growing over 30%, not emailed in 90 days');
  await press('Enter');
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Not e-mailed in 90 days');
  await click(page.getByRole('button', { name: /Sort by/ }));
  await click(page.getByRole('menuitem', { name: 'Growth' }));
  const oneYear = page.getByRole('menuitem', { name: /^1 Year/i });
  await click(oneYear);
  await click(oneYear);
  await expect(page).toHaveURL(/sort_by=growth_1y&sort_direction=desc/);
  await press('Escape');
  // While others are on their way, the companies that stand there cannot be picked.
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  await expect(cards.nth(1)).toBeVisible();
  await press('x');
  await expect(cards.first()).toBeFocused();
  for (let more = 0; more < 4; more += 1) await press('Shift+ArrowRight');
  const bar = page.getByRole('toolbar', { name: 'Selected companies' });
  await expect(bar).toContainText('5 selected');
  await click(bar.getByRole('button', { name: 'Add to list' }));
  await expect(page.getByRole('combobox', { name: 'Search Add to list' })).toBeFocused();
  await type('Growing SaaS');
  await expect(page.getByRole('option', { name: /^Create New List/ })).toBeVisible();
  await press('Enter');
  await expect(page.getByText('List “Growing SaaS” created with 5 companies.')).toBeVisible();
  await click(bar.getByRole('button', { name: 'Owner' }));
  await expect(page.getByRole('option').first()).toContainText('(me)');
  await press('Enter');
  await expect(page.getByText(/Marta Lindqvist added to \d compan/)).toBeVisible();

  expect(counter.actions).toBeLessThanOrEqual(18);
});

signedIn('all about a domain, and whether we have met, takes 3 actions', async ({ page }) => {
  await page.goto('/explore?is_saas=true');
  const first = page.getByRole('feed').getByRole('article').first();
  const domain = (await first.getAttribute('data-domain')) ?? '';
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.goto('/conversations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { counter, press, type } = countActions(page);

  await press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await type(domain);
  await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
  await press('Enter');

  const answer = page.getByRole('dialog', { name: 'Have we met?' });
  await expect(answer.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  expect(counter.actions).toBeLessThanOrEqual(3);
});

signedIn('a reference is recorded and found by a word in 8 actions', async ({ page }) => {
  await page.goto('/conversations');
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();
  const { counter, click, press, type } = countActions(page);

  await press('n');
  const writing = page.getByRole('dialog', { name: 'New reference' });
  await expect(writing.getByRole('combobox', { name: 'People Involved' })).toBeFocused();
  await type('mar');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('Enter');
  await click(writing.getByRole('textbox', { name: 'Reference Notes' }));
  await type('Kilimanjaro went live on time.');
  await press('ControlOrMeta+Enter');
  await expect(page.getByRole('dialog', { name: 'Reference', exact: true })).toContainText('Kilimanjaro');
  await press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await type('kilimanjaro');
  await expect(page.getByRole('option', { name: /Kilimanjaro went live/ })).toBeVisible();

  expect(counter.actions).toBeLessThanOrEqual(8);
});
