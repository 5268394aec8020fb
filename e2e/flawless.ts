import { expect, type Page } from '@playwright/test';
import { complaintsOfAxe } from './axe.ts';
import { findCutTexts, findSmallTargets } from './measures.ts';
import { isOurs } from './own-words.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const PHONE = 390;
const WIDTHS = [1440, 1280, 1024, PHONE] as const;
const BETWEEN = [1280, 1024];

/** At every width nothing is cut or scrolls sideways, a finger hits every target, and axe finds nothing. */
export async function expectFlawless(
  page: Page,
  view = new URL(page.url()).pathname,
  widths: readonly number[] = WIDTHS,
) {
  const before = page.viewportSize();
  expect.soft(await findFlaws(page, view, widths), view).toEqual([]);
  if (before) await page.setViewportSize(before);
}

async function findFlaws(page: Page, view: string, all: readonly number[]) {
  const flaws: string[] = [];
  // The long run looks at each view in every way; otherwise they take turns.
  const isFirstHalf = view.length % 2 === 0;
  const widths = LONG
    ? all
    : all.filter((width) => !BETWEEN.includes(width) || (width === 1024 && isFirstHalf));
  let theme = 'light';
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === PHONE ? 844 : 900 });
    await comeToRest(page);
    // Only what people wrote may end in an ellipsis, and only where its title says it in full.
    const found = (await page.evaluate(findCutTexts)).filter(({ text, isTold }) => !isTold || isOurs(text));
    flaws.push(...found.map(({ text, place }) => `${width}: “${text}” is cut in ${place}`));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      flaws.push(`${width}: scrolls sideways`);
    if (width === PHONE) flaws.push(...(await page.evaluate(findSmallTargets)));
    for (const colorScheme of themesAt(width, widths, isFirstHalf)) {
      if (colorScheme !== theme) {
        await page.emulateMedia({ colorScheme });
        theme = colorScheme;
        // What is still fading in has not yet its contrast.
        await comeToRest(page);
      }
      const complaints = await complaintsOfAxe(page);
      flaws.push(...complaints.map((complaint) => `${width}, ${colorScheme}: ${complaint}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return flaws;
}

/** At its widest or at its narrowest: one half of the views in light and wide, the other in dark and narrow. */
function themesAt(width: number, widths: readonly number[], isFirstHalf: boolean) {
  const [widest, narrowest] = [widths[0], widths.at(-1)];
  if (LONG) return width === widest || width === narrowest ? (['light', 'dark'] as const) : [];
  if (isFirstHalf) return width === widest ? (['light'] as const) : [];
  return width === narrowest ? (['dark'] as const) : [];
}

const comeToRest = (page: Page) =>
  expect.poll(() => page.evaluate(countRunning), 'animations still run').toBe(0);

/** How many animations run that will end. */
const countRunning = () =>
  new Promise<number>((tell) => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // Twice: the first frame after a change lays it out, the second draws what follows from that.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => tell(document.getAnimations().filter(isEnding).length)),
    );
  });
