import { type Day, type DayRange, dayOf, type Zone } from './dates.ts';

/** The ranges the date-range picker offers, in the order it offers them. */
export const rangeShortcuts = ['Today', 'Past Week', '3 Months', '6 Months', 'Past Year', 'All'] as const;
export type RangeShortcut = (typeof rangeShortcuts)[number];

const FIRST_DAY_EVER = '2016-01-01';

const firstDay: Record<RangeShortcut, (today: Day) => Day> = {
  Today: (today) => today,
  'Past Week': (today) => daysBefore(today, 7),
  '3 Months': (today) => monthsBefore(today, 3),
  '6 Months': (today) => monthsBefore(today, 6),
  'Past Year': (today) => monthsBefore(today, 12),
  All: () => FIRST_DAY_EVER,
};

/** The days a shortcut stands for; every shortcut ends today. */
export function shortcutRange(shortcut: RangeShortcut, now: Date, zone: Zone = 'local'): DayRange {
  const today = dayOf(now, zone);
  return { from: firstDay[shortcut](today), to: today };
}

/** The shortcut that stands for exactly this range, if there is one. */
export function shortcutOf(range: DayRange, now: Date, zone: Zone = 'local'): RangeShortcut | null {
  const same = ({ from, to }: DayRange) => from === range.from && to === range.to;
  return rangeShortcuts.find((shortcut) => same(shortcutRange(shortcut, now, zone))) ?? null;
}

export function daysBefore(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return dayOf(date, 'utc');
}

/** The same date so many months earlier, or that month's last day where it has no such date. */
export function monthsBefore(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date, 'utc');
}
