import type { Range } from '#kernel/filter-kinds.ts';
import { isReal } from './calendar.rules.ts';
import {
  beginningWith,
  type Found,
  findPattern,
  firstWordsOf,
  type Pattern,
  type ReadSlot,
} from './pattern.rules.ts';
import { beginsSpan, span } from './times.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { wordTable } from './word-table.rules.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

interface YearSlots {
  a?: number;
  b?: number;
  /** Each with words of its own: turned around they contradict each other. */
  since?: number;
  until?: number;
  above?: number;
  below?: number;
  after?: number;
  /** "2017+" */
  onward?: number;
  before?: number;
  year?: number;
  decade?: number;
  last_decade?: number;
  decade_on?: number;
  decade_back?: number;
  early_decade?: number;
  late_decade?: number;
  span?: number;
  ago?: number;
  next?: number;
  this?: Range;
  last?: Range;
  both?: Range;
  least?: number;
  most?: number;
  oldest?: number;
  plus?: number;
  number?: number;
  years_old?: number;
}

const LEAST_YEAR = 1000;
const DECADES = wordTable<number>({
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  '60s': 1960,
  '70s': 1970,
  '80s': 1980,
  '90s': 1990,
  '1970s': 1970,
  '1980s': 1980,
  '1990s': 1990,
  '2000s': 2000,
  '2010s': 2010,
  tens: 2010,
  twenties: 2020,
  aughts: 2000,
  noughties: 2000,
});
const DAYS_OF_YEAR = 365;
const DAYS_OF_DECADE = 3650;
/** "one to two decades" */
const isOfDecades = (tokens: readonly Token[], at: number) =>
  tokens[at + 2]?.quantity !== undefined && tokens[at + 3]?.key === 'decades';
/** "the seventies", "the nineteen seventies" */
function decadeAt(tokens: readonly Token[], at: number): Found<number> | null {
  const named = tokens[at]?.quantity?.value === 19 ? at + 1 : at;
  const value = DECADES[tokens[named]?.key ?? ''];
  return value === undefined ? null : { value, end: named + 1 };
}

/** "this year", "last decade": counted by the calendar. */
function calendarOf(name: string, unit: string, now: number): Range | null {
  const back = name === 'last' ? 1 : 0;
  if (unit === 'year' && name === 'both') return { min: now - 1, max: now };
  if (unit === 'year') return { min: now - back, max: now - back };
  const began = Math.floor(now / 10) * 10;
  if (unit !== 'decade') return null;
  return back ? { min: began - 10, max: began - 1 } : { min: began };
}

/** "before the year 2000" */
const afterYearWord = (tokens: readonly Token[], at: number) => {
  const next = tokens[at]?.key === 'the' ? at + 1 : at;
  return tokens[next]?.key === 'year' && tokens[next + 1]?.kind === 'number' ? next + 1 : at;
};

/** "no later than 31 December 2012": the year of a day; before or after a day within it the year itself counts. */
function yearOfDate(token: Token | undefined, name: string): number | null {
  if (token?.kind !== 'date' || !isReal(token.key) || name.includes('decade') || name === 'onward')
    return null;
  const year = yearOf(token.key);
  if (name === 'before') return token.key.endsWith('-01-01') ? year : year + 1;
  if (name === 'after') return token.key.endsWith('-12-31') ? year : year - 1;
  return year;
}

