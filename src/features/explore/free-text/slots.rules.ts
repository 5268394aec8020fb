import type { Range } from '#kernel/filter-kinds.ts';
import { amount, count, foreignMoney, money, percent, points } from './amounts.rules.ts';
import { type GrowthPeriod, otherPeriod, period } from './growth-periods.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { afterJoin, findMany, type Names, writeMany } from './names.rules.ts';
import type { Found } from './pattern.rules.ts';
import type { Place, PlaceKind } from './place-lexicon.rules.ts';
import { span, type When, when, within } from './times.rules.ts';
import type { Quantity, Token } from './token-shape.rules.ts';
import { age, decades, openYears, ownAge, standing, years } from './years.rules.ts';

/** Headquarters: each kind narrows the others. */
export type Headquarters = { [K in PlaceKind]?: string[] };

/** What a slot of a phrase holds once it is read. */
export interface SlotValues {
  count: Range;
  /** A bound with nothing counted: it may be people. */
  bare_count: Range;
  /** A bound in words with nothing counted. */
  bounded_count: Range;
  percent: Range;
  money: Range;
  /** A bound in dollars with no word of what was paid. */
  bare_money: Range;
  amount: Range;
  years: Range;
  age: Range;
  own_age: Range;
  standing: Range;
  open_years: Range;
  decade: Range;
  points: Range;
  foreign_money: Range;
  span: number;
  within: number;
  when: When;
  period: GrowthPeriod;
  other_period: string;
  owner: string[];
  bare_owner: string[];
  /** By name, with no colon behind it. */
  open_owner: string[];
  namesakes: readonly string[];
  guessed_city: string;
  tp_status: string[];
  status: string[];
  tag: string[];
  newsletter: string[];
  quip: string[];
  country: string[];
  state: string[];
  city: string[];
  metro: string[];
  one_country: string;
  place: Headquarters;
  bare_place: Headquarters;
  list: number;
  long_list: number;
  datasource: string;
  long_datasource: string;
  uuid: string;
  /** A name nobody here has. */
  unknown: string;
  /** A name in capitals that is none of the firm's. */
  name: string;
}
export type SlotName = keyof SlotValues;

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
  'a an the on in at of from by or and not no nor but any all some except excluding other besides bar save than is are was for to with without who that which'.split(
    ' ',
  ),
);
const isName = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
function endOfName(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (isName(tokens[at]) && isName(tokens[end]) && !NO_NAMES.has(tokens[end]?.key ?? '')) end += 1;
  return end;
}

const isSize = ({ min, max }: Range) => {
  const bound = min ?? max ?? 0;
  return (min === undefined || max === undefined) && bound >= 5 && (bound < 1900 || bound > 2100);
};

/** Written as money: "2016+" may be a year. */
const isPaid = (said?: Quantity) => said !== undefined && (said.currency !== '' || said.suffix === 'm');

const ME = new Set(['me', 'myself', 'mine']);
const owner: Slot<string[]> = {
  read: (tokens, at, lexicon) =>
    findMany(
      (next) =>
        lexicon.me && ME.has(tokens[next]?.key ?? '')
          ? [{ value: lexicon.me, end: next + 1 }]
          : lexicon.owner.find(tokens, next),
      tokens,
      at,
    ),
  write: (values, lexicon) => writeMany(lexicon.owner, values),
};

