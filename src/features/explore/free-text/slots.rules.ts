import type { Range } from '#kernel/filter-kinds.ts';
import { amount, comparingWords, count, foreignMoney, money, percent, points } from './amounts.rules.ts';
import { isReal } from './calendar.rules.ts';
import { otherPeriod, period } from './growth-periods.rules.ts';
import { headquarters } from './headquarters.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { findMany, type Names, writeMany } from './names.rules.ts';
import { namedOwner, openOwner } from './owner-slots.rules.ts';
import type { Found } from './pattern.rules.ts';
import { FILLERS } from './phrases/plain-words.rules.ts';
import type { PlaceKind } from './place-lexicon.rules.ts';
import type { SlotName, SlotValues } from './slot-values.rules.ts';
import { lately, silence, span, when, within } from './times.rules.ts';
import type { Quantity, Token } from './token-shape.rules.ts';
import {
  age,
  bareAge,
  bareYears,
  comparedYears,
  decades,
  loneAge,
  openYears,
  ownAge,
  standing,
  years,
} from './years.rules.ts';

interface Slot<V> {
  read(tokens: readonly Token[], at: number, lexicon: Lexicon): readonly Found<V>[];
  /** Null where the firm has no name for it. */
  write(value: V, lexicon: Lexicon): string | null;
}

