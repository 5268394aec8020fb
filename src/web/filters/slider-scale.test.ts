import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf } from './slider-scale.ts';

const people = scaleOf([0, 20, 50, 100, 200, 500, 1000, 10_000]);
const percent = scaleOf([0, 25, 50, 75, 100]);
const within = (scale: typeof people) => fc.integer({ min: scale.least, max: scale.most });

it.each([
  ['people', people],
  ['percent', percent],
])('finds every whole number of %s again, in order', (_what, scale) => {
  fc.assert(
    fc.property(within(scale), within(scale), (one, other) => {
      expect(scale.toNumber(scale.toPlace(one))).toBe(one);
      expect(Math.sign(scale.toPlace(one) - scale.toPlace(other))).toBe(Math.sign(one - other));
    }),
  );
});

// FILT-053, FILT-054
it('ends at 10,000 people and at 100 percent', () => {
  expect([people.toNumber(7), people.toPlace(250_000)]).toEqual([10_000, 7]);
  expect([percent.toNumber(4), percent.toPlace(250)]).toEqual([100, 4]);
});

it('changes the bound of the handle that moved, and no other', () => {
  const beyond = { min: 30, max: 250 };
  const handles = percent.handlesOf(beyond);

  expect(percent.moved(beyond, handles, [2, 4])).toEqual({ min: 50, max: 250 });
  expect(percent.moved(beyond, handles, [0, 4])).toEqual({ max: 250 });
  expect(percent.moved(beyond, handles, [handles[0], 3])).toEqual({ min: 30, max: 75 });
  expect(percent.moved({ max: 75 }, [0, 3], [0, 4])).toBeUndefined();
});
