import { describe, expect, it } from 'vitest';
import { importFields } from './import-fields.rules.ts';
import { type Reading, readingByCells, readingByHeader } from './readings.rules.ts';
import { parseValue } from './values.rules.ts';

const fieldOf = (name: string) => {
  const field = importFields.companies.find(({ field: one }) => one === name);
  if (!field) throw new Error(name);
  return field;
};
const votes = (says: Partial<Record<Reading, number>>, open: number) => ({ says, open, example: '' });

describe('a header', () => {
  it.each([
    ['total_funding_usd', 'Total Raised ($M)', 'millions'],
    ['total_funding_usd', 'Funding in millions', 'millions'],
    ['total_funding_usd', 'Funding (USD mm)', 'millions'],
    ['total_funding_usd', 'Funding (k)', 'thousands'],
    ['total_funding_usd', 'Total Funding Amount (in USD)', 'dollars'],
    ['total_funding_usd', 'total_funding_usd', 'dollars'],
    ['total_funding_usd', 'Total funding', null],
    ['growth_1y', 'Growth 1y %', 'percent'],
    ['growth_1y', 'growth_1y', 'percent'],
    ['growth_1y', 'Growth in 1 year (%)', 'percent'],
    ['growth_1y', 'Growth 1Y', null],
    ['growth_1y', 'YoY growth', null],
    ['last_funding_on', 'Last round (dd/mm/yyyy)', 'day_first'],
    ['last_funding_on', 'Last round (MM/DD/YYYY)', 'month_first'],
    ['last_funding_on', 'Last round', null],
    ['company_name', 'Name in millions', null],
  ])('for %s, %j says %s', (field, header, reading) => {
    expect(readingByHeader(fieldOf(field), header)).toBe(reading);
  });
});

it('is told by cells that agree and are enough, and by no others', () => {
  expect(readingByCells(votes({ day_first: 900 }, 300))).toBe('day_first');
  expect(readingByCells(votes({ day_first: 1 }, 900))).toBeNull();
  expect(readingByCells(votes({ day_first: 900, month_first: 1 }, 3))).toBeNull();
  expect(readingByCells(votes({}, 3))).toBeNull();
  // One cell among several is sooner a slip.
  expect(readingByCells(votes({ month_first: 1 }, 6))).toBeNull();
  expect(readingByCells(votes({ month_first: 1 }, 3))).toBe('month_first');
  expect(readingByCells(votes({ month_first: 2 }, 6))).toBe('month_first');
  // A large figure among small ones may be the one that is written out.
  expect(readingByCells(votes({ dollars: 4 }, 5))).toBeNull();
  expect(readingByCells(votes({ percent: 5 }, 5))).toBe('percent');
});

describe('a cell', () => {
  it.each([
    ['last_funding_on', '25/12/2020', null, { value: '2020-12-25', says: 'day_first' }],
    ['last_funding_on', '12/25/2020', null, { value: '2020-12-25', says: 'month_first' }],
    ['last_funding_on', '03/04/2020', 'day_first', { value: '2020-04-03', says: 'open' }],
    ['last_funding_on', '03/04/2020', 'month_first', { value: '2020-03-04', says: 'open' }],
    ['last_funding_on', '03.04.2020', null, { value: '2020-04-03' }],
    ['last_funding_on', '04/04/2020', null, { value: '2020-04-04' }],
    ['total_funding_usd', '12.5', 'millions', { value: 12_500_000, says: 'open' }],
    ['total_funding_usd', '12.5', 'thousands', { value: 12_500, says: 'open' }],
    ['total_funding_usd', '$1.2M', 'millions', { value: 1_200_000 }],
    ['total_funding_usd', '250000', null, { value: 250_000, says: 'dollars' }],
    ['total_funding_usd', '0', null, { value: 0 }],
    ['growth_1y', '0.07', 'fraction', { value: 7, says: 'open' }],
    ['growth_1y', '12%', 'fraction', { value: 12 }],
    ['growth_1y', '0.07', 'percent', { value: 0.07, says: 'open' }],
    ['growth_1y', '35', 'percent', { value: 35, says: 'percent' }],
  ] as const)('for %s, %j read as %s is %j', (field, text, reading, parsed) => {
    expect(parseValue(fieldOf(field), text, reading)).toEqual(parsed);
  });

  it.each([
    ['last_funding_on', '03/04/2020'],
    ['total_funding_usd', '12.5'],
    ['growth_1y', '0.07'],
  ])('for %s, %j is left open while nobody knows', (field, text) => {
    expect(parseValue(fieldOf(field), text, null)).toEqual({
      problem: expect.stringContaining('; say which'),
      says: 'open',
    });
  });

  it('that speaks for percent is left open with the others: among fractions 12 is 1,200 %', () => {
    expect(parseValue(fieldOf('growth_1y'), '12', null)).toEqual({
      problem: expect.stringContaining('; say which'),
      says: 'percent',
    });
  });
});

it('leaves a cell empty where a spreadsheet has an error instead of a value, whatever the field', () => {
  for (const field of importFields.companies)
    for (const fault of ['#REF!', ' #VALUE! ', '#DIV/0!', '#NAME?', '########'])
      expect(parseValue(field, fault)).toEqual({
        problem: `"${fault.trim()}" is a spreadsheet error; write the value`,
      });
  expect(parseValue(fieldOf('company_name'), '#1 Movers')).toEqual({ value: '#1 Movers' });
});

it('refuses a year that no company can be founded in', () => {
  for (const year of ['2077', '2200', '20155', '19999'])
    expect(parseValue(fieldOf('year_founded'), year)).toEqual({ problem: expect.stringContaining('is not') });
});
