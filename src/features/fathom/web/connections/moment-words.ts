import { dayOf, formatDate } from '#kernel/dates.ts';

/** "6:44 PM" today, else "Nov 4". */
export function shortMoment(at: string | null, now = new Date()): string {
  if (at === null) return '–';
  const date = new Date(at);
  if (dayOf(date) === dayOf(now)) return formatDate(date, 'hh:mm A').replace(/^0/, '');
  return formatDate(date, 'MMM DD, YYYY').replace(/ 0/, ' ').replace(/, .*/, '');
}
