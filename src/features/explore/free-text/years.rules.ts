import type { Range } from '#kernel/filter-kinds.ts';
import { findPattern, type Found, patternOf, type ReadSlot, writePattern } from './pattern.rules.ts';
import { span } from './times.rules.ts';
import type { Token } from './tokens.rules.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

const YEARS = [
  'between {a} (and|-|to) {b}',
  '(in|from) {a} (or later|or after|onwards|onward|and later|and up)',
  '(in|by|from) {b} (or earlier|or before|and earlier)',
  '(after|post|later than) {after}',
  '(before|pre|prior to|earlier than) {before}',
  '(since|from) {a}',
  '(by|until|no later than) {b}',
  '[from] {a} (to|-|through|until) {b}',
  '(in|during|around)  {year}',
  '{year}',
  '(in|during) [the] {decade}',
  '(in|within|over|during) [the] (last|past|previous) {span}',
  '(less than|under|at most) {span} ago',
  '(more than|over|at least) {ago} ago',
  '{a} (or later|or after|onwards|+)',
  '{b} (or earlier|or before)',
  '(>=|>|at least) {a}',
  '(<=|<|at most) {b}',
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
}

const LEAST_YEAR = 1000;
const readYear =
  (tokens: readonly Token[]): ReadSlot =>
  (name, at) => {
    if (name === 'span' || name === 'ago') return span.read(tokens, at);
    const { kind, quantity } = tokens[at] ?? {};
    if (kind !== 'number' || !quantity || quantity.currency || quantity.value < LEAST_YEAR) return [];
    if (quantity.suffix !== (name === 'decade' ? 's' : '')) return [];
    return [{ value: quantity.value, end: at + 1 }];
  };

/** "after 2018" is 2019 and later; "since 2018" is 2018 and later; "in the last 5 years" counts from this year. */
export const years = {
  read: (tokens: readonly Token[], at: number, today: string): Found<Range>[] =>
    YEARS.flatMap((pattern) => findPattern(pattern, tokens, at, readYear(tokens))).map(({ value, end }) => ({
      value: yearsIn(value as YearSlots, yearOf(today)),
      end,
    })),
  write({ min, max }: Range): string {
    const pattern = YEARS[min === undefined ? 2 : max === undefined ? 1 : 0] ?? [];
    return writePattern(pattern, (slot) => String(slot === 'a' ? min : max));
  },
};

function yearsIn({ a, b, after, before, year, decade, span: days, ago }: YearSlots, now: number): Range {
  const back = (length: number) => now - Math.floor(length / 365);
  const min = a ?? (after === undefined ? undefined : after + 1) ?? year ?? decade;
  const max = b ?? (before === undefined ? undefined : before - 1) ?? year ?? (decade && decade + 9);
  if (days !== undefined) return { min: back(days) };
  if (ago !== undefined) return { max: back(ago) };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

const AGES = [
  '(less than|under|younger than|at most|up to) {span}',
  '(more than|over|older than|at least) {ago}',
].map(patternOf);

/** "less than 5 years" of age: the years in which such a company was founded. */
export const age = {
  read: (tokens: readonly Token[], at: number, today: string): Found<Range>[] =>
    AGES.flatMap((pattern) => findPattern(pattern, tokens, at, readYear(tokens))).map(({ value, end }) => ({
      value: yearsIn(value as YearSlots, yearOf(today)),
      end,
    })),
  write: () => '',
};
