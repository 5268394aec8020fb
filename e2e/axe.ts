import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { type Axe, findPaleTexts } from './contrast.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Which texts on which grounds axe found readable, a line each: what one worker looked at no other looks at again. */
const READABLE = 'test-results/readable-texts';
mkdirSync(dirname(READABLE), { recursive: true });
appendFileSync(READABLE, '');

/** What axe finds wrong with what is shown: the contrast of a kind of text only the first time, the other rules if asked. */
export async function complaintsOfAxe(page: Page, byAllRules: boolean) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = byAllRules ? await page.evaluate(findViolations) : [];
  const readable = readFileSync(READABLE, 'utf8').split('\n');
  const { found, passed } = await page.evaluate(findPaleTexts, readable);
  appendFileSync(READABLE, passed.map((kind) => `${kind}\n`).join(''));
  return [...violations, ...found].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Runs in the page. Nothing is fetched a second time for it, and no frame of ours lets a script in. */
async function findViolations() {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(document, {
    preload: false,
    iframes: false,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
}
