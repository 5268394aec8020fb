import type { Range } from '#kernel/filter-kinds.ts';
import {
  beginningWith,
  findPattern,
  type Found,
  type Pattern,
  patternOf,
  type ReadSlot,
  wordsIn,
  writePattern,
} from './pattern.rules.ts';
import { span } from './times.rules.ts';
import type { Token } from './tokens.rules.ts';
import { wordTable } from './word-table.rules.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

const LATER = '(or later|or after|or newer|onwards|onward|and later|and newer|and up|and on)';
const EARLIER = '(or earlier|or before|or older|and earlier|and before)';
const OPEN = [`{a} (${LATER}|+)`, `{b} ${EARLIER}`];
const YEARS = [
  '[sometime|somewhere] between {a} (and|-|to) {b}',
  `(in|from) {a} ${LATER}`,
  `(in|by|from) {b} ${EARLIER}`,
  '(after|post|later than) {after}',
  '(before|pre|prior to|earlier than) {before}',
  '(since|from|no earlier than|not earlier than|not before|starting) {a}',
  '(by|until|no later than|not later than|not after|up to) {b}',
  '{b} at the latest',
  '{a} at the earliest',
  '[from|during|in] [the] [pandemic|covid] [years] {a} (to|-|through|until|and) {b}',
  '[in] [either] {a} or {next}',
  '(in|during|around)  {year}',
  '{year}',
  '[sometime|back] (in|during) [the] {decade}',
  '(in|within|over|during) [the] (last|past|previous) {span}',
  '(less than|under|at most) {span} ago',
  '(more than|over|at least) {ago} ago',
  ...OPEN,
  '(>=|>|at least|gte|gt) {a}',
  '(<=|<|at most|lte|lt) {b}',
  '[in|during] this {this}',
  '[in|during] last {last}',
].map(patternOf);

interface YearSlots {
  a?: number;
  b?: number;
  after?: number;
  before?: number;
  year?: number;
  decade?: number;
  span?: number;
  ago?: number;
  next?: number;
  this?: Range;
  last?: Range;
  least?: number;
  most?: number;
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
  aughts: 2000,
  noughties: 2000,
});
const DAYS_OF_YEAR = 365;
/** "this year", "last decade": counted by the calendar. */
function calendarOf(name: string, unit: string, now: number): Range | null {
  const back = name === 'last' ? 1 : 0;
  if (unit === 'year') return { min: now - back, max: now - back };
  const began = Math.floor(now / 10) * 10;
  if (unit !== 'decade') return null;
  return back ? { min: began - 10, max: began - 1 } : { min: began };
}

const readYear =
  (tokens: readonly Token[], now: number): ReadSlot =>
  (name, at) => {
    if (name === 'this' || name === 'last') {
      const value = calendarOf(name, tokens[at]?.key ?? '', now);
      return value ? [{ value, end: at + 1 }] : [];
    }
    if (name === 'span') return span.read(tokens, at).filter(() => !tokens[at]?.quantity?.plus);
    if (name === 'ago' || name === 'most') return span.read(tokens, at);
    if (name === 'plus') return span.read(tokens, at).filter(() => tokens[at]?.quantity?.plus);
    if (name === 'least' || name === 'number' || name === 'years_old') {
      const value = tokens[at]?.quantity?.suffix === '' ? tokens[at].quantity.value : undefined;
      return value === undefined || value >= LEAST_YEAR ? [] : [{ value: value * DAYS_OF_YEAR, end: at + 1 }];
    }
    const decade = name === 'decade' ? DECADES[tokens[at]?.key ?? ''] : undefined;
    if (decade !== undefined) return [{ value: decade, end: at + 1 }];
    const { kind, quantity } = tokens[at] ?? {};
    if (kind !== 'number' || !quantity || quantity.currency || quantity.value < LEAST_YEAR) return [];
    if (quantity.suffix !== (name === 'decade' ? 's' : '')) return [];
    if (name === 'next' && tokens[at - 2]?.quantity?.value !== quantity.value - 1) return [];
    return [{ value: quantity.value, end: at + 1 }];
  };

const reading = (patterns: readonly Pattern[]) => {
  const from = beginningWith(patterns);
  return (tokens: readonly Token[], at: number, today: string): Found<Range>[] => {
    const now = yearOf(today);
    return from(tokens[at]?.key ?? '')
      .flatMap((pattern) => findPattern(pattern, tokens, at, readYear(tokens, now)))
      .map(({ value, end }) => ({ value: yearsIn(value as YearSlots, now), end }));
  };
};

/** "after 2018" is 2019 and later; "since 2018" is 2018 and later; "in the last 5 years" counts from this year. */
export const years = {
  read: reading(YEARS),
  write({ min, max }: Range): string {
    const pattern = YEARS[min === undefined ? 2 : max === undefined ? 1 : 0] ?? [];
    return writePattern(pattern, (slot) => String(slot === 'a' ? min : max));
  },
};

function yearsIn(slots: YearSlots, now: number): Range {
  const { a, b, after, before, year, decade, next, least, most } = slots;
  const days = slots.span ?? slots.number;
  const ago = slots.ago ?? slots.plus ?? slots.years_old;
  const calendar = slots.this ?? slots.last;
  if (calendar) return calendar;
  const back = (length: number) => now - Math.floor(length / DAYS_OF_YEAR);
  if (least !== undefined && most !== undefined) return { min: back(most), max: back(least) };
  if (days !== undefined) return { min: back(days) };
  if (ago !== undefined) return { max: back(ago) };
  const min = a ?? (after === undefined ? undefined : after + 1) ?? year ?? decade;
  const max = b ?? next ?? (before === undefined ? undefined : before - 1) ?? year ?? (decade && decade + 9);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Every word of a year or an age. */
export const yearWords = () =>
  [...YEARS, ...[...AGES, ...OWN_AGES, ...BARE_AGES].map(patternOf)].flatMap(wordsIn);

const WITHOUT_WORDS = { write: () => '' };

/** "2015 or later", with no word that says what happened then. */
export const openYears = { read: reading(OPEN.map(patternOf)), ...WITHOUT_WORDS };
/** "the nineties" */
export const decades = { read: reading([patternOf('{decade}')]), ...WITHOUT_WORDS };
/** "since before 2005": how long something has been there at least. */
export const standing = {
  read: reading(
    ['since (before|prior to) {before}', 'since [at least] {b}', 'for (more than|over|at least) {ago}'].map(
      patternOf,
    ),
  ),
  ...WITHOUT_WORDS,
};

const AGES = [
  '(less than|under|younger than|at most|up to|within) {span}',
  '(more than|over|older than|at least) {ago}',
  '[between|from] {least} (and|to|-) {most}',
  '{plus}',
];
const OWN_AGES = [
  '(younger|newer) than {span}',
  '(no|not) older than {span}',
  'older than {ago}',
  '(no|not) younger than {ago}',
  '{span} (or younger|or newer)',
  '{ago} (or older|old or more|old or older|old and up|old and older)',
  '{span} old (or younger|or less)',
];
/** "younger than four": a number of years. */
const BARE_AGES = ['(younger|newer) than {number}', 'older than {years_old}'];

/** "less than 5 years" of age: the years in which such a company was founded. */
export const age = { read: reading(AGES.map(patternOf)), ...WITHOUT_WORDS };
/** The same where the words say that it is an age: "older than 5 years". */
export const ownAge = { read: reading([...OWN_AGES, ...BARE_AGES].map(patternOf)), ...WITHOUT_WORDS };