const many = (
  name: 'owner' | 'tp_status' | 'status' | 'tag' | 'newsletter' | 'quip' | PlaceKind | 'metro',
) => ({
  read: (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
    findMany((next) => lexicon[name].find(tokens, next), tokens, at),
  write: (values: string[], lexicon: Lexicon) => writeMany(lexicon[name], values),
});
const one = <V>(namesIn: (lexicon: Lexicon) => Names<V>): Slot<V> => ({
  read: (tokens, at, lexicon) => namesIn(lexicon).find(tokens, at),
  write: (value, lexicon) => namesIn(lexicon).nameOf(value),
});

/** A name of several words, which is hardly anything else. */
const longName = <V>(namesIn: (lexicon: Lexicon) => Names<V>): Slot<V> => ({
  read: (tokens, at, lexicon) =>
    namesIn(lexicon)
      .find(tokens, at)
      .filter(({ end }) => end > at + 1),
  write: () => null,
});

/** What is read differently every day. */
function byToday<V>(of: {
  read: (tokens: readonly Token[], at: number, today: string) => readonly Found<V>[];
  write: (value: V) => string;
}): Slot<V> {
  return { read: (tokens, at, { today }) => of.read(tokens, at, today), write: (value) => of.write(value) };
}

/** Words that are nobody's name. */
const NO_NAMES = new Set(
  'a an the on in at of from by or and not no nor but any all some except excluding other besides bar save than is are was for to with without who that which order limit group where having'.split(
    ' ',
  ),
);
const isName = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
function endOfName(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (isName(tokens[at]) && isName(tokens[end]) && !NO_NAMES.has(tokens[end]?.key ?? '')) end += 1;
  return end;
}

const dayWhere = (is: (day: string) => boolean): Slot<string> => ({
  read: (tokens, at) => {
    const { kind, key = '' } = tokens[at] ?? {};
    return kind === 'date' && is(key) ? [{ value: key, end: at + 1 }] : [];
  },
  write: () => null,
});

type FindCity = (at: number) => readonly Found<string>[];
/** "portland or bend": beside one that is hardly a word, a city may be any word. */
function guessedCities(guessed: FindCity, any: FindCity, tokens: readonly Token[], at: number) {
  const lists = findMany(any, tokens, at);
  const isGuessed = (end: number) =>
    guessed(at).length > 0 || tokens.slice(at, end).some((_token, index) => guessed(at + index).length > 0);
  return lists.filter(({ end }) => isGuessed(end));
}

const isSize = ({ min, max }: Range) => {
  const bound = min ?? max ?? 0;
  return (min === undefined || max === undefined) && bound >= 5 && (bound < 1900 || bound > 2100);
};

const isYear = ({ min, max }: Range) => (min ?? max ?? 0) >= 1900;

const isSizes = ({ min = 0, max = 0 }: Range) => min >= 5 && max > min && max < 1900;

const isSizeOfAll = ({ min = 5, max = 5 }: Range) => min >= 5 && max >= 5 && Math.max(min, max) < 1900;
const isPlainNumber = (said: readonly Token[]) =>
  said.every(({ quantity }) => (quantity?.suffix ?? '') === '');

/** Written as money: "2016+" may be a year. */
const isPaid = (said?: Quantity) => said !== undefined && (said.currency !== '' || said.suffix === 'm');

export const slots: { readonly [K in SlotName]: Slot<SlotValues[K]> } = {
  count,
  percent,
  money,
  amount,
  open_points: {
    read: (tokens, at) =>
      points
        .read(tokens, at)
        .filter(({ value, end }) => (end > at + 1 || tokens[at]?.quantity?.plus) && !isYear(value)),
    write: () => null,
  },
  bare_count: {
    read: (tokens, at) => {
      const { quantity, kind } = tokens[at] ?? {};
      const isMarked =
        kind === 'mark'
          ? tokens[at - 1]?.kind !== 'word' && tokens[at + 1]?.quantity?.suffix === ''
          : quantity?.suffix === '';
      return isMarked ? count.read(tokens, at).filter(({ value }) => isSize(value)) : [];
    },
    write: () => null,
  },
  bare_money: {
    read: (tokens, at) =>
      money.read(tokens, at).filter(({ end }) => {
        const said = tokens.slice(at, end).flatMap(({ quantity }) => quantity ?? []);
        return isPaid(said.at(-1)) && (end > at + 1 || said[0]?.plus);
      }),
    write: () => null,
  },
  bare_range: {
    read: (tokens, at) =>
      tokens[at]?.kind === 'number' && tokens[at].quantity?.suffix === ''
        ? count.read(tokens, at).filter(({ value, end }) => isSizes(value) && end >= at + 3)
        : [],
    write: () => null,
  },
  total_count: {
    read: (tokens, at) =>
      count
        .read(tokens, at)
        .filter(({ value, end }) => isSizeOfAll(value) && isPlainNumber(tokens.slice(at, end))),
    write: () => null,
  },
  bounded_count: {
    read: (tokens, at) => {
      const isWord = tokens[at]?.kind === 'word' && !tokens[at]?.quantity;
      if (!isWord) return [];
      return count
        .read(tokens, at)
        .filter(({ value, end }) => isSize(value) && tokens[end - 1]?.quantity?.suffix === '');
    },
    write: () => null,
  },
  points,
  foreign_money: foreignMoney,
  years: byToday(years),
  labelled_years: {
    read: (tokens, at, { today }) => (tokens[at - 1]?.closes ? years.read(tokens, at, today) : []),
    write: () => null,
  },
  age: byToday(age),
  own_age: byToday(ownAge),
  bare_age: byToday(bareAge),
  lone_age: {
    read: (tokens, at, { today }) =>
      loneAge
        .read(tokens, at, today)
        .filter(({ end }) => ['years', 'yrs', 'decades'].includes(tokens[end - 1]?.key ?? '')),
    write: () => null,
  },
  standing: byToday(standing),
  open_years: byToday(openYears),
  compared_years: byToday(comparedYears),
  bare_years: byToday(bareYears),
  decade: byToday(decades),
  span,
  within: byToday(within),
  silence: byToday(silence),
  lately: byToday(lately),
  when: byToday(when),
  period,
  other_period: otherPeriod,
  owner: namedOwner,
  bare_owner: { ...many('owner'), write: () => null },
  open_owner: openOwner,
  namesakes: one(({ namesakes }) => namesakes),
  guessed_city: {
    read: (tokens, at, { guessed_city, city }) =>
      guessedCities(
        (next) => guessed_city.find(tokens, next),
        (next) => city.find(tokens, next),
        tokens,
        at,
      ),
    write: () => null,
  },
  tp_status: many('tp_status'),
  status: many('status'),
  tag: many('tag'),
  newsletter: many('newsletter'),
  quip: many('quip'),
  country: many('country'),
  state: many('state'),
  city: many('city'),
  metro: many('metro'),
  one_country: one(({ country }) => country),
  place: { read: headquarters(false), write: () => null },
  bare_place: { read: headquarters(true), write: () => null },
  list: one(({ list }) => list),
  long_list: longName(({ list }) => list),
  named_list: {
    read: (tokens, at, { list }) =>
      list
        .find(tokens, at)
        .filter(
          ({ end }) => end > at + 1 && (isName(tokens[at]) || !comparingWords.has(tokens[at]?.key ?? '')),
        ),
    write: () => null,
  },
  datasource: one(({ datasource }) => datasource),
  long_datasource: longName(({ datasource }) => datasource),
  uuid: {
    read: (tokens, at) => (tokens[at]?.kind === 'uuid' ? [{ value: tokens[at].key, end: at + 1 }] : []),
    write: (uuid) => uuid,
  },
  day: dayWhere(() => true),
  no_day: dayWhere((day) => !isReal(day)),
  unknown: {
    read: (tokens, at) =>
      tokens[at]?.kind === 'word' && !NO_NAMES.has(tokens[at].key)
        ? [{ value: '', end: endOfName(tokens, at) }]
        : [],
    write: () => null,
  },
  name: {
    read: (tokens, at) =>
      isName(tokens[at]) && !FILLERS.has(tokens[at]?.key ?? '')
        ? [{ value: '', end: endOfName(tokens, at) }]
        : [],
    write: () => null,
  },
};
