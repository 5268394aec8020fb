import { describe, expect, it } from 'vitest';
import { isMeantYear, whyNoCallDay, whyTooFar } from './meant-days.ts';

const NOW = new Date('2026-11-17T13:00:00Z');

describe('the day of a call', () => {
  it.each(['1900-01-01', '2026-11-17', '2026-11-18'])('may be %s', (day) => {
    expect(whyNoCallDay(day, NOW)).toBeNull();
  });
  it.each([
    ['0001-01-01', 'ago'],
    ['1899-12-31', 'ago'],
    ['2026-11-19', 'future'],
    ['9999-12-31', 'future'],
  ])('is never %s', (day, why) => {
    expect(whyNoCallDay(day, NOW)).toContain(why);
  });
});

it.each([
  ['2036-11-17', null],
  ['2016-11-17', null],
  ['2037-11-17', 'away'],
  ['2015-11-17', 'ago'],
])('%s is %s from now', (day, why) => {
  const told = whyTooFar(new Date(`${day}T00:00:00Z`), NOW);
  expect(told).toEqual(why && expect.stringContaining(why));
});

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2100-12-31T23:59:59.000Z', true],
  ['2101-01-01', false],
])('the year of %s can be meant: %s', (day, isMeant) => {
  expect(isMeantYear(day)).toBe(isMeant);
});
