import { dayOf, formatDate } from '#kernel/dates.ts';

/** "today at 6:44 PM", "Nov 4, 2026": the time of day matters only on the day itself. */
export function whenOf(at: string, now = new Date()): string {
  const date = new Date(at);
  if (dayOf(date) === dayOf(now)) return `today at ${formatDate(date, 'hh:mm A').replace(/^0/, '')}`;
  return formatDate(date, 'MMM DD, YYYY').replace(/ 0/, ' ');
}
