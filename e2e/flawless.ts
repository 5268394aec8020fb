import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findCutTexts, findSmallTargets } from './measures.ts';

const WIDTHS = [1440, 1280, 1024, 390] as const;
const PHONE = 390;

/** At every width nothing is cut or scrolls sideways, a finger hits every target, and axe finds nothing in light or dark. */
export async function expectFlawless(page: Page, view = page.url(), widths: readonly number[] = WIDTHS) {
  const before = page.viewportSize();
  expect.soft(await findFlaws(page, widths), view).toEqual([]);
  if (before) await page.setViewportSize(before);
}

async function findFlaws(page: Page, widths: readonly number[]) {
  const flaws: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === PHONE ? 844 : 900 });
    await comeToRest(page);
    const found = (await page.evaluate(findCutTexts)).filter(({ text, isTold }) => !isTold || isOurs(text));
    flaws.push(...found.map(({ text, place }) => `${width}: “${text}” is cut in ${place}`));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      flaws.push(`${width}: scrolls sideways`);
    if (width === PHONE) flaws.push(...(await page.evaluate(findSmallTargets)));
    if (width === widths[0]) flaws.push(...(await complaintsOfAxe(page)));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  flaws.push(...(await complaintsOfAxe(page)).map((flaw) => `dark: ${flaw}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return flaws;
}

async function complaintsOfAxe(page: Page) {
  // What is still fading in has not yet its contrast.
  await comeToRest(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
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

/** Only what people wrote may end in an ellipsis, and only where its title says it in full: never a text of the product itself, as `docs/words.md` lists them. */
const ours = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) =>
    line
      .slice(2)
      .replace(/ · `[^`]*`$/, '')
      .replaceAll('**', ''),
  )
  .filter((text) => (text.replaceAll('{…}', '').match(/\p{L}/gu)?.length ?? 0) > 2)
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split('{…}')
          .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
          .join('.+')}$`,
      ),
  );
const isOurs = (text: string) => ours.some((one) => one.test(text));
