import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phrase } from './phrase.ts';
import { randomFrom } from './random.ts';

it('draws the same from the same name and number, and something else from their neighbours', () => {
  const draws = (name: string, number: number) => {
    const random = randomFrom(name, number);
    return Array.from({ length: 8 }, () => random.next());
  };

  expect(draws('one', 7)).toEqual(draws('one', 7));
  expect(draws('one', 7)).not.toEqual(draws('one', 8));
  expect(draws('one', 7)).not.toEqual(draws('two', 7));
});

it('spreads the first draw of neighbouring streams evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let number = 0; number < 10_000; number++) tenths[randomFrom('even', number).int(0, 9)]! += 1;

  expect(Math.min(...tenths)).toBeGreaterThan(850);
  expect(Math.max(...tenths)).toBeLessThan(1150);
});

it('takes different ones, and no more than there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), fc.nat(), (from, count, seed) => {
      const taken = randomFrom('some', seed).some(from, count);

      expect(taken).toHaveLength(Math.min(count, from.length));
      expect(new Set(taken).size).toBe(taken.length);
      expect(from).toEqual(expect.arrayContaining(taken));
    }),
  );
});

it('fills every slot and takes one of each choice', () => {
  const text = phrase(randomFrom('text'), '{name} sells [tea|coffee] in {n} towns.', { name: 'Ferrowick' });

  expect(text).toMatch(/^Ferrowick sells (tea|coffee) in \d+ towns\.$/);
});
