import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { findComplaints } from './complaints.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Which texts on which grounds axe let pass, a line each: what one worker looked at no other looks at again. */
const READABLE = 'test-results/readable-texts';
mkdirSync(dirname(READABLE), { recursive: true });
appendFileSync(READABLE, '');

/** What axe finds wrong with what is shown: the contrast of a kind of text only the first time. */
export async function complaintsOfAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const passed = readFileSync(READABLE, 'utf8').split('\n');
  const { complaints, passes } = await page.evaluate(findComplaints, passed);
  appendFileSync(READABLE, passes.map((kind) => `${kind}\n`).join(''));
  return complaints;
}
