import type { Range } from '#kernel/filter-kinds.ts';
import { FEWER, MORE, OR_LESS } from './amounts.rules.ts';
import {
  beginningWith,
  type Found,
  findPattern,
  firstWordsOf,
  type Pattern,
  patternOf,
  type ReadSlot,
  wordsIn,
  writePattern,
} from './pattern.rules.ts';
import { beginsSpan, span } from './times.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { wordTable } from './word-table.rules.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

const LATER =
  '(or later|or after|or afterwards|or afterward|or beyond|or onward|or onwards|or subsequently|or upwards|and afterwards|and beyond|and subsequently|and since|or younger|and younger|or up|or newer|or more recent|or more recently|or thereafter|or since|or since then|and more recent|and more recently|and thereafter|onwards|onward|and later|and newer|and after|and up|and on|and onward|and onwards|forward)';
const EARLIER =
  '(or earlier|or before|or older|or prior|or sooner|and earlier|and before|and older|and prior)';
const OPEN = [`{a} (${LATER}|+)`, `{b} ${EARLIER}`, '{onward}'];
const DECADE = [
  '{decade} [(or|and|to|-|through|&|/) [the] {last_decade}]',
  `{decade_on} ${LATER}`,
  `{decade_back} ${EARLIER}`,
];
const YEARS = [
  '[sometime|somewhere] between {a} (and|-|to) {b}',
  `(in|from) {a} ${LATER}`,
  `(in|by|from) {b} ${EARLIER}`,
  '(after|post|past|later than|following) {after}',
  '(before|pre|prior to|earlier than|precedes|preceding|predates|predating|that predate) {before}',
  '(after {after}|since {a}|from {a}) [,] (and|but|yet) [founded|started] (before {before}|by {b}|until {b}|no later than {b})',
  'before {before} [,] (and|but|yet) (after {after}|since {a}|no earlier than {a})',
  '(since|from|no earlier than|not earlier than|not before|nothing before|starting|starting (in|from)|as of|as from|(in|on|during) or (after|since)) {a} [on|onward|onwards]',
  '(by|until|till|no later than|not later than|not after|nothing after|up to|up to and including|through|(in|on|during) or before) {b}',
  '[in|by|from] {b} at the latest',
  '[in|from] {a} at the earliest',
  '[from|during|in|sometime] [the] [pandemic|covid] [years] {a} (to|-|through|thru|until|till|and|up to|up to and including|through to) {b}',
  '[sometime|somewhere|anytime] (between|btw|btwn|bw|from|starting) {a} (and|to|-|through|thru|until|till|up to|up to and including) {b}',
  '(between|from|since) {a} (and|to|until|till|-) (today|now|the present|present|this year)',
  '(not|no|nothing) (before|earlier than|prior to) {a} [,] (and|but|nor) [not|no] (after|later than|past) {b}',
  '[in] [either] {a} or {next}',
  '[in] [either] {a} , {next} [,] (or|and) {b}',
  '(in|during|around)  {year}',
  '{year}',
  '[in|during|from|sometime in] [the] (first|early) half of [the] {early_decade}',
  '[in|during|from|sometime in] [the] (second|latter|later|last|back) half of [the] {late_decade}',
  ...DECADE.map((said) => `[sometime|back] [in|during|from] [the] [early|late|mid] ${said}`),
  '(in|within|over|during) [the] (last|past|previous) {span}',
  '(less than|under|at most|no more than|not more than|within|up to) {span} ago',
  '(more than|over|at least|upwards of|no less than|well over) {ago} ago',
  '{ago} (or more|plus) ago',
  '[between|from|anywhere from|somewhere between] {least} (and|to|-|or) {most} ago',
  ...OPEN,
  '(>=|at least|gte) {a}',
  '(>|gt) {after}',
  '(<=|at most|lte) {b}',
  '(<|lt) {before}',
  '[in|during] [either] this year or last {both}',
  '[in|during] [either] (last year or this|this or last|last or this) {both}',
  '[in|during] this {this}',
  '[in|during] last {last}',
].map(patternOf);

