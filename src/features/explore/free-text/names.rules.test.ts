import { expect, it } from 'vitest';
import { itself, namesOf } from './names.rules.ts';
import { tokensOf } from './tokens.rules.ts';

/** Of three times the shortest: what the work takes when nobody disturbs it. */
const timeOf = (work: () => unknown) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );

it('finds all names at a place, the longest first, and the first of those named alike', () => {
  const names = namesOf([
    { name: 'New York', value: 1 },
    { name: 'new york city', value: 2 },
    { name: 'NEW YORK', value: 3 },
    { name: 'New', value: 4 },
  ]);

  expect(names.find(tokensOf('in New York City now'), 1)).toEqual([
    { value: 2, end: 4 },
    { value: 1, end: 3 },
    { value: 4, end: 2 },
  ]);
  expect(names.find(tokensOf('in New York'), 1).map(({ value }) => value)).toEqual([1, 4]);
  expect(names.find(tokensOf('in York'), 1)).toEqual([]);
  expect(names.following('new')).toEqual(['york']);
});

it('thousands of names that begin alike cost about as much as those that begin differently', () => {
  const many = (nameOf: (at: number) => string) =>
    itself(Array.from({ length: 20_000 }, (_, at) => nameOf(at)));
  const [alike, apart] = [many((at) => `zone ${at}a`), many((at) => `zone${at}a x`)];
  const read = (named: typeof alike) => () => {
    const names = namesOf(named);
    const tokens = tokensOf('zone 7a '.repeat(20));
    return tokens.map((_, at) => names.find(tokens, at));
  };

  expect(timeOf(read(alike))).toBeLessThan(10 * Math.max(5, timeOf(read(apart))));
});
