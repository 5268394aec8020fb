import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, findHits, wordsOf } from './hits.ts';

const shown = (text: string, search: string) =>
  findHits(text, search).map(([from, to]) => text.slice(from, to));

describe('hits', () => {
  it.each([
    ['Spoke with Jörg Müller', 'muller jorg', ['Jörg', 'Müller']],
    ['start an article on art', 'art', ['art', 'art']],
    ['Grew 100% and 50%', '%', ['%', '%']],
    ['ÉTÉ été', 'ete', ['ÉTÉ', 'été']],
    ['nothing here', 'absent', []],
    ['anything', '   ', []],
    ['overlap overlapping', 'over overlap', ['overlap', 'overlap']],
  ])('of %j for %j are %j', (text, search, hits) => {
    expect(shown(text, search)).toEqual(hits);
  });

  it('lie in order inside the text and begin with a word of the search', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        (text, search) => {
          let at = 0;
          for (const [from, to] of findHits(text, search)) {
            expect(from).toBeGreaterThanOrEqual(at);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.length);
            at = to;
          }
        },
      ),
    );
  });

  it('finds every word of a text in it', () => {
    const word = fc.stringMatching(/^[a-zäöüé]{2,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        for (const one of words) expect(findHits(words.join(' '), one).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('an excerpt', () => {
  it('shows the surroundings of the phrase, with every hit marked', () => {
    const text = `${'Much before it. '.repeat(20)}The plant manager said so. ${'Much behind it. '.repeat(40)}`;

    const excerpt = excerptOf([text], 'Plant Manager') ?? '';

    expect(excerpt).toContain('The <mark>plant</mark> <mark>manager</mark> said so.');
    expect(excerpt).toMatch(/^… .* …$/);
    expect(excerpt.length).toBeLessThan(320);
  });

  it('takes the first text that holds the search, and null when none does', () => {
    expect(excerptOf(['Note', 'Mira Sand'], 'mira')).toBe('<mark>Mira</mark> Sand');
    expect(excerptOf(['Note', 'Mira Sand'], 'otto')).toBeNull();
  });

  it('is text, whatever the note says', () => {
    const text = fc.array(fc.constantFrom('<img src=x onerror=alert(1)>', '"', '&lt;', 'word', '<mark>'));
    fc.assert(
      fc.property(text, (parts) => {
        const excerpt = excerptOf([parts.join(' ')], 'word img') ?? '';

        expect(excerpt.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"]/);
      }),
    );
  });
});

it('the words of a search are folded and come once', () => {
  expect(wordsOf('Été, ete & 3M')).toEqual(['ete', '3m']);
});
