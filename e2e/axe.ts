import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findPaleTexts } from './contrast.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Nothing is fetched a second time for it, and no frame of ours lets a script in. */
const OPTIONS = { preload: false, iframes: false, resultTypes: ['violations' as const] };
/** Which texts on which grounds axe found readable, so that each is looked at once. */
const readable = new Set<string>();

/** What axe finds wrong with what is shown: all of its rules, the contrast of a kind of text only the first time. */
export async function complaintsOfAxe(page: Page) {
  // Read by a page once; the builder would have it read twice for every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const builder = new AxeBuilder({ page, axeSource: 'void 0' }).options(OPTIONS).setLegacyMode();
  const { violations } = await builder.disableRules('color-contrast').analyze();
  const { found, passed } = await page.evaluate(findPaleTexts, [...readable]);
  for (const kind of passed) readable.add(kind);
  return [...violations, ...found].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
