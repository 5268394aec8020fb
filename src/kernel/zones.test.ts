import { describe, expect, it } from 'vitest';
import { daysBefore } from './date-shortcuts.ts';
import { dayIn, minutesIn, momentIn } from './zones.ts';

const ZONES = ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
/** Each day of four years, one of them a leap year. */
const DAYS = Array.from({ length: 1461 }, (_, ahead) => daysBefore('2026-01-01', -ahead));

describe.each(ZONES)('in %s', (zone) => {
  it.each([0, 150, 480, 1439])('finds minute %i of every day once, on that day, in order', (minutes) => {
    const moments = DAYS.map((day) => momentIn(day, minutes, zone));

    expect(moments.map((at) => dayIn(at, zone))).toEqual(DAYS);
    // Where clocks skip the minute it is so much later; never earlier, never another day.
    for (const at of moments) expect(minutesIn(at, zone)).toBeGreaterThanOrEqual(minutes);
    for (const [index, at] of moments.entries())
      if (index > 0) expect(at.getTime()).toBeGreaterThan((moments[index - 1] as Date).getTime());
  });
});

it('moves a time that is skipped, and takes the first of one that comes twice', () => {
  // Clocks go from 2:00 to 3:00 on March 8, and from 2:00 back to 1:00 on November 1.
  expect(momentIn('2026-03-08', 150, 'America/Chicago').toISOString()).toBe('2026-03-08T08:30:00.000Z');
  expect(momentIn('2026-11-01', 90, 'America/Chicago').toISOString()).toBe('2026-11-01T06:30:00.000Z');
  // Half an hour, on Lord Howe Island.
  expect(momentIn('2026-10-04', 135, 'Australia/Lord_Howe').toISOString()).toBe('2026-10-03T15:45:00.000Z');
});
