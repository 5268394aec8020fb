import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMoment, whyNoMoment } from './moment-words.ts';

const CHICAGO = 'America/Chicago';
/** Monday morning, 8:00 in Chicago. */
const NOW = new Date('2026-11-16T14:00:00Z');
const read = (text: string, now = NOW, zone = CHICAGO) =>
  readMoment(text, now, zone)?.at.toISOString() ?? null;

it.each([
  ['in 3 weeks', '2026-12-07T15:00:00.000Z'],
  ['3 weeks', '2026-12-07T15:00:00.000Z'],
  ['three weeks from now', '2026-12-07T15:00:00.000Z'],
  ['in a couple of weeks', '2026-11-30T15:00:00.000Z'],
  ['in a month', '2026-12-16T15:00:00.000Z'],
  ['in 6mo', '2027-05-16T14:00:00.000Z'],
  ['next quarter', '2027-02-16T15:00:00.000Z'],
  ['12 March', '2027-03-12T15:00:00.000Z'],
  ['March 12, 2028', '2028-03-12T14:00:00.000Z'],
  ['dec 8th at 3:30pm', '2026-12-08T21:30:00.000Z'],
  ['12/8 15:30', '2026-12-08T21:30:00.000Z'],
  ['2026-12-08', '2026-12-08T15:00:00.000Z'],
  ['Monday 9am', '2026-11-23T15:00:00.000Z'],
  ['next friday', '2026-11-20T15:00:00.000Z'],
  ['tue in 3 weeks, 9am', '2026-12-08T15:00:00.000Z'],
  ['tomorrow noon', '2026-11-17T18:00:00.000Z'],
  ['day after tomorrow', '2026-11-18T15:00:00.000Z'],
  ['today', '2026-11-16T15:00:00.000Z'],
  ['9am', '2026-11-16T15:00:00.000Z'],
  ['7am', '2026-11-17T13:00:00.000Z'],
  ['in 2 hours', '2026-11-16T16:00:00.000Z'],
  ['29 February', '2028-02-29T15:00:00.000Z'],
  ['tomorrow morning', '2026-11-17T15:00:00.000Z'],
  ['Friday in the afternoon', '2026-11-20T20:00:00.000Z'],
  ['this evening', '2026-11-17T00:00:00.000Z'],
  ['next weekend', '2026-11-21T15:00:00.000Z'],
  ['31/12/2026', '2026-12-31T15:00:00.000Z'],
  ['12/31/26', '2026-12-31T15:00:00.000Z'],
  ['31.12.2026', '2026-12-31T15:00:00.000Z'],
  ['12-31-26', '2026-12-31T15:00:00.000Z'],
  ['12-8-2026 3pm', '2026-12-08T21:00:00.000Z'],
  ['8.12. at 15:30', '2026-12-08T21:30:00.000Z'],
  ['on 08.12.26', '2026-12-08T15:00:00.000Z'],
  ['end of the month', '2026-11-30T15:00:00.000Z'],
  ['end of next month', '2026-12-31T15:00:00.000Z'],
  ['end of quarter', '2026-12-31T15:00:00.000Z'],
  ['end of year', '2026-12-31T15:00:00.000Z'],
  ['end of this week', '2026-11-20T15:00:00.000Z'],
])('reads %s', (text, at) => {
  expect(read(text)).toBe(at);
});

it.each([
  '',
  'soon',
  'in',
  '31 February',
  '2026-02-30',
  '13pm',
  '25:00',
  '2020-01-01',
  'in 3 weeks blue',
  'in 500 years',
  'monday tuesday',
  '<b>tomorrow</b>',
  '1/0',
  '31/31/2026',
  '12.31.2026',
  '31.2.2027',
  '1.2.3.4',
  'end of day',
  'in constructor weeks',
  'in toString days',
  'in 99999999999999999999 hours',
  'in 999999999999 weeks',
  'in 9000000 minutes',
  'in 0 minutes',
  'March 12 0001',
  '12/8/0001',
  '9999-12-31',
  '🦊',
  '١٢ March',
])('reads nothing in %j', (text) => {
  expect(read(text)).toBeNull();
});

it.each([
  ['yesterday', 'past'],
  ['2 weeks ago', 'past'],
  ['last Friday', 'past'],
  ['2020-01-01', 'past'],
  ['2026-02-30', 'impossible'],
  ['31 February', 'impossible'],
  ['2-30-27', 'impossible'],
  ['in 500 years', 'far'],
  ['9999-12-31', 'far'],
  ['soon', 'unread'],
  ['', 'unread'],
  ['🦊', 'unread'],
  ['tomorrow', null],
])('says of %j that it is %s', (text, why) => {
  expect(whyNoMoment(text, NOW, CHICAGO)).toBe(why);
});

it('counts months by the calendar, to the last day where there is no such date', () => {
  expect(read('in a month', new Date('2027-01-31T12:00:00Z'))).toBe('2027-02-28T15:00:00.000Z');
  expect(read('in a year', new Date('2028-02-29T12:00:00Z'))).toBe('2029-02-28T15:00:00.000Z');
});

it('says whether a time of day was written', () => {
  expect(readMoment('tomorrow', NOW, CHICAGO)).toMatchObject({ has_time: false, day: '2026-11-17' });
  expect(readMoment('tomorrow 9am', NOW, CHICAGO)).toMatchObject({ has_time: true });
});

const WORDS = [
  ...'in on at the next a an couple of day after tomorrow today tonight week weeks month quarter years hours min'.split(
    ' ',
  ),
  ...'monday tue sun weekend march 12 31 0 1 99 2028 0001 9999 99999999999 12/8 2/30 0/0 12/8/0000 2026-12-08'.split(
    ' ',
  ),
  ...'0000-00-00 9am 12am 13pm pm 25:00 23:59 noon evening constructor __proto__ hasOwnProperty from now th , .'.split(
    ' ',
  ),
];
const ZONES = ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'];

it('reads any words, at any moment, as a time within ten years to come or as none, and never fails', () => {
  const cases = fc.record({
    text: fc.oneof(
      fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
    now: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    zone: fc.constantFrom(...ZONES),
  });
  fc.assert(
    fc.property(cases, ({ text, now, zone }) => {
      const moment = readMoment(text, now, zone);
      if (moment === null) return;
      const ahead = moment.at.getTime() - now.getTime();
      expect(ahead).toBeGreaterThan(0);
      expect(ahead).toBeLessThan(3660 * 86_400_000);
      expect(moment.day).toMatch(/^20\d\d-\d\d-\d\d$/);
    }),
    { numRuns: 3000 },
  );
});
