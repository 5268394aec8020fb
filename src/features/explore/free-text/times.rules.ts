import type { Period } from '#kernel/filter-kinds.ts';
import { suffixOf, UNIT_WORDS, unitOf } from '#kernel/spans.ts';
import {
  FIRST_DAY,
  fromTo,
  isPartOfYear,
  isReal,
  MONTHS,
  numberedDay,
  type Stretch,
  stretchAt,
  wholeYear,
} from './calendar.rules.ts';
import { isBreak } from './doubts.rules.ts';
import {
  type Found,
  findPattern,
  firstWordsOf,
  type Pattern,
  patternOf,
  type ReadSlot,
  wordsIn,
  writePattern,
} from './pattern.rules.ts';
import type { Token } from './token-shape.rules.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 36_500;
export const dayBefore = (today: string, days: number) =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
const daysSince = (today: string, day: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS));

const HOURS = new Set(['hours', 'hrs']);
const SPAN_WORDS = new Set(['a', 'an', 'one', 'half', 'quarter', 'couple', ...UNIT_WORDS]);
/** Whether a span without a number may begin with a word. */
export const beginsSpan = (word: string) => SPAN_WORDS.has(word) || HOURS.has(word);

/** "3 months", "90 days", "a year", "6mo", "a couple of weeks": a number of days. */
export const span = {
  read(tokens: readonly Token[], at: number): Found<number>[] {
    const { quantity, key = '' } = tokens[at] ?? {};
    if (!quantity && !beginsSpan(key)) return [];
    // "$3m" is money, not three months.
    if (quantity && quantity.currency !== '') return [];
    const glued = quantity && quantity.suffix !== '' ? suffixOf(quantity.suffix)?.days : undefined;
    if (quantity && glued !== undefined) return whole(quantity.value * glued, at + 1);
    const [count, next] = counted(tokens, at, key, quantity?.suffix === '' ? quantity.value : undefined);
    const unit = HOURS.has(tokens[next]?.key ?? '') ? 1 / 24 : unitOf(tokens[next]?.key ?? '')?.days;
    if (unit === undefined) return [];
    const andHalf = ['and', 'a', 'half'].every((word, index) => tokens[next + 1 + index]?.key === word);
    return whole(daysOf(andHalf ? count + 0.5 : count, unit), next + (andHalf ? 4 : 1));
  },
  write: (days: number) => `${days} days`,
};

/** Half a year counts as six months. */
const daysOf = (count: number, unit: number) =>
  unit === 365 && !Number.isInteger(count) ? Math.round(count * 12) * 30 : count * unit;

const whole = (days: number, end: number) =>
  Number.isInteger(days) && days >= 0 && days <= MOST_DAYS ? [{ value: days, end }] : [];

/** "a quarter of a century" */
function quarterCentury(tokens: readonly Token[], at: number): number | null {
  const key = (index: number) => tokens[index]?.key ?? '';
  const quarter = ['a', 'one'].includes(key(at)) ? at + 1 : at;
  const next = key(quarter + 1) === 'of' && key(quarter + 2) === 'a' ? quarter + 3 : quarter + 1;
  return key(quarter) === 'quarter' && key(next) === 'century' ? next : null;
}

function counted(tokens: readonly Token[], at: number, key: string, number: number | undefined) {
  if (number !== undefined) return [number, at + 1] as const;
  if (key === 'half') return [0.5, tokens[at + 1]?.key === 'a' ? at + 2 : at + 1] as const;
  if ((key === 'a' || key === 'one') && tokens[at + 1]?.key === 'half') return [0.5, at + 2] as const;
  const century = quarterCentury(tokens, at);
  if (century !== null) return [0.25, century] as const;
  if (key === 'couple') return [2, tokens[at + 1]?.key === 'of' ? at + 2 : at + 1] as const;
  if (key === 'a' && tokens[at + 1]?.key === 'couple')
    return [2, tokens[at + 2]?.key === 'of' ? at + 3 : at + 2] as const;
  const next = key === 'a' || key === 'an' || key === 'one' ? at + 1 : at;
  return [1, next > at && WHOLE.has(tokens[next]?.key ?? '') ? next + 1 : next] as const;
}

/** "a whole quarter" */
const WHOLE = new Set(['whole', 'full', 'entire', 'solid', 'good', 'complete']);

const reader =
  (tokens: readonly Token[], today: string): ReadSlot =>
  (name, at) => {
    if (name === 'span') return span.read(tokens, at);
    if (name === 'number') return plainNumber(tokens[at], at);
    if (name.endsWith('year')) return wholeYear(tokens, at, today);
    if (name === 'from_day') return [numberedDay(tokens, at) ?? []].flat();
    const found = stretchAt(tokens, at, today);
    return name === 'day' ? found.filter(({ value }) => value.isDay) : found;
  };

