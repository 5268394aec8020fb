import { describe, expect, it } from 'vitest';
import { safeHtml, safeHtmls } from './safe-html.ts';

const long = '<p onclick="x()">word <b hidden>secret</b></p>'.repeat(2000);

// CONV-027
describe('HTML that is made safe beside the event loop', () => {
  it('comes back as it would here, whatever its length', async () => {
    const [short] = await safeHtmls(['<p onclick="x()">word <b hidden>secret</b></p>']);

    expect(short).toEqual({ html: '<p>word </p>', plain: 'word' });
    expect(await safeHtml(long)).toEqual({
      html: '<p>word </p>'.repeat(2000),
      plain: Array(2000).fill('word').join('\n'),
    });
  });

  it('keeps the order of many texts, asked for by many at once', async () => {
    const texts = Array.from({ length: 60 }, (_, at) => `<p>${at}</p>${long}`);

    const answers = await Promise.all([safeHtmls(texts), safeHtmls(texts.toReversed())]);

    const firstWords = answers.map((all) => all.map(({ plain }) => Number(plain.split('\n')[0])));
    expect(firstWords).toEqual([texts.map((_, at) => at), texts.map((_, at) => 59 - at)]);
  });

  it('leaves the event loop free meanwhile', async () => {
    let turns = 0;
    const count = setInterval(() => (turns += 1), 1);
    await safeHtmls([long]);
    turns = 0;

    await safeHtmls(Array(10).fill(long.repeat(5)));

    clearInterval(count);
    expect(turns).toBeGreaterThan(3);
  });
});
