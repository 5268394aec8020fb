import type { Day } from './dates.ts';
import { dayIn, minutesIn } from './zones.ts';

/** Whether this is the IANA name of a zone; offsets such as +01:00 are none, because databases read their sign otherwise. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The calendar day and the hour that the clocks of a zone show; of nobody's zone, those of UTC. */
export function clockIn(at: Date, time_zone: string | null): { day: Day; hour: number } {
  const zone = time_zone ?? 'UTC';
  return { day: dayIn(at, zone), hour: Math.floor(minutesIn(at, zone) / 60) };
}