const plainNumber = (token: Token | undefined, at: number): Found<number>[] => {
  const { value = -1, suffix = '', currency = '' } = token?.quantity ?? {};
  return suffix === '' && currency === '' ? whole(value, at + 1) : [];
};

const LAST = '(last|past|previous|prior|preceding|trailing|latest)';
const AT_ANY_TIME = '[anytime|any time|sometime|some time|at some point|at any (point|time)]';
/** Since when, counted from today. */
const LATELY = [
  'in the last {span}',
  `${AT_ANY_TIME} (in|within|over|during|for|throughout|across|inside) [of] [the course of] [the|these|this|our] ${LAST} {span} [or so]`,
  `[the|these] ${LAST} {span}`,
  '(in|within|since|inside) [of] {span} [now]',
  '(less|fewer|no more|not more|no longer|not longer) than {span} ago',
  '(under|up to|at most|within|since) {span} ago',
  '(<|<=) {span} [ago]',
  '(since|from) [the (start|beginning) of] {stretch} [on|onward|onwards]',
  'since [the (start|beginning) of] {year}',
  '[since] (today|yesterday)',
  'this [past|last] {span}',
  // "emailed_within_days: 21"
  '[in|within|since|last|past] [the] [last|past] days [ago] [<|<=] {number}',
].map(patternOf);
/** How long, which says since when of what did not happen: "not e-mailed for more than 60 days". */
const LASTING = [
  '(for|over) {span} [now]',
  '[for|in|over] (more than|over|at least|longer than|the better part of|well over|upwards of|>|>=) {span}',
].map(patternOf);

function sinceWhen(patterns: readonly Pattern[]) {
  const beginnings = firstWordsOf(patterns);
  return {
    read: (tokens: readonly Token[], at: number, today: string): Found<number>[] =>
      (beginnings.has(tokens[at]?.key ?? '') ? patterns : [])
        .flatMap((pattern) => findPattern(pattern, tokens, at, reader(tokens, today)))
        // "over 90 days ago" is before that, not since.
        .filter(({ value, end }) => tokens[end]?.key !== 'ago' && hasBegun(value as Since, today))
        .map(({ value, end }) => ({
          value: daysIn(value as Since, today),
          end,
        })),
    write: (days: number) => writePattern(patterns[0] ?? [], () => span.write(days)),
  };
}
const MOST_SILENT = 1100;
/** "not mailed 30 days": a span with nothing behind it that it could belong to. */
const ALONE = patternOf('{span} [now|already|straight|plus|or more|or longer|and more]');
const BEHIND_SPANS = new Set('with but without where that which who from by'.split(' '));
const aloneAt = (tokens: readonly Token[], at: number) =>
  findPattern(ALONE, tokens, at, (_name, from) => span.read(tokens, from))
    .map(({ value, end }) => ({ value: (value as { span: number }).span, end }))
    .filter(({ end }) => isBreak(tokens[end]) || BEHIND_SPANS.has(tokens[end]?.key ?? ''))
    .filter(({ value }) => value <= MOST_SILENT);
const orAlone = (since: ReturnType<typeof sinceWhen>): typeof since => ({
  ...since,
  read: (tokens, at, today) => [...since.read(tokens, at, today), ...aloneAt(tokens, at)],
});
/** "in the last 30 days", "since 2026-01-31", "30 days": how many days back. */
export const within = orAlone(sinceWhen(LATELY));
/** The same of what did not happen: "for more than 30 days". */
export const silence = orAlone(sinceWhen([...LATELY, ...LASTING]));
/** The same of what may have lasted: "in conversation for 60 days" is no moment since which. */
export const lately = sinceWhen(LATELY);

interface Since {
  span?: number;
  number?: number;
  stretch?: Stretch;
  year?: Stretch;
}
const hasBegun = ({ stretch }: Since, today: string) => !stretch || stretch.from <= today;
const daysIn = ({ span: days, number = 1, stretch, year = stretch }: Since, today: string) =>
  year ? daysSince(today, year.from) : (days ?? number);

const ON =
  '(on|onward|onwards|or later|and later|and after|to (today|date|now)|until (today|now)|till (today|now))';
