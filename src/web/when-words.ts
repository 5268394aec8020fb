import { dayOf, formatDate } from '#kernel/dates.ts';

/** "today at 6:44 PM", "Nov 4, 2026": the time of day matters only on the day itself. */
export function whenOf(at: string, now = new Date()): string {
  const date = new Date(at);
  if (dayOf(date) === dayOf(now)) return `today at ${formatDate(date, 'h:mm A')}`;
  return formatDate(date, 'MMM DD, YYYY').replace(/ 0/, ' ');
}

/** "6:44 PM" today, else "Nov 4". */
export function shortMoment(at: string | null, now = new Date()): string {
  if (at === null) return '–';
  const date = new Date(at);
  if (dayOf(date) === dayOf(now)) return formatDate(date, 'h:mm A');
  return formatDate(date, 'MMM DD, YYYY').replace(/ 0/, ' ').replace(/, .*/, '');
}
