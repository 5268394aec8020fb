import { describe, expect, it } from 'vitest';
import { rangeText } from '#kernel/number-ranges.ts';
import { readRange } from './ranges.rules.ts';

const read = (text: string) => {
  const range = readRange(text, 100_000_000);
  return range && rangeText(range);
};

describe('a range of people', () => {
  it.each([
    ['11-50', '11-50'],
    ['11 – 50 employees', '11-50'],
    ['1,001-5,000', '1001-5000'],
    ['1.001 bis 5.000 Mitarbeiter', '1001-5000'],
    ['1 001 - 5 000', '1001-5000'],
    ['51 to 200', '51-200'],
    ['between 5 and 10', '5-10'],
    ['1K-5K', '1000-5000'],
    ['10001+', '10001+'],
    ['10,001+ employees', '10001+'],
    ['5k+', '5000+'],
    ['500 or more', '500+'],
    ['<10', '0-9'],
    ['up to 50', '0-50'],
    ['over 200', '201+'],
    ['≥ 200', '200+'],
    ['>=200', '200+'],
    ['c_00051_00100', '51-100'],
    ['c_10001_max', '10001+'],
  ])('%s is %s', (text, range) => {
    expect(read(text)).toBe(range);
  });

  it.each([
    ['10-Jan', '1-10'],
    ['1-Oct', '1-10'],
    ['Nov-50', '11-50'],
    ['2-Oct', '2-10'],
  ])('that a spreadsheet made the day %s of is %s', (text, range) => {
    expect(read(text)).toBe(range);
  });

  it.each([
    '120',
    '',
    'many',
    '50-11',
    '11-11',
    '5-',
    'Jan',
    '1-Jan-10',
    '-5',
    '10%-20%',
    '$5-$10',
    '2020-01-02',
    'a-b',
  ])('%j is none', (text) => {
    expect(read(text)).toBeNull();
  });
});
