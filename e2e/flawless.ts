import { expect, type Page } from '@playwright/test';
import { complaintsOfAxe } from './axe.ts';
import { findCutTexts, findSmallTargets } from './measures.ts';
import { isOurs } from './own-words.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const PHONE = 390;
/** Between its neighbors, whose layouts it has, it is looked at in the long run. */
const BETWEEN = 1280;
const WIDTHS = [1440, BETWEEN, 1024, PHONE] as const;

/** At every width nothing is cut or scrolls sideways, a finger hits every target, and axe finds nothing in light or dark. */
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
  const widths = LONG ? all : all.filter((width) => width !== BETWEEN);
  // What does not hang on colors is looked for in one theme: in light on one half of the views, in dark on the other.
  const themeOfRules = view.length % 2 === 0 ? 'light' : 'dark';
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
    for (const colorScheme of themesAt(width, widths)) {
      if (colorScheme !== theme) {
        await page.emulateMedia({ colorScheme });
        theme = colorScheme;
        // What is still fading in has not yet its contrast.
        await comeToRest(page);
      }
      const complaints = await complaintsOfAxe(page, LONG || colorScheme === themeOfRules);
      flaws.push(...complaints.map((complaint) => `${width}, ${colorScheme}: ${complaint}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return flaws;
}

/** The widest is looked at in light and the narrowest in dark; in the long run both are in both. */
function themesAt(width: number, widths: readonly number[]) {
  const [isWidest, isNarrowest] = [width === widths[0], width === widths.at(-1)];
  if (!isWidest && !isNarrowest) return [];
  return (['light', 'dark'] as const).filter((theme) => LONG || (theme === 'light' ? isWidest : isNarrowest));
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
