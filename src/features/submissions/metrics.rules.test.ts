import { describe, expect, it } from 'vitest';
import { lastThirtyDays, marksTo, seriesOf } from './metrics.rules.ts';

// SUBM-020
it('makes a series of every figure and skips what tells of the row', () => {
  const week = { uuid: 'u', scoper: 'a@b.example', from_date: '2026-01-05', to_date: '2026-01-11' };

  expect(
    seriesOf([
      { ...week, calls_held: 2 },
      { ...week, calls_held: 3 },
    ]),
  ).toEqual([{ key: 'calls_held', title: 'Calls Held', values: [2, 3] }]);
  expect(seriesOf([])).toEqual([]);
  const told = { uuid: 1, scoper: 2, from_date: 3, to_date: 4 };
  expect(seriesOf([{ ...told, meetings: 5 }]).map(({ title }) => title)).toEqual(['Meetings']);
});

// SUBM-019
it('begins with the last 30 days, from the start of the first to the end of today', () => {
  const { from, to } = lastThirtyDays(new Date(2026, 10, 16, 15, 30));

  expect(from).toEqual(new Date(2026, 9, 17, 0, 0, 0, 0));
  expect(to).toEqual(new Date(2026, 10, 16, 23, 59, 59, 999));
});

describe('marks', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [53, [0, 20, 40, 60]],
  ])('up to %d', (most, marks) => {
    expect(marksTo(most)).toEqual(marks);
  });
});
