import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDue, parseCron } from './cron.ts';

const dueIn = (schedule: string, now: string, withinMinutes = 60) =>
  lastDue(parseCron(schedule), new Date(now), withinMinutes)?.toISOString();

describe('a schedule', () => {
  it.each([
    ['* * * * *', '2026-03-04T10:20:59.999Z', '2026-03-04T10:20:00.000Z'],
    ['30 6 * * *', '2026-03-04T07:29:00Z', '2026-03-04T06:30:00.000Z'],
    ['*/15 * * * *', '2026-03-04T10:44:00Z', '2026-03-04T10:30:00.000Z'],
    ['5/20 * * * *', '2026-03-04T10:44:00Z', '2026-03-04T10:25:00.000Z'],
    ['0 9-17/4 * * 1-5', '2026-03-04T13:10:00Z', '2026-03-04T13:00:00.000Z'],
    ['0 0 * * 7', '2026-03-08T00:10:00Z', '2026-03-08T00:00:00.000Z'],
    ['0 0 29 2 *', '2028-02-29T00:10:00Z', '2028-02-29T00:00:00.000Z'],
    ['0 0 13 * 5', '2026-03-06T00:10:00Z', '2026-03-06T00:00:00.000Z'],
    ['0 0 1,15 * *', '2026-03-15T00:00:00Z', '2026-03-15T00:00:00.000Z'],
  ])('%s was last due before %s at %s', (schedule, now, due) => {
    expect(dueIn(schedule, now)).toBe(due);
  });

  it('is not due when its time is longer ago than asked, or still to come', () => {
    expect(dueIn('30 6 * * *', '2026-03-04T07:30:00Z')).toBeUndefined();
    expect(dueIn('30 6 * * *', '2026-03-04T06:29:59Z')).toBeUndefined();
    expect(dueIn('0 0 * * 1', '2026-03-04T00:10:00Z')).toBeUndefined();
  });

  it.each([
    '',
    '* * * *',
    '* * * * * *',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '5-1 * * * *',
    '*/0 * * * *',
    'a * * * *',
    '-1 * * * *',
  ])('refuses "%s"', (schedule) => {
    expect(() => parseCron(schedule)).toThrow(/schedule/);
  });

  it('names a minute that its fields hold', () => {
    const field = (least: number, most: number) => fc.integer({ min: least, max: most });

    fc.assert(
      fc.property(
        field(0, 59),
        field(0, 23),
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
        (minute, hour, now) => {
          const due = lastDue(parseCron(`${minute} ${hour} * * *`), now, 24 * 60);

          expect([due?.getUTCMinutes(), due?.getUTCHours()]).toEqual([minute, hour]);
          expect(now.getTime() - (due?.getTime() ?? 0)).toBeLessThan(24 * 3_600_000);
        },
      ),
    );
  });
});