const readYear =
  (tokens: readonly Token[], now: number): ReadSlot =>
  (name, from) => {
    const at = afterYearWord(tokens, from);
    if (name === 'this' || name === 'last' || name === 'both') {
      const value = calendarOf(name, tokens[at]?.key ?? '', now);
      return value ? [{ value, end: at + 1 }] : [];
    }
    if (name === 'span') return span.read(tokens, at).filter(() => !tokens[at]?.quantity?.plus);
    if (name === 'most' || name === 'below') return span.read(tokens, at);
    // "turned ten this year or older"
    if (name === 'ago' && tokens[at - 1]?.key === 'this') return [];
    // What is less than a year old says no year.
    if (name === 'ago' || name === 'plus')
      return span
        .read(tokens, at)
        .filter(({ value }) => value >= DAYS_OF_YEAR && (name === 'ago' || tokens[at]?.quantity?.plus));
    if (['least', 'above', 'oldest', 'number', 'years_old'].includes(name)) {
      const value = tokens[at]?.quantity?.suffix === '' ? tokens[at].quantity.value : undefined;
      const unit = name === 'least' && isOfDecades(tokens, at) ? DAYS_OF_DECADE : DAYS_OF_YEAR;
      return value === undefined || value >= LEAST_YEAR ? [] : [{ value: value * unit, end: at + 1 }];
    }
    const isDecade = name.includes('decade');
    const decade = isDecade ? decadeAt(tokens, at) : null;
    if (decade) return [decade];
    const dated = yearOfDate(tokens[at], name);
    if (dated !== null) return [{ value: dated, end: at + 1 }];
    const { kind, quantity } = tokens[at] ?? {};
    if (kind !== 'number' || !quantity || quantity.currency || quantity.value < LEAST_YEAR) return [];
    if (quantity.suffix !== (isDecade ? 's' : '') || (quantity.plus && name === 'year')) return [];
    if (name === 'onward' && !quantity.plus) return [];
    if (name === 'next' && tokens[at - 2]?.quantity?.value !== quantity.value - 1) return [];
    return [{ value: quantity.value, end: at + 1 }];
  };

/** Whether a year, a decade or a span may begin with it. */
const mayBeYear = (token: Token | undefined) =>
  token?.quantity !== undefined ||
  token?.kind === 'date' ||
  DECADES[token?.key ?? ''] !== undefined ||
  beginsSpan(token?.key ?? '') ||
  ['the', 'year'].includes(token?.key ?? '');

/** Reads the years that any of the patterns says. */
export const readingYears = (patterns: readonly Pattern[]) => {
  const from = beginningWith(patterns);
  const words = firstWordsOf(patterns);
  return (tokens: readonly Token[], at: number, today: string): Found<Range>[] => {
    if (!words.has(tokens[at]?.key ?? '') && !mayBeYear(tokens[at])) return [];
    const now = yearOf(today);
    return from(tokens[at]?.key ?? '')
      .flatMap((pattern) => findPattern(pattern, tokens, at, readYear(tokens, now)))
      .map(({ value, end }) => ({ value: yearsIn(value as YearSlots, now), end }))
      .filter(({ value: { min = -Infinity, max = Infinity } }) => min <= max);
  };
};

/** "2019 to 2015" */
const inOrder = (one?: number, other?: number) =>
  one === undefined || other === undefined ? [one, other] : [Math.min(one, other), Math.max(one, other)];

function yearsIn(slots: YearSlots, now: number): Range {
  const { after, before, year, next } = slots;
  const [a, b] = inOrder(slots.a, slots.b);
  const [least, most] = inOrder(slots.least, slots.most ?? slots.oldest);
  const [first, last] = inOrder(
    slots.decade ?? slots.decade_on,
    slots.last_decade ?? slots.decade ?? slots.decade_back,
  );
  const days = slots.span ?? slots.number;
  const ago = slots.ago ?? slots.plus ?? slots.years_old;
  const calendar = slots.this ?? slots.last ?? slots.both;
  if (calendar) return calendar;
  if (slots.early_decade !== undefined) return { min: slots.early_decade, max: slots.early_decade + 4 };
  if (slots.late_decade !== undefined) return { min: slots.late_decade + 5, max: slots.late_decade + 9 };
  const back = (length: number) => now - Math.floor(length / DAYS_OF_YEAR);
  if (least !== undefined && most !== undefined) return { min: back(most), max: back(least) };
  if (slots.above !== undefined && slots.below !== undefined)
    return { min: back(slots.below), max: back(slots.above) };
  if (days !== undefined) return { min: back(days) };
  if (ago !== undefined) return { max: back(ago) };
  const min =
    a ?? slots.since ?? slots.onward ?? (after === undefined ? undefined : after + 1) ?? year ?? first;
  const max =
    b ?? slots.until ?? next ?? (before === undefined ? undefined : before - 1) ?? year ?? (last && last + 9);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
