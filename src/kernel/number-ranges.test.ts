import { describe, expect, it } from 'vitest';
import { rangeOf, rangeText, rangeWords } from './number-ranges.ts';

describe('a range of numbers', () => {
  it.each([
    ['11-50', { least: 11, most: 50 }, '11–50'],
    ['1001-5000', { least: 1001, most: 5000 }, '1,001–5,000'],
    ['10001+', { least: 10001, most: null }, '10,001+'],
    ['0-1', { least: 0, most: 1 }, '0–1'],
  ])('%s is kept as it is told', (text, range, words) => {
    expect(rangeOf(text)).toEqual(range);
    expect(rangeText(range)).toBe(text);
    expect(rangeWords(text)).toBe(words);
  });

  it.each(['', '11', '50-11', '11-11', '011-50', '-5', '5-', '1 - 10', '1+2', '1234567890+'])(
    '%j is none',
    (text) => {
      expect(rangeOf(text)).toBeNull();
    },
  );
});