export const slots: { readonly [K in SlotName]: Slot<SlotValues[K]> } = {
  count,
  percent,
  money,
  amount,
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
  age: byToday(age),
  own_age: byToday(ownAge),
  standing: byToday(standing),
  open_years: byToday(openYears),
  decade: byToday(decades),
  span,
  within: byToday(within),
  when: byToday(when),
  period,
  other_period: otherPeriod,
  owner,
  bare_owner: { ...many('owner'), write: () => null },
  open_owner: {
    read: (tokens, at, lexicon) =>
      many('owner')
        .read(tokens, at, lexicon)
        .filter(({ end }) => !tokens[end - 1]?.closes),
    write: () => null,
  },
  namesakes: one(({ namesakes }) => namesakes),
  guessed_city: one(({ guessed_city }) => guessed_city),
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
  place: headquarters(false),
  bare_place: headquarters(true),
  list: one(({ list }) => list),
  long_list: longName(({ list }) => list),
  datasource: one(({ datasource }) => datasource),
  long_datasource: longName(({ datasource }) => datasource),
  uuid: {
    read: (tokens, at) => (tokens[at]?.kind === 'uuid' ? [{ value: tokens[at].key, end: at + 1 }] : []),
    write: (uuid) => uuid,
  },
  unknown: {
    read: (tokens, at) =>
      tokens[at]?.kind === 'word' && !NO_NAMES.has(tokens[at].key)
        ? [{ value: '', end: endOfName(tokens, at) }]
        : [],
    write: () => null,
  },
  name: {
    read: (tokens, at) => (isName(tokens[at]) ? [{ value: '', end: endOfName(tokens, at) }] : []),
    write: () => null,
  },
};

const WIDTH: Readonly<Record<PlaceKind, number>> = { city: 0, state: 1, country: 2 };

/** "Ohio or Texas" are places of one kind; "Austin, Texas" is a place within a wider one. */
function headquarters(strict: boolean): Slot<Headquarters> {
  return {
    read(tokens, at, lexicon) {
      const [first] = lexicon.place.find(tokens, at, strict);
      if (!first) return [];
      const found = placesFrom(tokens, first, lexicon);
      const city = first.value.kind === 'state' ? cityAt(tokens, at, lexicon) : undefined;
      // "Berlin and Munich": a state that is a city too is one beside another city.
      const asCity = city?.end === first.end ? placesFrom(tokens, city, lexicon) : [];
      return (asCity[0]?.end ?? 0) > (found[0]?.end ?? 0) && !asCity[0]?.value.state ? asCity : found;
    },
    write: () => null,
  };
}

function cityAt(tokens: readonly Token[], at: number, { city }: Lexicon): Found<Place> | undefined {
  const [found] = city.find(tokens, at);
  return found && { value: { kind: 'city', names: [found.value] }, end: found.end };
}

/** The places from the first one on, the longest list first. */
function placesFrom(tokens: readonly Token[], first: Found<Place>, lexicon: Lexicon): Found<Headquarters>[] {
  const found: Found<Headquarters>[] = [];
  let [value, last, end]: [Headquarters, Place, number] = [adding({}, first.value), first.value, first.end];
  found.unshift({ value, end });
  for (let next = afterPlace(tokens, end); next !== null; next = afterPlace(tokens, end)) {
    const [named] = lexicon.place.find(tokens, next, false);
    if (!named) break;
    const isWord = tokens[end]?.kind === 'word' && next > end;
    const more = (isWord && last.kind === 'city' && cityAt(tokens, next, lexicon)) || named;
    const isWider = WIDTH[more.value.kind] > WIDTH[last.kind];
    const isBeside = tokens[end]?.key === ',' ? next === end + 1 : next === end;
    if (more.value.kind !== last.kind && !(isWider && isBeside)) break;
    if (holdsAll(more.value, value)) break;
    if (tokens[end]?.kind !== 'mark' && more.value.kind === last.kind && next === end) break;
    [value, last, end] = [adding(value, more.value), more.value, more.end];
    found.unshift({ value, end });
  }
  return found;
}

/** "Germany, European": a part of the world is not one more place beside a part of itself. */
const holdsAll = ({ kind, names }: Place, value: Headquarters) =>
  names.length > 1 &&
  (value[kind] ?? []).length > 0 &&
  (value[kind] ?? []).every((name) => names.includes(name));

const afterPlace = (tokens: readonly Token[], end: number) => {
  if (tokens[end - 1]?.closes) return null;
  const next = afterJoin(tokens, end);
  if (next === null) return tokens[end] ? end : null;
  return tokens[next]?.text === 'in' ? next + 1 : next;
};

const adding = (value: Headquarters, { kind, names }: Place): Headquarters => ({
  ...value,
  [kind]: [...new Set([...(value[kind] ?? []), ...names])],
});
