import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysBefore } from '#kernel/date-shortcuts.ts';
import { dayIn, momentIn } from '#kernel/zones.ts';
import { mailDay } from './daily-mail.ts';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'];
/** Clocks change, February has 29 days, months and the year end. */
const TURNS = [
  '2026-03-08',
  '2026-11-01',
  '2026-03-29',
  '2026-10-25',
  '2026-10-04',
  '2026-04-05',
  '2028-02-29',
  '2026-04-30',
  '2026-12-31',
];
const STEP_MS = 15 * 60_000;

const reader = (time_zone: string, mail_hour: number) => ({
  user_id: 1,
  email_address: 'ann@firm.example',
  time_zone,
  mail_hour,
  frequency: 'daily' as const,
});

it('gives each day its one mail, not before its hour, through every turn of the clocks', () => {
  const cases = fc.record({
    zone: fc.constantFrom(...ZONES),
    turn: fc.constantFrom(...TURNS),
    hour: fc.integer({ min: 0, max: 23 }),
    offset: fc.integer({ min: 0, max: STEP_MS - 1 }),
    setBackAt: fc.integer({ min: 5, max: 280 }),
  });
  fc.assert(
    fc.property(cases, ({ zone, turn, hour, offset, setBackAt }) => {
      const from = momentIn(daysBefore(turn, 1), 0, zone).getTime() + offset;
      const until = momentIn(daysBefore(turn, -2), 0, zone).getTime();
      const mailed = new Map<string, Date>();
      let [at, step] = [from, 0];
      while (at < until) {
        const day = mailDay(reader(zone, hour), new Date(at));
        if (day !== null && !mailed.has(day)) mailed.set(day, new Date(at));
        step += 1;
        // Once, the machine's own clock is set back an hour.
        at += step === setBackAt ? STEP_MS - 3_600_000 : STEP_MS;
      }

      expect([...mailed.keys()].sort()).toEqual([daysBefore(turn, 1), turn, daysBefore(turn, -1)]);
      for (const [day, sent] of mailed) {
        expect(dayIn(sent, zone)).toBe(day);
        expect(sent.getTime()).toBeGreaterThanOrEqual(momentIn(day, hour * 60, zone).getTime() - 3_600_000);
      }
    }),
    { numRuns: 100 },
  );
});
