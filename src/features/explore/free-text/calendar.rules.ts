import type { Period } from '#kernel/filter-kinds.ts';
import type { Found } from './pattern.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { wordTable } from './word-table.rules.ts';

/** Days of the calendar; where no year was said it is the latest that is not to come. */
export interface Stretch extends Period {
  /** Of a year that was not said. */
  yearless?: true;
  isDay?: true;
}

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ');
const SHORTEST = 3;
export const monthOf = (word = '') => {
  const found = word.length < SHORTEST ? -1 : MONTHS.findIndex((month) => month.startsWith(word));
  return found < 0 ? null : found + 1;
};

/** Months of a year that have a name together: the first and the last. */
const PARTS = wordTable<readonly [number, number]>({
  q1: [1, 3],
  q2: [4, 6],
  q3: [7, 9],
  q4: [10, 12],
  'first quarter': [1, 3],
  'second quarter': [4, 6],
  'third quarter': [7, 9],
  'fourth quarter': [10, 12],
  h1: [1, 6],
  h2: [7, 12],
  'first half': [1, 6],
  'second half': [7, 12],
});

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dayIn = (year: number, month: number, day: number) => `${year}-${twoDigits(month)}-${twoDigits(day)}`;
const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
/** Whether the calendar has this day: the 30th of February is parsed as one of March. */
export function isReal(day: string): boolean {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];
/** Before everything that is known by its day. */
export const FIRST_DAY = dayIn(FIRST_YEAR, 1, 1);
const yearAt = (token: Token | undefined) => {
  const { value = 0, suffix = '', currency = '' } = token?.quantity ?? {};
  const isYear = token?.kind === 'number' && suffix === '' && currency === '';
  return isYear && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR ? value : null;
};
const ORDINALS = new Set(['st', 'nd', 'rd', 'th']);
const MOST_DAYS = 31;
export function numberedDay(tokens: readonly Token[], at: number): Found<number> | null {
  const { value = 0, suffix = '', currency = '' } = tokens[at]?.quantity ?? {};
  if (!Number.isInteger(value) || value < 1 || value > MOST_DAYS || suffix !== '' || currency !== '')
    return null;
  return { value, end: ORDINALS.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1 };
}

/** "October 1", "1st of October" */
function monthAndDay(tokens: readonly Token[], at: number) {
  const month = monthOf(tokens[at]?.key);
  const behind = month === null ? null : numberedDay(tokens, at + 1);
  if (month !== null && behind) return { month, day: behind.value, end: behind.end };
  const before = tokens[at]?.kind === 'number' ? numberedDay(tokens, at) : null;
  if (!before) return null;
  const next = tokens[before.end]?.key === 'of' ? before.end + 1 : before.end;
  const named = monthOf(tokens[next]?.key);
  return named === null ? null : { month: named, day: before.value, end: next + 1 };
}

/** Whether a part of the year may begin with this word. */
export const isPartOfYear = (word = '') =>
  word === 'mid' || monthOf(word) !== null || Object.keys(PARTS).some((part) => part.split(' ')[0] === word);

/** "the first half of October" */
function halfMonthAt(tokens: readonly Token[], at: number, now: string): Found<Stretch> | null {
  const key = (index: number) => tokens[index]?.key ?? '';
  const isFirst = key(at) === 'first';
  if ((!isFirst && key(at) !== 'second') || key(at + 1) !== 'half' || key(at + 2) !== 'of') return null;
  const month = monthOf(key(at + 3));
  if (month === null) return null;
  const said = yearBehind(tokens, at + 4);
  const thisYear = Number(now.slice(0, 4));
  const year = said?.value ?? (dayIn(thisYear, month, 1) <= now ? thisYear : thisYear - 1);
  const value = isFirst
    ? { from: dayIn(year, month, 1), to: dayIn(year, month, 15) }
    : { from: dayIn(year, month, 16), to: lastDayOf(year, month) };
  return { value, end: said?.end ?? at + 4 };
}

/** "October", "Q3", "first half" */
function partAt(tokens: readonly Token[], at: number) {
  const key = tokens[at]?.key ?? '';
  const month = monthOf(key);
  if (month !== null) return { months: [month, month] as const, end: at + 1 };
  const one = PARTS[key];
  if (one) return { months: one, end: at + 1 };
  const two = PARTS[`${key} ${tokens[at + 1]?.key ?? ''}`];
  return two ? { months: two, end: at + 2 } : null;
}

/** The year behind a month or a day: "of 2026", ", 2026", "2026". */
function yearBehind(tokens: readonly Token[], at: number): Found<number> | null {
  const next = tokens[at]?.key === 'of' ? at + 1 : at;
  const year = yearAt(tokens[next]);
  return year === null ? null : { value: year, end: next + 1 };
}

const MIDDLE = 15;
/** Days, months, quarters or halves of a year that stand here. */
export function stretchAt(tokens: readonly Token[], at: number, today: string): Found<Stretch>[] {
  const token = tokens[at];
  if (token?.kind === 'date')
    return isReal(token.key) ? [{ value: { from: token.key, to: token.key, isDay: true }, end: at + 1 }] : [];
  const now = Number(today.slice(0, 4));
  const day = monthAndDay(tokens, at);
  if (day) {
    const said = yearBehind(tokens, day.end);
    const own = (year: number) => dayIn(year, day.month, day.day);
    const found = own(said?.value ?? (own(now) <= today ? now : now - 1));
    if (!isReal(found)) return [];
    const value: Stretch = { from: found, to: found, isDay: true, ...(!said && { yearless: true }) };
    return [{ value, end: said?.end ?? day.end }];
  }
  const half = halfMonthAt(tokens, at, today);
  if (half) return [half];
  const isMid = token?.key === 'mid' && monthOf(tokens[at + 1]?.key) !== null;
  const part = partAt(tokens, isMid ? at + 1 : at);
  if (!part) return [];
  const [first, last] = part.months;
  const said = yearBehind(tokens, part.end);
  const year = said?.value ?? (dayIn(now, first, 1) <= today ? now : now - 1);
  const value: Stretch = {
    from: dayIn(year, first, isMid ? MIDDLE : 1),
    to: lastDayOf(year, last),
    ...(!said && { yearless: true }),
  };
  return [{ value, end: said?.end ?? part.end }];
}

/** "in 2025": a year of the calendar. */
export function wholeYear(tokens: readonly Token[], at: number, today: string): Found<Stretch>[] {
  const year = yearAt(tokens[at]);
  const isPast = year !== null && year <= Number(today.slice(0, 4));
  return isPast ? [{ value: { from: dayIn(year, 1, 1), to: dayIn(year, 12, 31) }, end: at + 1 }] : [];
}

/** From the earlier to the later; "1 Aug to 15 Oct 2025" has one year for both. */
export function fromTo(first: Stretch, last: Stretch): Period {
  if (!first.yearless) {
    const [from = '', to = ''] = [[first.from, last.from].toSorted()[0], [first.to, last.to].toSorted()[1]];
    return { from, to };
  }
  const year = Number(last.to.slice(0, 4));
  const moved = (to: number) => `${to}${first.from.slice(4)}`;
  return { from: moved(year) <= last.to ? moved(year) : moved(year - 1), to: last.to };
}
