import { isMissing } from './missing.ts';

/** Every way Orion writes a date or a time; the last two are those of Fathom and of the reminders. */
export type DateFormat =
  | 'MMM YYYY'
  | 'MMM DD YYYY'
  | 'MMM DD, YYYY'
  | 'MMMM D, YYYY'
  | 'YYYY-MM-DD'
  | 'MM/DD/YYYY'
  | 'hh:mmA'
  | 'hh:mm A'
  | 'h:mm A'
  | 'h:mma'
  | 'Do MMM YYYY • hh:mm A'
  | 'Do MMMM YYYY • h:mma';

/** The viewer's own zone, or UTC as written. */
export type Zone = 'local' | 'utc';

/** A calendar day, "YYYY-MM-DD". */
export type Day = string;

/** From a first to a last calendar day, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

export type DateInput = Date | string | null | undefined;

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TOKEN = /YYYY|MMMM|MMM|MM|Do|DD|D|hh|h|mm|A|a/g;

/** The date in one of the product's formats; null when it is missing or no date. */
export function formatDate(value: Date, format: DateFormat, zone?: Zone): string;
export function formatDate(value: DateInput, format: DateFormat, zone?: Zone): string | null;
export function formatDate(value: DateInput, format: DateFormat, zone: Zone = 'local'): string | null {
  const parts = partsOf(value, zone);
  return parts && format.replace(TOKEN, (token) => formatToken(token, parts));
}

/** The calendar day on which a moment falls. */
export function dayOf(value: Date, zone?: Zone): Day;
export function dayOf(value: DateInput, zone?: Zone): Day | null;
export function dayOf(value: DateInput, zone: Zone = 'local'): Day | null {
  return formatDate(value, 'YYYY-MM-DD', zone);
}

/** The moments at which a range of days begins (00:00:00.000) and ends (23:59:59.999). */
export function boundsOf({ from, to }: DayRange, zone: Zone = 'local'): { start: Date; end: Date } {
  return { start: moment(from, [0, 0, 0, 0], zone), end: moment(to, [23, 59, 59, 999], zone) };
}

/** By the calendar, not by the clock. */
function daysSince(value: DateInput, now: Date, zone: Zone): number | null {
  const then = dayOf(value, zone);
  if (!then) return null;
  return Math.round((utcMidnight(dayOf(now, zone)) - utcMidnight(then)) / 86_400_000);
}

/** "Today", "1 day ago", "12 days ago". */
export function daysAgo(value: DateInput, now: Date, zone: Zone = 'local'): string | null {
  const days = daysSince(value, now, zone);
  if (days === null) return null;
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

const NEAR_DAYS = 7;

/** "3 days ago" within a week, then the date. */
export const daysAgoOrDate = (value: DateInput, now: Date): string | null =>
  (daysSince(value, now, 'local') ?? 0) > NEAR_DAYS ? formatDate(value, 'MMM DD, YYYY') : daysAgo(value, now);

function partsOf(value: DateInput, zone: Zone): Parts | null {
  if (isMissing(value)) return null;
  // A day without a time is that day everywhere; Date would move it across the border of a zone.
  const day = typeof value === 'string' ? DAY.exec(value) : null;
  const date = day ? new Date(`${day[0]}T00:00:00Z`) : new Date(value as Date | string);
  if (Number.isNaN(date.getTime())) return null;
  if (day && date.getUTCDate() !== Number(day[3])) return null;
  return day || zone === 'utc'
    ? {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth(),
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
      }
    : {
        year: date.getFullYear(),
        month: date.getMonth(),
        day: date.getDate(),
        hour: date.getHours(),
        minute: date.getMinutes(),
      };
}

function formatToken(token: string, { year, month, day, hour, minute }: Parts): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const name = MONTHS[month] ?? '';
  const tokens: Record<string, string> = {
    YYYY: String(year).padStart(4, '0'),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: two(month + 1),
    Do: `${day}${ordinal(day)}`,
    DD: two(day),
    D: String(day),
    hh: two(hour % 12 || 12),
    h: String(hour % 12 || 12),
    mm: two(minute),
    A: hour < 12 ? 'AM' : 'PM',
    a: hour < 12 ? 'am' : 'pm',
  };
  return tokens[token] ?? token;
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

function moment(day: Day, [hour, minute, second, ms]: [number, number, number, number], zone: Zone): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return zone === 'utc'
    ? new Date(Date.UTC(year, month - 1, date, hour, minute, second, ms))
    : new Date(year, month - 1, date, hour, minute, second, ms);
}

function utcMidnight(day: Day): number {
  return moment(day, [0, 0, 0, 0], 'utc').getTime();
}
