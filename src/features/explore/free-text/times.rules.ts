import type { Period } from '#kernel/filter-kinds.ts';
import { suffixOf, UNIT_WORDS, unitOf } from '#kernel/spans.ts';
import {
  findPattern,
  firstWordsOf,
  type Found,
  patternOf,
  type ReadSlot,
  wordsIn,
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

function counted(tokens: readonly Token[], at: number, key: string, number: number | undefined) {
  if (number !== undefined) return [number, at + 1] as const;
  if (key === 'half') return [0.5, tokens[at + 1]?.key === 'a' ? at + 2 : at + 1] as const;
  if ((key === 'a' || key === 'one') && tokens[at + 1]?.key === 'half') return [0.5, at + 2] as const;
  if (key === 'couple') return [2, tokens[at + 1]?.key === 'of' ? at + 2 : at + 1] as const;
  if (key === 'a' && tokens[at + 1]?.key === 'couple')
    return [2, tokens[at + 2]?.key === 'of' ? at + 3 : at + 2] as const;
  return [1, key === 'a' || key === 'an' || key === 'one' ? at + 1 : at] as const;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const monthOf = (word = '') => {
  const found = MONTHS.findIndex(
    (month) => month === word || (word.length > 2 && month.slice(0, 3) === word),
  );
  return found < 0 ? null : found + 1;
};
const twoDigits = (number: number) => String(number).padStart(2, '0');
/** Without a year the latest that is not to come. */
const latest = (today: string, monthDay: string) => {
  const year = Number(today.slice(0, 4));
  return `${monthDay <= today.slice(5) ? year : year - 1}-${monthDay}`;
};

/** "2026-10-01", "October 1" */
function day(tokens: readonly Token[], at: number, today: string): Found<string>[] {
  if (tokens[at]?.kind === 'date') return [{ value: tokens[at].key, end: at + 1 }];
  const month = monthOf(tokens[at]?.key);
  const number = tokens[at + 1]?.quantity?.value ?? 0;
  if (month === null || !Number.isInteger(number) || number < 1 || number > 31) return [];
  const found = latest(today, `${twoDigits(month)}-${twoDigits(number)}`);
  return Number.isNaN(Date.parse(found)) ? [] : [{ value: found, end: at + 2 }];
}

/** "October": its first day and its last. */
function month(tokens: readonly Token[], at: number, today: string): Found<Period>[] {
  const found = monthOf(tokens[at]?.key);
  if (found === null || tokens[at + 1]?.kind === 'number') return [];
  const from = latest(today, `${twoDigits(found)}-01`);
  const to = new Date(Date.UTC(Number(from.slice(0, 4)), found, 0)).toISOString().slice(0, 10);
  return [{ value: { from, to: to < today ? to : today }, end: at + 1 }];
}

const reader =
  (tokens: readonly Token[], today: string): ReadSlot =>
  (name, at) => {
    if (name === 'span') return span.read(tokens, at);
    return name === 'month' ? month(tokens, at, today) : day(tokens, at, today);
  };

const WITHIN = [
  'in the last {span}',
  '(in|within|over|during|for|throughout) [the] (last|past|previous) {span}',
  '(last|past) {span}',
  '(in|within|for|over|since) {span}',
  '(for|in|over) (more than|over|at least|the better part of) {span}',
  'since {day}',
  'since {month}',
  '(today)',
  'this [past|last] {span}',
].map(patternOf);

/** The words of times, and the units they are counted in. */
export const timeWords: readonly string[] = [...WITHIN.flatMap(wordsIn), ...UNIT_WORDS, ...MONTHS];

const withinWords = firstWordsOf(WITHIN);

/** "in the last 30 days", "since 2026-01-31": how many days back. */
export const within = {
  read: (tokens: readonly Token[], at: number, today: string): Found<number>[] =>
    (withinWords.has(tokens[at]?.key ?? '') ? WITHIN : [])
      .flatMap((pattern) => findPattern(pattern, tokens, at, reader(tokens, today)))
      .map(({ value, end }) => ({
        value: daysIn(value as { span?: number; day?: string; month?: Period }, today),
        end,
      })),
  write: (days: number) => writePattern(WITHIN[0] ?? [], () => span.write(days)),
};

function daysIn(said: { span?: number; day?: string; month?: Period }, today: string) {
  const from = said.day ?? said.month?.from;
  return from === undefined ? (said.span ?? 1) : daysSince(today, from);
}

const WHEN = [
  '(between|from) {from} (and|to|-|until|through) {to}',
  '{from} (to|-|until|through) {to}',
  '[on] {from}',
  '(since|after) {from}',
  '(in|during) {month}',
  'since {month}',
  '(in|within|over|during|for) [the] (last|past|previous) {span}',
  '(last|past|this) {span}',
].map(patternOf);

const ON_THE_DAY = 2;
const IN_THE_MONTH = 4;
interface WhenSlots {
  from?: string;
  to?: string;
  span?: number;
  month?: Period;
}

const whenWords = firstWordsOf(WHEN);
const beginsWhen = (token: Token | undefined) =>
  token?.kind === 'date' || monthOf(token?.key) !== null || whenWords.has(token?.key ?? '');

/** "between 2026-01-01 and 2026-01-31", "in the last month": from one day to another. */
export const when = {
  read: (tokens: readonly Token[], at: number, today: string): Found<Period>[] =>
    (beginsWhen(tokens[at]) ? WHEN : []).flatMap((pattern, index) =>
      findPattern(pattern, tokens, at, reader(tokens, today)).map(({ value, end }) => {
        const { from, to, span: days = 0, month: of } = value as WhenSlots;
        const first = from ?? of?.from ?? dayBefore(today, days);
        const last = index === ON_THE_DAY ? first : index === IN_THE_MONTH ? of?.to : today;
        return { value: { from: first, to: to ?? last ?? today }, end };
      }),
    ),
  write: ({ from, to }: Period) => writePattern(WHEN[0] ?? [], (slot) => (slot === 'from' ? from : to)),
};
