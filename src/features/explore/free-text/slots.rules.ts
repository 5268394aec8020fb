import type { Period, Range } from '#kernel/filter-kinds.ts';
import { amount, count, money, percent } from './amounts.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { afterJoin, findMany, type Names, writeMany } from './names.rules.ts';
import type { Found } from './pattern.rules.ts';
import type { Place, PlaceKind } from './place-lexicon.rules.ts';
import { type GrowthPeriod, period, span, when, within } from './times.rules.ts';
import type { Token } from './tokens.rules.ts';
import { age, years } from './years.rules.ts';

/** Headquarters: each kind narrows the others. */
export type Headquarters = { [K in PlaceKind]?: string[] };

/** What a slot of a phrase holds once it is read. */
export interface SlotValues {
  count: Range;
  percent: Range;
  money: Range;
  amount: Range;
  years: Range;
  age: Range;
  span: number;
  within: number;
  when: Period;
  period: GrowthPeriod;
  owner: string[];
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
  datasource: string;
  uuid: string;
  /** A name nobody here has. */
  unknown: string;
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
  years: { ...years, read: (tokens, at, { today }) => years.read(tokens, at, today) },
  age: { ...age, read: (tokens, at, { today }) => age.read(tokens, at, today) },
  span,
  within: { ...within, read: (tokens, at, { today }) => within.read(tokens, at, today) },
  when: { ...when, read: (tokens, at, { today }) => when.read(tokens, at, today) },
  period,
  owner,
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
  datasource: one(({ datasource }) => datasource),
  uuid: {
    read: (tokens, at) => (tokens[at]?.kind === 'uuid' ? [{ value: tokens[at].key, end: at + 1 }] : []),
    write: (uuid) => uuid,
  },
  unknown: {
    read(tokens, at) {
      const isName = (index: number) => /^\p{Lu}/u.test(tokens[index]?.text ?? '');
      if (tokens[at]?.kind !== 'word') return [];
      let end = at + 1;
      while (isName(at) && isName(end)) end += 1;
      return [{ value: '', end }];
    },
    write: () => null,
  },
};

const WIDTH: Readonly<Record<PlaceKind, number>> = { city: 0, state: 1, country: 2 };

/** "Ohio or Texas" are places of one kind; "Austin, Texas" is a place within a wider one. */
function headquarters(strict: boolean): Slot<Headquarters> {
  return {
    read(tokens, at, { place }) {
      const first = place.find(tokens, at, strict)[0];
      if (!first) return [];
      const found: Found<Headquarters>[] = [];
      let [value, last, end]: [Headquarters, Place, number] = [{}, first.value, first.end];
      value = adding(value, first.value);
      found.unshift({ value, end });
      for (let next = afterPlace(tokens, end); next !== null; next = afterPlace(tokens, end)) {
        const more = place.find(tokens, next, false)[0];
        if (!more) break;
        const isWider = WIDTH[more.value.kind] > WIDTH[last.kind];
        const isBeside = tokens[end]?.key === ',' ? next === end + 1 : next === end;
        if (more.value.kind !== last.kind && !(isWider && isBeside)) break;
        if (tokens[end]?.kind !== 'mark' && more.value.kind === last.kind && next === end) break;
        [value, last, end] = [adding(value, more.value), more.value, more.end];
        found.unshift({ value, end });
      }
      return found;
    },
    write: () => null,
  };
}

const afterPlace = (tokens: readonly Token[], end: number) => {
  const next = afterJoin(tokens, end);
  if (next === null) return tokens[end] ? end : null;
  return tokens[next]?.key === 'in' ? next + 1 : next;
};

const adding = (value: Headquarters, { kind, names }: Place): Headquarters => ({
  ...value,
  [kind]: [...new Set([...(value[kind] ?? []), ...names])],
});
