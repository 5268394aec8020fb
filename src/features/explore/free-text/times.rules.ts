import type { Period } from '#kernel/filter-kinds.ts';
import { suffixOf, unitOf } from '#kernel/spans.ts';
import {
  findPattern,
  firstWordsOf,
  type Found,
  patternOf,
  type ReadSlot,
  writePattern,
} from './pattern.rules.ts';
import type { Token } from './tokens.rules.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 36_500;
export const dayBefore = (today: string, days: number) =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
const daysSince = (today: string, day: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS));

/** "3 months", "90 days", "a year", "6mo", "a couple of weeks": a number of days. */
export const span = {
  read(tokens: readonly Token[], at: number): Found<number>[] {
    const { quantity, key = '' } = tokens[at] ?? {};
    const glued = quantity && quantity.suffix !== '' ? suffixOf(quantity.suffix)?.days : undefined;
    if (quantity && glued !== undefined) return whole(quantity.value * glued, at + 1);
    const [count, next] = counted(tokens, at, key, quantity?.suffix === '' ? quantity.value : undefined);
    const unit = unitOf(tokens[next]?.key ?? '')?.days;
    return unit === undefined ? [] : whole(count * unit, next + 1);
  },
  write: (days: number) => `${days} days`,
};

const whole = (days: number, end: number) =>
  Number.isInteger(days) && days >= 0 && days <= MOST_DAYS ? [{ value: days, end }] : [];

function counted(tokens: readonly Token[], at: number, key: string, number: number | undefined) {
  if (number !== undefined) return [number, at + 1] as const;
  if (key === 'half') return [0.5, tokens[at + 1]?.key === 'a' ? at + 2 : at + 1] as const;
  if (key === 'couple') return [2, tokens[at + 1]?.key === 'of' ? at + 2 : at + 1] as const;
  if (key === 'a' && tokens[at + 1]?.key === 'couple')
    return [2, tokens[at + 2]?.key === 'of' ? at + 3 : at + 2] as const;
  return [1, key === 'a' || key === 'an' || key === 'one' ? at + 1 : at] as const;
}

const day = (tokens: readonly Token[], at: number): Found<string>[] =>
  tokens[at]?.kind === 'date' ? [{ value: tokens[at].key, end: at + 1 }] : [];

const reader =
  (tokens: readonly Token[]): ReadSlot =>
  (name, at) =>
    name === 'span' ? span.read(tokens, at) : day(tokens, at);

const WITHIN = [
  'in the last {span}',
  '(in|within|over|during|for|throughout) [the] (last|past|previous) {span}',
  '(last|past) {span}',
  '(in|within|for|over) {span}',
  'since {day}',
  '(today)',
  'this {span}',
].map(patternOf);

const withinWords = firstWordsOf(WITHIN);

/** "in the last 30 days", "since 2026-01-31": how many days back. */
export const within = {
  read: (tokens: readonly Token[], at: number, today: string): Found<number>[] =>
    (withinWords.has(tokens[at]?.key ?? '') ? WITHIN : [])
      .flatMap((pattern) => findPattern(pattern, tokens, at, reader(tokens)))
      .map(({ value, end }) => ({
        value: daysIn(value as { span?: number; day?: string }, today),
        end,
      })),
  write: (days: number) => writePattern(WITHIN[0] ?? [], () => span.write(days)),
};

const daysIn = ({ span: days, day: from }: { span?: number; day?: string }, today: string) =>
  from === undefined ? (days ?? 1) : daysSince(today, from);

const WHEN = [
  '(between|from) {from} (and|to|-|until) {to}',
  '[on] {from}',
  '(since|after) {from}',
  '(in|within|over|during|for) [the] (last|past|previous) {span}',
  '(last|past|this) {span}',
].map(patternOf);

const whenWords = firstWordsOf(WHEN);

/** "between 2026-01-01 and 2026-01-31", "in the last month": from one day to another. */
export const when = {
  read: (tokens: readonly Token[], at: number, today: string): Found<Period>[] =>
    (tokens[at]?.kind === 'date' || whenWords.has(tokens[at]?.key ?? '') ? WHEN : []).flatMap(
      (pattern, index) =>
        findPattern(pattern, tokens, at, reader(tokens)).map(({ value, end }) => {
          const { from, to, span: days = 0 } = value as { from?: string; to?: string; span?: number };
          const first = from ?? dayBefore(today, days);
          return { value: { from: first, to: to ?? (index === 1 ? first : today) }, end };
        }),
    ),
  write: ({ from, to }: Period) => writePattern(WHEN[0] ?? [], (slot) => (slot === 'from' ? from : to)),
};

const PERIODS = {
  '6m': [
    'over 6 months',
    '[(over|in|within|during) [the] [last|past]] (6 months|six months|6mo|6m|half year|half a year)',
  ],
  '1y': [
    'over 1 year',
    '[(over|in|within|during) [the] [last|past]] (1 year|12 months|twelve months|1y|12mo|12m|past year|last year)',
    '(a year|per year|each year|every year|yearly|annually|annual|per annum|yoy|y/y|y / y|year over year|year on year)',
  ],
  '2y': [
    'over 2 years',
    '[(over|in|within|during) [the] [last|past]] (2 years|two years|24 months|2y|24mo|24m)',
  ],
} as const;
export type GrowthPeriod = keyof typeof PERIODS;
const periods = Object.entries(PERIODS).map(
  ([name, patterns]) => [name as GrowthPeriod, patterns.map(patternOf)] as const,
);

const periodWords = firstWordsOf(periods.flatMap(([, patterns]) => patterns));

/** The three spans over which growth is known. */
export const period = {
  read: (tokens: readonly Token[], at: number): Found<GrowthPeriod>[] =>
    (periodWords.has(tokens[at]?.key ?? '') ? periods : []).flatMap(([value, patterns]) =>
      patterns.flatMap((pattern) =>
        findPattern(pattern, tokens, at, () => []).map(({ end }) => ({ value, end })),
      ),
    ),
  write: (value: GrowthPeriod) => PERIODS[value][0],
};
