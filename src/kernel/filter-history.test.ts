import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareInTurn, compareSearches, type Narrowed } from './filter-history.ts';

const search: fc.Arbitrary<Narrowed> = fc.dictionary(
  fc.constantFrom('hq_country', 'status', 'is_saas', 'growth_tag'),
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
);
const kindsOf = (before: Narrowed, after: Narrowed) =>
  compareSearches(before, after).map(({ key, kind }) => `${key} ${kind}`);

describe('one search after another', () => {
  // HIST-003, HIST-004, HIST-005, HIST-006
  it.each([
    ['a new filter', {}, { status: ['a'] }, 'added', ['a']],
    ['a further value', { status: ['a'] }, { status: ['a', 'b'] }, 'added', ['b']],
    ['a value less', { status: ['a', 'b'] }, { status: ['b'] }, 'removed', ['a']],
    ['a filter less', { status: ['a', 'b'] }, {}, 'removed', ['a', 'b']],
    ['another value', { status: ['a', 'b'] }, { status: ['b', 'c'] }, 'changed', ['c']],
  ])('%s', (_what, before, after, kind, values) => {
    expect(compareSearches(before as Narrowed, after as Narrowed)).toEqual([{ key: 'status', kind, values }]);
  });

  // HIST-003, HIST-004, HIST-005
  it('tells each value that came, and each that went where none came', () => {
    fc.assert(
      fc.property(search, search, (before, after) => {
        const told = new Map(compareSearches(before, after).map((one) => [one.key, one]));
        for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
          const [old, now] = [before[key] ?? [], after[key] ?? []];
          const fresh = now.filter((value) => !old.includes(value));
          const gone = old.filter((value) => !now.includes(value));
          const kind = fresh.length === 0 ? 'removed' : gone.length === 0 ? 'added' : 'changed';
          const values = fresh.length === 0 ? gone : fresh;

          expect(told.get(key)).toEqual(values.length > 0 ? { key, kind, values } : undefined);
        }
      }),
    );
  });

  it('says nothing of what stayed, and the opposite the other way round', () => {
    const opposite = { added: 'removed', removed: 'added', changed: 'changed' } as const;
    fc.assert(
      fc.property(search, search, (before, after) => {
        const back = new Set(kindsOf(after, before));

        expect(compareSearches(after, after)).toEqual([]);
        expect(back).toEqual(
          new Set(compareSearches(before, after).map(({ key, kind }) => `${key} ${opposite[kind]}`)),
        );
      }),
    );
  });
});

describe('a row of searches', () => {
  // HIST-002, HIST-014
  it('begins with additions only, and each follows the one before', () => {
    fc.assert(
      fc.property(fc.array(search, { minLength: 1 }), (searches) => {
        const [first = [], ...others] = compareInTurn(searches);

        expect(first.every(({ kind }) => kind === 'added')).toBe(true);
        expect(Object.fromEntries(first.map(({ key, values }) => [key, values]))).toEqual({ ...searches[0] });
        for (const [at, step] of others.entries())
          expect(step).toEqual(compareSearches(searches[at] ?? {}, searches[at + 1] ?? {}));
      }),
    );
  });
});
