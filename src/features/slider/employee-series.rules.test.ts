import fc from 'fast-check';
import { expect, it } from 'vitest';
import { departmentsHeight, firstRange, inOrder, ticksOf, within } from './employee-series.rules.ts';

const on = (...days: string[]) => days.map((metric_recorded_on) => ({ metric_recorded_on }));
const DAY_MS = 86_400_000;

// SLID-036
it('begins with two years exactly when the series is that long', () => {
  const span = (days: number) =>
    on('2024-01-01', new Date(Date.parse('2024-01-01') + days * DAY_MS).toISOString().slice(0, 10));

  expect(firstRange(span(729))).toBe('All');
  expect(firstRange(span(730))).toBe('2Y');
  expect(firstRange([])).toBe('All');
});

// SLID-035
it('keeps the months before the last point', () => {
  const series = on('2024-03-31', '2024-10-01', '2025-09-30', '2026-02-28', '2026-03-31');
  const days = (range: Parameters<typeof within>[1]) =>
    within(series, range).map(({ metric_recorded_on }) => metric_recorded_on);

  expect(days('1M')).toEqual(['2026-02-28', '2026-03-31']);
  expect(days('6M')).toEqual(['2025-09-30', '2026-02-28', '2026-03-31']);
  expect(days('1Y')).toEqual(['2025-09-30', '2026-02-28', '2026-03-31']);
  expect(days('2Y')).toEqual(series.map(({ metric_recorded_on }) => metric_recorded_on));
  expect(days('All')).toHaveLength(5);
});

it('orders points by their day and drops those without one', () => {
  expect(inOrder(on('2026-02-01', 'n/a', '2025-12-01'))).toEqual(on('2025-12-01', '2026-02-01'));
});

it('draws round lines that enclose every value', () => {
  expect(ticksOf([49, 84])).toEqual([40, 50, 60, 70, 80, 90]);
  expect(ticksOf([3, 3])).toEqual([3, 4]);
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 50 }), (values) => {
      const ticks = ticksOf(values);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});

// SLID-040, SLID-041, SLID-042
it('gives more departments more room', () => {
  expect([0, 1, 2, 3, 4, 5, 12].map(departmentsHeight)).toEqual([160, 160, 160, 200, 200, 240, 240]);
});