const WHEN = [
  'between {first} and {last}',
  '[between|from] [the] {from_day} (and|to|-|until|till|through|thru) [the] {last}',
  '[sometime|anytime|any time] [dated] [between|btw|btwn|from|starting [on|in]] {first} (and|to|-|until|till|through|thru|up to) [the] [end of] {last}',
  `[any time|anytime|sometime] (since|after|from|starting|starting (on|in|from)|beginning|as of|from and including) [the] [start of|beginning of|end of] {since} [${ON}]`,
  `{since} ${ON}`,
  '[on|dated] {day}',
  '[sometime|anytime|any time|back] [in|during|throughout|over|within|of|for|dated] [all of|the month of|the|this|this past] {stretch}',
  '[any time|anytime|sometime] (in|during|throughout) {year}',
  '[sometime|anytime|any time] (between|from) {first_year} (and|to|-|until|till|through|thru|up to) {last_year}',
  `[any time|anytime|sometime] (since|from|starting in|as of) [the start of|the beginning of] {since_year} [${ON}]`,
  '[any time|anytime|sometime] after {after_year}',
  '(before|prior to) {before_year}',
  '(until|till|by|up to|up until|no later than|not later than) [the end of] {until_year}',
  '(before|until|till|by|up to|up until|no later than|not later than|prior to) [the] [end of] {until}',
  `${AT_ANY_TIME} (in|within|over|during|for|throughout|across|from|of|dated) [the course of] [the|these|our] ${LAST} {span}`,
  `[the|this|these|our] (${LAST}|this) {span}`,
].map(patternOf);

/** The words of times, and the units they are counted in. */
export const timeWords: readonly string[] = [
  ...[...LATELY, ...LASTING, ...WHEN].flatMap(wordsIn),
  ...UNIT_WORDS,
  ...MONTHS,
];

interface WhenSlots {
  first?: Stretch;
  /** "1 to 31 October": a day of the month that is said behind the other. */
  from_day?: number;
  last?: Stretch;
  since?: Stretch;
  day?: Stretch;
  stretch?: Stretch;
  year?: Stretch;
  first_year?: Stretch;
  last_year?: Stretch;
  since_year?: Stretch;
  after_year?: Stretch;
  before_year?: Stretch;
  until_year?: Stretch;
  until?: Stretch;
  span?: number;
}

const whenWords = firstWordsOf(WHEN);
const beginsWhen = (token: Token | undefined) =>
  token?.kind === 'date' ||
  token?.kind === 'number' ||
  isPartOfYear(token?.key) ||
  whenWords.has(token?.key ?? '');
const notAfter = (today: string, day: string) => (day < today ? day : today);

/** Days that something happened on. */
export type When = Period;

const TO = new Set(['to', '-', 'until', 'till', 'through', 'thru']);
/** "from 2024-02-01 to 2024-02-31": where the second day is none, nothing is meant by the first. */
const goesOn = (tokens: readonly Token[], end: number) =>
  TO.has(tokens[end]?.key ?? '') && ['date', 'number'].includes(tokens[end + 1]?.kind ?? '');

/** "between 2026-01-01 and 2026-01-31", "in the last month": from one day to another. */
export const when = {
  read: (tokens: readonly Token[], at: number, today: string): Found<When>[] =>
    (beginsWhen(tokens[at]) ? WHEN : []).flatMap((pattern) =>
      findPattern(pattern, tokens, at, reader(tokens, today)).flatMap(({ value: slots, end }) => {
        const value = whenOf(slots, today);
        return value && isInOrder(value) && !goesOn(tokens, end) ? [{ value, end }] : [];
      }),
    ),
  write: ({ from, to }: When) => writePattern(WHEN[0] ?? [], (slot) => (slot === 'first' ? from : to)),
};
const isInOrder = ({ from, to }: When) => from <= to && isReal(from) && isReal(to);

function fromDay(day: number, last: Stretch): When | null {
  const from = `${last.to.slice(0, -2)}${String(day).padStart(2, '0')}`;
  return last.isDay ? fromTo({ from, to: from }, last) : null;
}

const inYear = (year: Stretch, more: number, day: string) => `${Number(year.from.slice(0, 4)) + more}-${day}`;
/** "after 2024" is 2025 and later, "before 2024" ends with 2023. */
function yearsOf(
  { first_year, last_year, since_year, after_year, before_year, until_year }: WhenSlots,
  today: string,
): When | null {
  if (first_year && last_year) return fromTo(first_year, last_year);
  if (since_year) return { from: since_year.from, to: today };
  if (after_year) return { from: inYear(after_year, 1, '01-01'), to: today };
  if (before_year) return { from: FIRST_DAY, to: inYear(before_year, -1, '12-31') };
  return until_year ? { from: FIRST_DAY, to: until_year.to } : null;
}

function whenOf(slots: WhenSlots, today: string): When | null {
  const { first, from_day, last, since, until, span: days, ...others } = slots;
  if (first && last) return fromTo(first, last);
  if (from_day !== undefined) return last ? fromDay(from_day, last) : null;
  if (since) return { from: since.from, to: today };
  if (until) return { from: FIRST_DAY, to: until.to };
  const stretch = others.day ?? others.stretch ?? others.year;
  if (stretch) return { from: stretch.from, to: stretch.isDay ? stretch.to : notAfter(today, stretch.to) };
  return days === undefined ? yearsOf(others, today) : { from: dayBefore(today, days), to: today };
}
