import * as z from 'zod';
import { day, plainText } from './query-fields.ts';

export interface Range {
  min?: number;
  max?: number;
}

/** From one day to another, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What every kind of filter can do with its value. A kind knows nothing of SQL or of React. */
interface Kind<V> {
  /** The value of these parameters; undefined where they hold none. */
  read(params: readonly string[]): V | undefined;
  write(value: V): string[];
  /** The words for chips, the summary and the history. */
  describe(value: V): string[];
  /** One parameter on the wire. */
  schema: z.ZodType<string>;
}

const LEAST = 'GREATER_THAN_OR_EQUAL_TO:';
const MOST = 'LESS_THAN_OR_EQUAL_TO:';
const LONGEST_VALUE = 200;
const MOST_DAYS = 36_500;

const text = plainText(LONGEST_VALUE).min(1, 'must not be empty');
const patternText = (pattern: RegExp, like: string) => z.string().regex(pattern, `must look like ${like}`);

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const bound = (params: readonly string[], sign: string) => {
  const found = params.find((param) => param.startsWith(sign))?.slice(sign.length);
  return found !== undefined && NUMBER.test(found) ? Number(found) : undefined;
};
const first =
  <T>(pattern: RegExp, of: (param: string) => T) =>
  ([param]: readonly string[]) =>
    param !== undefined && pattern.test(param) ? of(param) : undefined;

/** ">= a", "<= b" or "a - b"; with other signs where there is room for none of these. */
export function rangeWords(
  { min, max }: Range,
  write: (bound: number) => string = String,
  [least, most, to] = ['>= ', '<= ', ' - '],
): string {
  if (min === undefined) return max === undefined ? '' : `${most}${write(max)}`;
  return max === undefined ? `${least}${write(min)}` : `${write(min)}${to}${write(max)}`;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const PERIOD = new RegExp(`${DAY.source.slice(0, -1)},${DAY.source.slice(1)}`);
const DAYS = /^\d{1,5}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ID = /^[1-9]\d{0,8}$/;

const NO_DAY = 'must be a day of the calendar';
/** The pattern lets the 31st of February pass, the calendar does not. */
const isDay = (text: string) => day.safeParse(text).success;

export const kinds = {
  many: {
    read: (params) => (params.length > 0 ? [...new Set(params)] : undefined),
    write: (values) => values,
    describe: (values) => values,
    schema: text,
  } satisfies Kind<string[]>,
  range: {
    read(params) {
      const min = bound(params, LEAST);
      const max = bound(params, MOST);
      if (min === undefined && max === undefined) return undefined;
      return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    },
    write: ({ min, max }) => [
      ...(min === undefined ? [] : [`${LEAST}${min}`]),
      ...(max === undefined ? [] : [`${MOST}${max}`]),
    ],
    describe: (range) => [rangeWords(range)],
    schema: patternText(new RegExp(`^(${LEAST}|${MOST})${NUMBER.source.slice(1)}`), `${LEAST}20`),
  } satisfies Kind<Range>,
  flag: {
    read: ([param]) => (param === 'true' ? true : undefined),
    write: () => ['true'],
    describe: () => ['Yes'],
    schema: z.enum(['true', 'false'], 'must be true or false'),
  } satisfies Kind<true>,
  'yes-no': {
    read: first(/^(true|false)$/, (param) => param === 'true'),
    write: (value) => [String(value)],
    describe: (value) => [value ? 'Yes' : 'No'],
    schema: z.enum(['true', 'false'], 'must be true or false'),
  } satisfies Kind<boolean>,
  choice: {
    read: ([param]) => param || undefined,
    write: (value) => [value],
    describe: (value) => [value],
    schema: text,
  } satisfies Kind<string>,
  days: {
    read: first(DAYS, Number),
    write: (value) => [String(value)],
    describe: (value) => [`${value} ${value === 1 ? 'day' : 'days'}`],
    schema: patternText(DAYS, '90').refine(
      (days) => Number(days) <= MOST_DAYS,
      `must be at most ${MOST_DAYS}`,
    ),
  } satisfies Kind<number>,
  day: {
    read: first(DAY, String),
    write: (value) => [value],
    describe: (value) => [value],
    schema: patternText(DAY, '2026-01-31').refine(isDay, NO_DAY),
  } satisfies Kind<string>,
  period: {
    read: first(PERIOD, (param) => {
      const [from = '', to = ''] = param.split(',');
      return { from, to };
    }),
    write: ({ from, to }) => [`${from},${to}`],
    describe: ({ from, to }) => [`${from} - ${to}`],
    schema: patternText(PERIOD, '2026-01-01,2026-01-31').refine((param) => {
      const [from = '', to = ''] = param.split(',');
      return isDay(from) && isDay(to) && from <= to;
    }, 'must be two days of the calendar, the earlier one first'),
  } satisfies Kind<Period>,
  uuid: {
    read: first(UUID, (param) => param.toLowerCase()),
    write: (value) => [value],
    describe: (value) => [value],
    schema: patternText(UUID, '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10'),
  } satisfies Kind<string>,
  id: {
    read: first(ID, Number),
    write: (value) => [String(value)],
    describe: (value) => [String(value)],
    schema: patternText(ID, '12'),
  } satisfies Kind<number>,
};

export type KindName = keyof typeof kinds;
export type ValueOf<K extends KindName> = NonNullable<ReturnType<(typeof kinds)[K]['read']>>;
export type AnyKind = Kind<unknown>;
