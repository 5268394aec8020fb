import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthDescription } from './growth-description.ts';

const month = (value: number | null, recorded_on = '2026-02-01') => ({ value, recorded_on });
const LAST = '2026-01-01';

// SLID-113
describe('how a figure grew', () => {
  it.each([
    [112, 100, '12% more than last month'],
    [88, 100, '12% less than last month'],
    [100, 100, 'the same as last month'],
    [1004, 1000, '0.4% more than last month'],
    [1_000_001, 1_000_000, 'about the same as last month'],
    [5, 0, 'more than last month'],
    [0, 5, '100% less than last month'],
  ])('%d after %d is %s', (now, before, text) => {
    expect(growthDescription(month(now), month(before, LAST))).toBe(text);
  });

  it('names the month when it was not the last', () => {
    expect(growthDescription(month(2), month(1, '2025-09-01'))).toBe('100% more than in September 2025');
    expect(growthDescription(month(2, '2026-01-01'), month(1, '2025-12-01'))).toBe(
      '100% more than last month',
    );
  });

  it('is not told where a figure is missing', () => {
    expect(growthDescription(month(null), month(1, LAST))).toBeNull();
    expect(growthDescription(month(1), month(null, LAST))).toBeNull();
    expect(growthDescription(month(1), undefined)).toBeNull();
  });

  it('says "more" only of a rise and "less" only of a fall', () => {
    const figure = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(figure, figure, (now, before) => {
        const text = growthDescription(month(now), month(before, LAST)) ?? '';

        expect(text.includes('more') && text.includes('less')).toBe(false);
        if (text.includes('more')) expect(now).toBeGreaterThan(before);
        if (text.includes('less')) expect(now).toBeLessThan(before);
      }),
    );
  });
});
