import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lacking, toWire } from '#kernel/filters.ts';
import { exploreContract } from '../explore.contract.ts';
import { exploreFilters, hasWholeDays } from '../explore.filters.ts';
import { readSentence } from './free-text.rules.ts';
import { isRange } from './merge.rules.ts';
import { aLexicon } from './testing/firm.ts';

const two = (number: number) => String(number).padStart(2, '0');
const year = fc.integer({ min: 2022, max: 2028 });
/** Some that no calendar has among them. */
const day = fc
  .tuple(year, fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 31 }))
  .map(([of, month, number]) => `${of}-${two(month)}-${two(number)}`);
const month = fc.constantFrom('Feb', 'May', 'October');
const time = fc.oneof(
  day,
  year.map(String),
  month,
  fc.tuple(month, year).map(([of, number]) => `${of} ${number}`),
  fc.tuple(fc.integer({ min: 1, max: 31 }), month).map(([number, of]) => `${number} ${of}`),
  fc.integer({ min: 1, max: 31 }).map((number) => `the ${number}th`),
);
const number = fc.oneof(
  fc.integer({ min: 0, max: 3000 }).map(String),
  fc.constantFrom('fifty', 'exactly 50', '$5m', '$999 trillion', '9999 trillion', '99999999999999999'),
);
const between = (one: fc.Arbitrary<string>, wordings: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...wordings), one, one)
    .map(([wording, first, last]) => wording.replace('A', first).replace('B', last));
const period = between(time, [
  'between A and B',
  'from A to B',
  'A - B',
  'since A',
  'after A',
  'before A',
  'until A',
  'in A',
  'since A, before B',
]);
const amount = between(number, [
  'between A and B',
  'A to B',
  'over A but under B',
  'under A or over B',
  'at least A',
]);
const behind = (words: readonly string[], said: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...words), said).map((parts) => parts.join(' '));
const told = fc.oneof(
  behind(['in newsletters', 'with quips'], period),
  behind(['was in diligence', 'portfolio', 'emailed', 'founded', 'saas'], period),
  behind(['raised', 'headcount of'], amount),
  amount.map((said) => `${said} people`),
);
const JOINS = [', ', ' and ', ' or ', ', sorry, ', ', I mean ', ', not '];
const sentence = fc
  .array(fc.tuple(fc.constantFrom(...JOINS), told), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([join, said], index) => (index === 0 ? said : join + said)).join(''));

// FILT-072
it('whatever is said of times and amounts, GET /discovery takes what was read', () => {
  fc.assert(
    fc.property(sentence, (said) => {
      const { filters } = readSentence(said, aLexicon);

      const taken = exploreContract.rankedMentions.query.safeParse(toWire(exploreFilters, filters));
      expect(taken.error).toBeUndefined();
      expect(lacking(exploreFilters, filters)).toEqual([]);
      expect(hasWholeDays(filters)).toBe(true);
      for (const range of Object.values(filters).filter(isRange))
        expect(range.min ?? -Infinity).toBeLessThanOrEqual(range.max ?? Infinity);
    }),
    { numRuns: 200 },
  );
});
