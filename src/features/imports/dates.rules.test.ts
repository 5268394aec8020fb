import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay, readYear } from './dates.rules.ts';

describe('a day', () => {
  it.each([
    ['2021-03-14', '2021-03-14'],
    ['2021-3-4', '2021-03-04'],
    ['2021/03/14', '2021-03-14'],
    ['2021.03.14', '2021-03-14'],
    ['20210314', '2021-03-14'],
    ['2021-03-14T10:22:11Z', '2021-03-14'],
    ['2021-03-14T23:30:00.000-05:00', '2021-03-14'],
    ['2021-03-14 10:22:11.123456+00', '2021-03-14'],
    ['2021-03-14+02:00', '2021-03-14'],
    ['20210314T102211Z', '2021-03-14'],
    ['2021-03', '2021-03-01'],
    ['03/2021', '2021-03-01'],
    ['2021', '2021-01-01'],
    ['2021.0', '2021-01-01'],
    ['March 2021', '2021-03-01'],
    ['Mar 2021', '2021-03-01'],
    ['Mar-21', '2021-03-01'],
    ["Mar '21", '2021-03-01'],
    ['2021 March', '2021-03-01'],
    ['3/14/2021', '2021-03-14'],
    ['14/3/2021', '2021-03-14'],
    ['03/04/2021', '2021-03-04'],
    ['3-4-2021', '2021-03-04'],
    ['3/14/21', '2021-03-14'],
    ['3/14/98', '1998-03-14'],
    ['3/14/2021 12:00 AM', '2021-03-14'],
    ['14.03.2021', '2021-03-14'],
    ['03.04.2021', '2021-04-03'],
    ['14 Mar 2021', '2021-03-14'],
    ['14-Mar-2021', '2021-03-14'],
    ['14-Mar-21', '2021-03-14'],
    ['14/Mar/2021', '2021-03-14'],
    ['Mar 14, 2021', '2021-03-14'],
    ['March 14th, 2021', '2021-03-14'],
    ['14th of March 2021', '2021-03-14'],
    ['MARCH 14 2021', '2021-03-14'],
    ['Sept. 5, 2021', '2021-09-05'],
    ['Sunday, March 14, 2021', '2021-03-14'],
    ['Sun Mar 14 2021 00:00:00 GMT+0000 (Coordinated Universal Time)', '2021-03-14'],
    ['Sun, 14 Mar 2021 10:00:00 GMT', '2021-03-14'],
    ['March 14, 2021 at 3 PM', '2021-03-14'],
    ['2021-Mar-14', '2021-03-14'],
    ['14. März 2021', '2021-03-14'],
    ['14 août 2021', '2021-08-14'],
    ['14 de marzo de 2021', '2021-03-14'],
    ['Q3 2021', '2021-07-01'],
    ['2021-Q1', '2021-01-01'],
    ['H2 2021', '2021-07-01'],
    ['44269', '2021-03-14'],
    ['44269.75', '2021-03-14'],
    ['20000', '1954-10-03'],
    ['60000', '2064-04-08'],
    ['1615680000', '2021-03-14'],
    ['1615766399', '2021-03-14'],
    ['1615680000.0', '2021-03-14'],
    ['1615680000000', '2021-03-14'],
    ['2020-02-29', '2020-02-29'],
    ['0000-00-00', null],
    ['0001-01-01T00:00:00', null],
  ])('%j is %s', (text, day) => {
    expect(readDay(text)).toMatchObject({ value: day });
  });

  it.each([
    ['soon', '"soon" is not a date; write one such as 2021-03-14'],
    ['2021-02-30', 'is not a day of the calendar'],
    ['2021-02-29', 'is not a day of the calendar'],
    ['31/02/2021', 'is not a day of the calendar'],
    ['13/13/2021', 'is not a day of the calendar'],
    ['2021-13', 'is not a day of the calendar'],
    ['20211399', 'is not a day of the calendar'],
    ['9999-12-31', 'is not a day of the calendar'],
    ['March 14', 'is not a date'],
    ['14 Octember 2021', 'is not a date'],
    ['5 jui 2021', 'is not a date'],
    ['19999', 'is not a date'],
    ['60001', 'is not a date'],
    ['3.14', 'is not a date'],
    ['12 34', 'is not a date'],
    ['1/2/3/2021', 'is not a date'],
  ])('%j is none', (text, why) => {
    expect(readDay(text)).toEqual({ problem: expect.stringContaining(why) });
  });

  it('is not read from a text without end', () => {
    expect(readDay('7'.repeat(100_000))).toEqual({ problem: expect.stringContaining('…" is not a date') });
  });

  it('is the one that was written, in any form', () => {
    const two = (number: number) => String(number).padStart(2, '0');
    const forms: ((date: Date) => string)[] = [
      (date) => date.toISOString(),
      (date) => date.toISOString().slice(0, 10),
      (date) => date.toUTCString(),
      (date) => `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`,
      (date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`,
      (date) => date.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('it-IT', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => String(date.getTime() / 86_400_000 + 25_569),
    ];
    const days = fc.integer({ min: 0, max: 34_000 }).map((day) => new Date(day * 86_400_000));

    fc.assert(
      fc.property(days, fc.constantFrom(...forms), (date, write) => {
        expect(readDay(write(date))).toEqual({ value: date.toISOString().slice(0, 10) });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['2021', 'year'],
    ['2021.0', 'year'],
    ['2021-03', 'month'],
    ['03/2021', 'month'],
    ['March 2021', 'month'],
    ["Mar '21", 'month'],
    ['2021 Mar', 'month'],
    ['Q2 2021', 'quarter'],
    ['2021-Q2', 'quarter'],
    ['H1 2021', 'half-year'],
    ['2021-03-14', undefined],
    ['14 March 2021', undefined],
    ['44269', undefined],
    ['2150', undefined],
  ])('%j names no day but a %s', (text, part) => {
    expect(readDay(text).part).toBe(part);
  });

  it('is a day or a problem, never a fault, whatever stands there', () => {
    const pieces = fc.constantFrom(
      '1',
      '31',
      '2021',
      '-',
      '/',
      '.',
      ' ',
      ',',
      'mar',
      'May',
      'T',
      ':',
      "'",
      'q',
      'z',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
    );

    fc.assert(
      fc.property(text, (written) => {
        const read = readDay(written);
        expect('problem' in read || read.value === null || /^\d{4}-\d\d-\d\d$/.test(read.value)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a year', () => {
  it.each([
    ['2015', 2015],
    ['2015.0', 2015],
    ['2,015', 2015],
    ['1889', 1889],
    ['c. 2015', 2015],
    ['founded in 1998', 1998],
    ['2015-03-01', 2015],
    ['Mar 2015', 2015],
    ['42064', 2015],
  ])('is read from %j', (text, year) => {
    expect(readYear(text)).toEqual({ value: year });
  });

  it.each(['15', '2015-2016', 'last year', '3015', '12015'])('is not read from %j', (text) => {
    expect(readYear(text)).toEqual({ problem: `"${text}" is not a year; write one such as 2015` });
  });
});
