import type { Range } from '#kernel/filter-kinds.ts';
import {
  findPattern,
  firstWordsOf,
  type Found,
  type Pattern,
  patternOf,
  writePattern,
} from './pattern.rules.ts';
import type { Quantity, Token } from './tokens.rules.ts';

/** How one kind of amount is read from a number and written. */
interface Amount {
  /** Null where the number is no such amount. */
  valueOf: (quantity: Quantity) => number | null;
  write: (value: number) => string;
  /** What a bare number means. */
  plain: (value: number) => Range;
}

const LEAST = [
  '(at least|more than|greater than|higher than|larger than|bigger than|better than|over|above|north of|upwards of|upward of) {low}',
  '(minimum of|minimum|min of|min|exceeding|no less than|not less than|no fewer than|>=|>|starting at) {low}',
  '{low} (or more|or above|or higher|or larger|or bigger|or greater|or up|and up|and above|and higher|plus|+|minimum|min)',
];
const MOST = [
  '(at most|less than|fewer than|lower than|smaller than|under|below|south of|up to|maximum of|maximum|max of|max) {high}',
  '(no more than|not more than|no greater than|not over|not above|<=|<|within) {high}',
  '{high} (or less|or fewer|or lower|or under|or below|or smaller|and below|and under|max|maximum|tops)',
];
const JOINED =
  '(at least|more than|over|above) {low} (but|and) (less than|fewer than|under|below|at most|no more than|not more than) {high}';
const BOTH = [
  'between {low} (and|to|-) {high}',
  'from {low} (to|-|up to) {high}',
  '{low} (to|-) {high}',
  JOINED,
];
const NEAR = '(about|around|roughly|approximately|approx|circa|some|~) {low}';
const SPREAD = 0.2;

const compiled = (patterns: readonly string[]) => patterns.map(patternOf);
const [least, most, both, near] = [compiled(LEAST), compiled(MOST), compiled(BOTH), patternOf(NEAR)];

const beginnings = firstWordsOf([...least, ...most, ...both, near]);

/** Reads and writes "at least 20", "20-50", "under 100", "1k+" of some amount. */
export function rangeOf({ valueOf, write, plain }: Amount) {
  return {
    read(tokens: readonly Token[], at: number): Found<Range>[] {
      if (!tokens[at]?.quantity && !beginnings.has(tokens[at]?.key ?? '')) return [];
      const quantityAt = sharedUnits(tokens, at);
      const read = (_name: string, from: number) => {
        const quantity = quantityAt(from);
        const value = quantity ? valueOf(quantity) : null;
        return value === null ? [] : [{ value: { value, plus: quantity?.plus ?? false }, end: from + 1 }];
      };
      const found = (patterns: readonly Pattern[], range: (slots: Ends) => Range) =>
        patterns.flatMap((pattern) =>
          findPattern(pattern, tokens, at, read).map(({ value, end }) => ({
            value: range(value as Ends),
            end,
          })),
        );
      return [
        ...found(both, ({ low, high }) => ordered(low?.value ?? 0, high?.value ?? 0)),
        ...found(least, ({ low }) => ({ min: low?.value ?? 0 })),
        ...found(most, ({ high }) => ({ max: high?.value ?? 0 })),
        ...found([near], ({ low }) => around(low?.value ?? 0)),
        ...read('low', at).map(({ value, end }) => ({
          value: value.plus ? { min: value.value } : plain(value.value),
          end,
        })),
      ].toSorted((one, other) => other.end - one.end);
    },
    write({ min, max }: Range): string {
      const pattern = (min === undefined ? most : max === undefined ? least : both)[0] ?? [];
      return writePattern(pattern, (slot) => write((slot === 'low' ? min : max) ?? 0));
    },
  };
}

interface Ends {
  low?: { value: number };
  high?: { value: number };
}

/** "$5-10m" means five million to ten million: the first number of a pair takes what only the second says. */
function sharedUnits(tokens: readonly Token[], at: number): (index: number) => Quantity | undefined {
  const asWritten = (index: number) => tokens[index]?.quantity;
  const first = tokens[at]?.quantity ? at : at + 1;
  const [one, join, other] = [asWritten(first), tokens[first + 1]?.key, asWritten(first + 2)];
  if (!one || !other || (join !== '-' && join !== 'to' && join !== 'and')) return asWritten;
  const isSmaller = one.suffix === '' && other.suffix !== '' && one.value <= other.value;
  const shared = {
    ...one,
    suffix: isSmaller ? other.suffix : one.suffix,
    currency: one.currency || (isSmaller ? other.currency : ''),
  };
  const second = { ...other, currency: other.currency || one.currency };
  return (index) => (index === first ? shared : index === first + 2 ? second : asWritten(index));
}

const ordered = (one: number, other: number): Range => ({
  min: Math.min(one, other),
  max: Math.max(one, other),
});
const around = (value: number): Range => ({
  min: Math.round(value * (1 - SPREAD)),
  max: Math.round(value * (1 + SPREAD)),
});

const SCALES: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };
/** Products such as 1.1 × 1000000 are not quite whole; the wire takes six decimals at most. */
const scaled = ({ value, suffix }: Quantity) => {
  const scale = SCALES[suffix];
  return scale === undefined ? null : Number((value * scale).toFixed(6));
};
const exactly = (value: number): Range => ({ min: value, max: value });
const atLeast = (value: number): Range => ({ min: value });

/** Employees, or anything else that is counted. */
export const count = rangeOf({
  valueOf: (quantity) => (quantity.currency ? null : scaled(quantity)),
  write: String,
  plain: exactly,
});

/** Growth: "50%", and "2x" for what doubled. */
export const percent = rangeOf({
  valueOf({ value, suffix, currency }) {
    if (currency) return null;
    if (suffix === 'x') return Number(((value - 1) * 100).toFixed(6));
    return suffix === '%' ? value : null;
  },
  write: (value) => `${value}%`,
  plain: atLeast,
});

const LEAST_UNMARKED = 1000;
/** US dollars; a small bare number is no amount of money. */
export const money = rangeOf({
  valueOf(quantity) {
    const value = scaled(quantity);
    if (value === null || (quantity.currency && quantity.currency !== '$')) return null;
    return quantity.currency || quantity.suffix || value >= LEAST_UNMARKED ? value : null;
  },
  write: (value) => (value < 0 ? `-$${-value}` : `$${value}`),
  plain: atLeast,
});

/** Any amount of anything: what is measured by it may still be unknown. */
export const amount = rangeOf({
  valueOf: ({ value }) => value,
  write: String,
  plain: exactly,
});
