import assert from 'node:assert/strict';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../e2e/browser/find-browser.ts';
import { readLoad, watchFirstCard } from './cold-load.in-page.ts';
import { firstCard, signedIn, withProduct } from './product.ts';

const MOST_BEFORE = 25;
/** What it was before the later screens came: they are fetched when they are first shown. */
const MOST_KILOBYTES = 385;

/** What Explore fetches with nothing in the cache: how much, how much of it before the first card, and when it searches. */
export async function run() {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    await withProduct({}, async (origin) => report(await openCold(await signedIn(browser, origin))));
  } finally {
    await browser.close();
  }
}

async function openCold(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.addInitScript(watchFirstCard);
  await page.goto('/explore?is_saas=true', { waitUntil: 'networkidle' });
  await firstCard(page);
  return page.evaluate(readLoad);
}

function report({ requests, card, search }: Awaited<ReturnType<typeof openCold>>) {
  const before = requests.filter(({ at }) => at < card);
  const kilobytes = (some: typeof requests) =>
    Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const sizeOf = (some: typeof requests) => {
    const parts = [...new Set(some.map(({ kind }) => kind))].map((kind) => {
      const alike = some.filter((one) => one.kind === kind);
      return `${alike.length} ${kind} ${kilobytes(alike)}`;
    });
    return `${some.length} requests, ${kilobytes(some)} kB (${parts.join(', ')})`;
  };
  console.log(`cold load of Explore: ${sizeOf(requests)}; before the first card ${sizeOf(before)}`);
  console.log(
    `  search asked after ${search.toFixed(0)} ms and ${requests.filter(({ at, kind }) => kind === 'scripts' && at < search).length} scripts; first card after ${card.toFixed(0)} ms`,
  );
  assert.ok(kilobytes(requests) <= MOST_KILOBYTES, `${kilobytes(requests)} kB in all`);
  assert.ok(before.length <= MOST_BEFORE, `${before.length} requests before the first card`);
}
