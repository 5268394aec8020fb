import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, type DateFormat, dayOf, daysAgo, daysAgoOrDate, formatDate } from './dates.ts';

const aMoment = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });

describe('formatDate', () => {
  // SHELL-039, FATH-036, REM-008
  it.each<[DateFormat, string]>([
    ['MMM DD YYYY', 'Mar 05 2025'],
    ['MMM DD, YYYY', 'Mar 05, 2025'],
    ['MMMM D, YYYY', 'March 5, 2025'],
    ['YYYY-MM-DD', '2025-03-05'],
    ['MM/DD/YYYY', '03/05/2025'],
    ['hh:mmA', '03:30PM'],
    ['hh:mm A', '03:30 PM'],
    ['h:mma', '3:30pm'],
    ['Do MMM YYYY • hh:mm A', '5th Mar 2025 • 03:30 PM'],
    ['Do MMMM YYYY • h:mma', '5th March 2025 • 3:30pm'],
  ])('writes %s', (format, text) => {
    expect(formatDate('2025-03-05T15:30:00Z', format, 'utc')).toBe(text);
    expect(formatDate(new Date(2025, 2, 5, 15, 30), format)).toBe(text);
  });

  it.each([
    ['2025-03-05T00:05:00Z', '12:05AM'],
    ['2025-03-05T11:59:00Z', '11:59AM'],
    ['2025-03-05T12:00:00Z', '12:00PM'],
    ['2025-03-05T23:59:00Z', '11:59PM'],
  ])('tells the hours of %s as %s', (moment, text) => {
    expect(formatDate(moment, 'hh:mmA', 'utc')).toBe(text);
  });

  it('gives each day its ending', () => {
    const endings = Array.from(
      { length: 31 },
      (_, index) => formatDate(new Date(2024, 0, index + 1, 9), 'Do MMM YYYY • hh:mm A').split(' ')[0],
    );

    expect(endings.slice(0, 4)).toEqual(['1st', '2nd', '3rd', '4th']);
    expect(endings.slice(10, 13)).toEqual(['11th', '12th', '13th']);
    expect(endings.slice(20, 24)).toEqual(['21st', '22nd', '23rd', '24th']);
    expect(endings[30]).toBe('31st');
  });

  it('keeps a day without a time on that day in every zone', () => {
    expect(formatDate('2024-03-14', 'MMM DD, YYYY', 'local')).toBe('Mar 14, 2024');
    expect(formatDate('2024-03-14', 'MMM DD, YYYY', 'utc')).toBe('Mar 14, 2024');
  });

  // SHELL-042
  it.each([null, undefined, '', 'n/a', 'soon', '2024-02-30', '2024-13-01', new Date(Number.NaN)])(
    'has nothing to write for %j',
    (value) => {
      expect(formatDate(value, 'MMM DD YYYY')).toBeNull();
    },
  );

  it('agrees with the clock of the viewer', () => {
    fc.assert(
      fc.property(aMoment, (moment) => {
        const [month, day, year] = formatDate(moment, 'MM/DD/YYYY').split('/').map(Number);

        expect([year, month, day]).toEqual([moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]);
        expect(formatDate(moment, 'YYYY-MM-DD', 'utc')).toBe(moment.toISOString().slice(0, 10));
      }),
    );
  });
});

describe('boundsOf', () => {
  // CONV-048, FATH-019
  it('runs from the start of the first day to the end of the last', () => {
    const { start, end } = boundsOf({ from: '2024-01-05', to: '2024-01-07' });

    expect(start).toEqual(new Date(2024, 0, 5));
    expect(end).toEqual(new Date(2024, 0, 7, 23, 59, 59, 999));
    expect(boundsOf({ from: '2024-01-05', to: '2024-01-05' }, 'utc').end.toISOString()).toBe(
      '2024-01-05T23:59:59.999Z',
    );
  });

  it('encloses every moment of its days', () => {
    fc.assert(
      fc.property(aMoment, (moment) => {
        const day = dayOf(moment);
        const { start, end } = boundsOf({ from: day, to: day });

        expect(start <= moment && moment <= end).toBe(true);
        expect([dayOf(start), dayOf(end)]).toEqual([day, day]);
      }),
    );
  });
});

describe('daysAgo', () => {
  const now = new Date(2026, 10, 14, 0, 5);

  // CARD-021
  it.each([
    [new Date(2026, 10, 14, 0, 1), 'Today'],
    [new Date(2026, 10, 13, 23, 59), '1 day ago'],
    [new Date(2026, 10, 12, 0, 0), '2 days ago'],
    [new Date(2025, 10, 14, 12), '365 days ago'],
    [new Date(2026, 10, 14, 23, 59), 'Today'],
    [new Date(2026, 10, 20), 'Today'],
  ])('counts calendar days from %s', (then, words) => {
    expect(daysAgo(then, now)).toBe(words);
    expect(daysAgo(then.toISOString(), now)).toBe(words);
  });

  it('says nothing about a missing date', () => {
    expect(daysAgo('n/a', now)).toBeNull();
  });
});

it('tells the days of a week, then the date', () => {
  const now = new Date(2026, 10, 14, 0, 5);

  expect(daysAgoOrDate(new Date(2026, 10, 14), now)).toBe('Today');
  expect(daysAgoOrDate(new Date(2026, 10, 7, 23), now)).toBe('7 days ago');
  expect(daysAgoOrDate(new Date(2026, 10, 6, 23), now)).toBe('Nov 06, 2026');
  expect(daysAgoOrDate(null, now)).toBeNull();
});
