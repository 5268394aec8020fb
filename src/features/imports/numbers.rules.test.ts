import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './numbers.rules.ts';

const numberOf = (text: string) => {
  const read = readNumber(text);
  return 'problem' in read ? read.problem : read.number;
};

describe('a number', () => {
  it.each([
    ['1750000', 1_750_000],
    ['1,750,000', 1_750_000],
    ['17,50,000', 1_750_000],
    ['1,23,45,678.50', 12_345_678.5],
    ['1.750.000,50', 1_750_000.5],
    ['1.750.000', 1_750_000],
    ['1 234 567', 1_234_567],
    ['1\u202f234\u202f567', 1_234_567],
    ['1\u00a0234\u00a0567,89', 1_234_567.89],
    ["1'234'567", 1_234_567],
    ['1’234’567.80', 1_234_567.8],
    ['1_000_000', 1_000_000],
    ['$325 million', 325_000_000],
    ['$325M', 325_000_000],
    ['1.2B', 1_200_000_000],
    ['1.2 bn', 1_200_000_000],
    ['€3.5m', 3_500_000],
    ['3,5 Mio. €', 3_500_000],
    ['6,015 Mio. USD', 6_015_000],
    ['1.250,5 Mio', 1_250_500_000],
    ['$6,015M', 6_015_000_000],
    ['USD 12k', 12_000],
    ['12K USD', 12_000],
    ['US$ 1.25 billion', 1_250_000_000],
    ['$1.2MM', 1_200_000],
    ['2.5 crore', 25_000_000],
    ['₹ 4 lakh', 400_000],
    ['1.5T', 1_500_000_000_000],
    ['£750,000', 750_000],
    ['(1,200)', -1200],
    ['($1.2m)', -1_200_000],
    ['$(1,200)', -1200],
    ['-42', -42],
    ['−42', -42],
    ['-$1,200', -1200],
    ['$-1,200', -1200],
    ['1,200-', -1200],
    ['+7', 7],
    ['12%', 12],
    ['12.5 %', 12.5],
    ['-3,4%', -3.4],
    ['1e6', 1_000_000],
    ['1.23E+11', 123_000_000_000],
    ['1,5E3', 1500],
    ['.5', 0.5],
    ['0,125', 0.125],
    ['12,5', 12.5],
    ['1234,5', 1234.5],
    ['12.', 12],
    ['~500', 500],
    ['approx. 500', 500],
    ['120 employees', 120],
    ['1,200 FTEs', 1200],
    ['007', 7],
    ['0', 0],
    ['-0', 0],
    ['１２３', 123],
  ])('is read from %j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    ['lots', '"lots" is not a number'],
    ['10-50', '"10-50" is a range; write one number'],
    ['10 to 50', 'is a range'],
    ['51–200 employees', 'is a range'],
    ['$1M - $5M', 'is a range'],
    ['10,001+', 'is only a bound'],
    ['> 500', 'is only a bound'],
    ['more than 5', 'is only a bound'],
    ['1,2,3', 'is not a number'],
    ['1.234,567.89', 'is not a number'],
    ['12 34', 'is not a number'],
    ['1,23,4567', 'is not a number'],
    ['12 parsecs', 'is not a number'],
    ['5x', 'is not a number'],
    ['#REF!', 'is not a number'],
    ['1e999', 'is not a number'],
    ['١٢٣', 'is not a number'],
    ['--5', 'is not a number'],
    ['€5 GBP', 'is not a number'],
    ['.', 'is not a number'],
  ])('is not read from %j', (text, why) => {
    expect(numberOf(text)).toContain(why);
  });

  it('is not read from a text without end', () => {
    expect(numberOf('9'.repeat(100_000))).toContain('…" is not a number');
  });

  it('says what it carries', () => {
    expect(readNumber('€3.5m')).toMatchObject({ currency: 'EUR', percent: false });
    expect(readNumber('C$5')).toMatchObject({ currency: 'CAD', number: 5 });
    expect(readNumber('$5 CAD')).toMatchObject({ currency: 'CAD' });
    expect(readNumber('12%')).toMatchObject({ currency: null, percent: true });
    expect(readNumber('1.750')).toMatchObject({ ambiguous: true });
    expect(readNumber('1.750m')).toMatchObject({ ambiguous: false, number: 1_750_000 });
  });

  it('is the one that was written, in any country', () => {
    const written: ((number: number) => string)[] = [
      String,
      (number) => number.toLocaleString('en-US', { maximumFractionDigits: 2 }),
      (number) => number.toLocaleString('en-IN', { maximumFractionDigits: 2 }),
      (number) => number.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      (number) => number.toLocaleString('fr-FR', { maximumFractionDigits: 2 }),
      (number) => number.toLocaleString('de-CH', { maximumFractionDigits: 2 }),
      (number) => number.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
      (number) => number.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' }),
      (number) =>
        number.toLocaleString('en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' }),
      (number) => number.toExponential(),
    ];

    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), fc.constantFrom(...written), (cents, write) => {
        const number = cents / 100;
        expect(numberOf(write(number))).toBe(number === 0 ? 0 : number);
      }),
      { numRuns: 2000 },
    );
  });

  it('is a number or a problem, never a fault, whatever stands there', () => {
    const pieces = fc.constantFrom(
      '$',
      '€',
      '(',
      ')',
      '-',
      '1',
      '234',
      ',',
      '.',
      ' ',
      'm',
      'k',
      '%',
      'e',
      '’',
      'to',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    );

    fc.assert(
      fc.property(text, (written) => {
        const read = readNumber(written);
        expect('problem' in read ? read.problem.length > 10 : Number.isFinite(read.number)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