interface YearSlots {
  a?: number;
  b?: number;
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
  if (token?.kind !== 'date' || name.includes('decade') || name === 'onward') return null;
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
    if (name === 'most') return span.read(tokens, at);
    // "turned ten this year or older"
    if (name === 'ago' && tokens[at - 1]?.key === 'this') return [];
    // What is less than a year old says no year.
    if (name === 'ago' || name === 'plus')
      return span
        .read(tokens, at)
        .filter(({ value }) => value >= DAYS_OF_YEAR && (name === 'ago' || tokens[at]?.quantity?.plus));
    if (['least', 'oldest', 'number', 'years_old'].includes(name)) {
      const value = tokens[at]?.quantity?.suffix === '' ? tokens[at].quantity.value : undefined;
      const unit = name === 'least' && isOfDecades(tokens, at) ? DAYS_OF_DECADE : DAYS_OF_YEAR;
      return value === undefined || value >= LEAST_YEAR ? [] : [{ value: value * unit, end: at + 1 }];
    }
    const isDecade = name.includes('decade');
    const decade = isDecade ? DECADES[tokens[at]?.key ?? ''] : undefined;
    if (decade !== undefined) return [{ value: decade, end: at + 1 }];
    const spelled =
      isDecade && tokens[at]?.quantity?.value === 19 ? DECADES[tokens[at + 1]?.key ?? ''] : undefined;
    // "the nineteen seventies"
    if (spelled !== undefined) return [{ value: spelled, end: at + 2 }];
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

const reading = (patterns: readonly Pattern[]) => {
  const from = beginningWith(patterns);
  const words = firstWordsOf(patterns);
  return (tokens: readonly Token[], at: number, today: string): Found<Range>[] => {
    if (!words.has(tokens[at]?.key ?? '') && !mayBeYear(tokens[at])) return [];
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
  const { a, b, after, before, year, next, least } = slots;
  const most = slots.most ?? slots.oldest;
  const first = slots.decade ?? slots.decade_on;
  const last = slots.last_decade ?? slots.decade ?? slots.decade_back;
  const days = slots.span ?? slots.number;
  const ago = slots.ago ?? slots.plus ?? slots.years_old;
  const calendar = slots.this ?? slots.last ?? slots.both;
  if (calendar) return calendar;
  if (slots.early_decade !== undefined) return { min: slots.early_decade, max: slots.early_decade + 4 };
  if (slots.late_decade !== undefined) return { min: slots.late_decade + 5, max: slots.late_decade + 9 };
  const back = (length: number) => now - Math.floor(length / DAYS_OF_YEAR);
  if (least !== undefined && most !== undefined) return { min: back(most), max: back(least) };
  if (days !== undefined) return { min: back(days) };
  if (ago !== undefined) return { max: back(ago) };
  const min = a ?? slots.onward ?? (after === undefined ? undefined : after + 1) ?? year ?? first;
  const max = b ?? next ?? (before === undefined ? undefined : before - 1) ?? year ?? (last && last + 9);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Every word of a year or an age. */
export const yearWords = () => [...YEARS, ...[...AGES, ...OWN_AGES].map(patternOf)].flatMap(wordsIn);

const WITHOUT_WORDS = { write: () => '' };

/** "2015 or later", with no word that says what happened then. */
export const openYears = {
  read: reading([...OPEN, 'post {after}', '(pre|predates|predating) {before}'].map(patternOf)),
  ...WITHOUT_WORDS,
};
/** "newer than 2015" */
export const comparedYears = {
  read: reading(['(newer|younger|more recent) than {after}', 'older than {before}'].map(patternOf)),
  ...WITHOUT_WORDS,
};
/** "after 2017", "from 2012 until 2018" */
export const bareYears = {
  read: reading(
    [
      'after {after}',
      'since {a}',
      'before {before}',
      '(from|between) {a} (to|until|till|and|through|-) {b}',
    ].map(patternOf),
  ),
  ...WITHOUT_WORDS,
};
/** "the nineties" */
export const decades = { read: reading(DECADE.map(patternOf)), ...WITHOUT_WORDS };
/** "since before 2005": how long something has been there at least. */
export const standing = {
  read: reading(
    [
      'since (before|prior to) {before}',
      'since [at least] {b}',
      'since the [early|mid|late] {decade_back}',
      '(for|since) (more than|over|at least|longer than|well over) {ago}',
      'since {ago}',
    ].map(patternOf),
  ),
  ...WITHOUT_WORDS,
};

const AGES = [
  `(${FEWER}|younger than|newer than) {span}`,
  `(${MORE}|older than) {ago}`,
  '[between|from|btw|somewhere between] {least} (and|to|-|or) {most}',
  '(at least|more than|over) {least} [years|yrs] [,] (but|and) (at most|less than|under|no more than|not more than|fewer than|up to) {most}',
  '{plus}',
  '{ago} (+|or more|or longer|and up|plus|at least|minimum|and counting)',
  `{span} (${OR_LESS})`,
];
const OWN_AGES = [
  '(younger|newer) than {span}',
  '[can|must|should|may|could|shall|to] (no|not) [be|any] older than ({span}|{number})',
  'older than {ago}',
  '[can|must|should|may|could|shall|to] (no|not) [be|any] younger than ({ago}|{years_old})',
  '{span} (or younger|or newer)',
  '{ago} (or older|and older|or more of age|and counting)',
  '(older|more mature) than {ago}',
  'at least {ago} old',
  '{ago} old [,] (or more|or older|and up|and older|and over|or over|or above|at least|at the (least|very least)|at a minimum|at minimum|minimum|min|plus)',
  '{ago} (behind|under) (them|it|their belt|its belt|the belt)',
  `{span} old [,] (or younger|or newer|${OR_LESS})`,
  // "younger than four": a number of years.
  '(younger|newer) than {number}',
  'older than {years_old}',
  '(aged|age) {number} (or less|or younger|or under|at most|max)',
  '(aged|age) {years_old} (or more|or older|or over|and up|plus|at least|min)',
  `(aged|age) (${FEWER}) {number}`,
  `(aged|age) (${MORE}) {years_old}`,
  '(aged|ages) [between|from] {least} (and|to|-) {oldest}',
];

/** "less than 5 years" of age: the years in which such a company was founded. */
export const age = { read: reading(AGES.map(patternOf)), ...WITHOUT_WORDS };
/** "21+ years" */
export const bareAge = { read: reading(['{plus}'].map(patternOf)), ...WITHOUT_WORDS };
/** The same where the words say that it is an age: "older than 5 years". */
export const ownAge = { read: reading(OWN_AGES.map(patternOf)), ...WITHOUT_WORDS };
