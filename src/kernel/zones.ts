import type { Day } from './dates.ts';

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** What clocks in a zone show at a moment, as if it were UTC. */
function wallOf(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The calendar day in a zone at a moment. */
export const dayIn = (at: Date, zone: string): Day =>
  new Date(wallOf(at.getTime(), zone)).toISOString().slice(0, 10);

/** Minutes since midnight that clocks in a zone show at a moment. */
export function minutesIn(at: Date, zone: string): number {
  const wall = new Date(wallOf(at.getTime(), zone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/**
 * The moment at which clocks in a zone show that time of that day: the first where they show it twice, and where
 * they skip it, as much later as they skip.
 */
export function momentIn(day: Day, minutes: number, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (at: number) => wallOf(at, zone) - at;
  const [early, late] = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)];
  const right = [early, late].filter((at) => wallOf(at, zone) === wall);
  return new Date(right.length > 0 ? Math.min(...right) : early);
}
