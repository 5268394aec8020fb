import { describe, expect, it } from 'vitest';
import { clockIn, isTimeZone } from './time-zones.ts';

describe('a time zone', () => {
  it.each(['America/Chicago', 'Europe/Berlin', 'UTC', 'Asia/Kolkata'])('is %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', '+01:00', 'Mars/Olympus', 'America/Chicago; drop', '\u0000', '../UTC'])(
    'is not "%s"',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

describe('the clock of a zone', () => {
  it.each([
    ['America/Chicago', '2026-01-01T05:59:59Z', { day: '2025-12-31', hour: 23 }],
    ['America/Chicago', '2026-07-01T13:00:00Z', { day: '2026-07-01', hour: 8 }],
    ['Asia/Kolkata', '2026-01-01T18:30:00Z', { day: '2026-01-02', hour: 0 }],
    [null, '2026-01-01T00:10:00Z', { day: '2026-01-01', hour: 0 }],
  ])('%s at %s', (zone, at, shown) => {
    expect(clockIn(new Date(at), zone)).toEqual(shown);
  });

  it('skips the hour that the spring takes and shows twice the one that the autumn gives', () => {
    const hours = (first: string) =>
      [0, 1, 2].map(
        (later) => clockIn(new Date(Date.parse(first) + later * 3_600_000), 'America/Chicago').hour,
      );

    expect(hours('2026-03-08T07:00:00Z')).toEqual([1, 3, 4]);
    expect(hours('2026-11-01T06:00:00Z')).toEqual([1, 1, 2]);
  });
});
