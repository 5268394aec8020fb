import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counted,
  grouped,
  growthOf,
  growthPeriods,
  headCount,
  money,
  plainPercent,
  shortMoney,
  numberOf,
  percent,
  periodWords,
  shorten,
} from './numbers.ts';

const missing = [null, undefined, '', 'n/a', 'N/A', 'many', Number.NaN, Number.POSITIVE_INFINITY];

describe('shorten', () => {
  // SHELL-040, SHELL-041
  it.each([
    [0, '0'],
    [12.5, '12.5'],
    [999, '999'],
    [999.999, '1.00K'],
    [1000, '1.00K'],
    [1049, '1.05K'],
    [999_994, '999.99K'],
    [999_999, '1.00M'],
    [1_000_000, '1.00M'],
    [1_005_000, '1.01M'],
    [999_999_999, '1.00B'],
    [12_400_000_000, '12.40B'],
    [1_500_000_000_000, '1,500.00B'],
    [-2500, '-2.50K'],
    ['4200', '4.20K'],
  ])('writes %j as %s', (value, text) => {
    expect(shorten(value)).toBe(text);
  });

  it('never shows a thousand of a unit that has a next one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9e11, noNaN: true }), fc.constantFrom(0, 2), (value, decimals) => {
        const text = shorten(value, decimals) ?? '';

        expect(Number.parseFloat(text)).toBeLessThan(1000);
        expect(text).toMatch(/^\d{1,3}(\.\d{1,2})?[KMB]?$/);
      }),
      {
        examples: [
          [999_999.9999, 2],
          [999_499, 0],
          [999_500, 0],
        ],
      },
    );
  });
});

// SHELL-041
it.each([
  [84, '84'],
  [999, '999'],
  [1000, '1K'],
  [12_345, '12K'],
  [999_499, '999K'],
  [999_500, '1M'],
])('counts %d employees as %s', (value, text) => {
  expect(headCount(value)).toBe(text);
});

// CARD-024, CARD-025, CARD-026, CARD-027, CARD-028
it.each([
  [0, '$0.00'],
  [950, '$950.00'],
  [1000, '$1.00K'],
  [12_400_000, '$12.40M'],
  [999_999_999, '$1.00B'],
  [1e12, '$1.00T'],
  [2.345e15, '$2,345.00T'],
  [-4_600_000, '-$4.60M'],
])('writes %d dollars as %s', (value, text) => {
  expect(money(value)).toBe(text);
});

it.each([
  [0, '$0'],
  [450_000, '$450K'],
  [5_000_000, '$5M'],
  [55_900_000, '$55.9M'],
  [999_960_000, '$1B'],
  [-4_600_000, '-$4.6M'],
  ['n/a', null],
])('writes %s dollars in a sentence as %s', (value, text) => {
  expect(shortMoney(value)).toBe(text);
});

it.each([
  [30, '30%'],
  [12.5, '12.5%'],
  [-5, '-5%'],
  [1200, '1,200%'],
])('writes a bound of %d percent as %s', (value, text) => {
  expect(plainPercent(value)).toBe(text);
});

it.each([
  [31.2, '31.2%'],
  [0, '0.0%'],
  [104.66, '104.7%'],
  [-0.9, '-0.9%'],
  [-0.01, '0.0%'],
  [1234.5, '1,234.5%'],
])('writes %d in percent as %s', (value, text) => {
  expect(percent(value)).toBe(text);
});

it('rounds a share to whole percents when asked', () => {
  expect(percent(63.6, 0)).toBe('64%');
});

// SHELL-044
it('tells up from down from flat', () => {
  expect([0.01, -0.01, 0, -0, '3'].map(growthOf)).toEqual(['up', 'down', 'flat', 'flat', 'up']);
});

// SHELL-043
it('knows four periods of growth', () => {
  expect(growthPeriods.map((period) => periodWords[period])).toEqual([
    '1 Month',
    '6 Months',
    '1 Year',
    '2 Years',
  ]);
});

// SHELL-042
it.each(missing)('has no words for %j', (value) => {
  expect([numberOf, shorten, headCount, money, percent, growthOf].map((read) => read(value))).toEqual(
    Array(6).fill(null),
  );
});

it('groups by thousands, and has nothing to write where there is no number', () => {
  expect(grouped(1_234_567)).toBe('1,234,567');
  expect(grouped(999)).toBe('999');
  expect([grouped(null), grouped(undefined), grouped('n/a')]).toEqual([null, null, null]);
});

it('counts in words, one by its own', () => {
  expect(counted(1, 'company', 'companies')).toBe('1 company');
  expect(counted(12_400, 'company', 'companies')).toBe('12,400 companies');
  expect([counted(0, 'list'), counted(2, 'list')]).toEqual(['0 lists', '2 lists']);
});
