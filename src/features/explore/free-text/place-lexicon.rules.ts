import { STATE_LETTERS } from '#kernel/state-letters.ts';
import { countriesElsewhere } from './country-names.rules.ts';
import { itself, type Named, type Names, namesOf, words } from './names.rules.ts';
import {
  CITY_WORDS,
  COUNTRY_LETTERS,
  METRO_FILLERS,
  OTHER_NAMES,
  SHORT_COUNTRIES,
  SHORT_STATES,
} from './place-words.rules.ts';
import { REGIONS } from './region-words.rules.ts';
import { tokensOf } from './tokens.rules.ts';

export type PlaceKind = 'country' | 'state' | 'city';
export interface Place {
  kind: PlaceKind;
  names: readonly string[];
}

export interface PlaceOptions {
  countries: readonly string[];
  states: readonly string[];
  cities: readonly string[];
  metros: readonly string[];
}

/** The names by which places are called. */
export interface PlaceLexicon {
  place: Names<Place>;
  country: Names<string>;
  state: Names<string>;
  city: Names<string>;
  metro: Names<string>;
  /** Cities by one word in small letters, which could be a word as well. */
  guessed_city: Names<string>;
}

/** Places that are words as well. */
const PRONOUNS = new Set(['us', 'la']);

/** Compiled once for many sentences: a firm's places are many and seldom change. */
export function placeLexiconOf({ countries, states, cities, metros }: PlaceOptions): PlaceLexicon {
  const known = { country: new Set(countries), state: new Set(states), city: new Set(cities) };
  const one = (
    kind: PlaceKind,
    name: string,
    value: string,
    written?: 'capitals' | 'name',
  ): Named<Place> => ({
    name,
    value: { kind, names: [value] },
    ...(written && { written }),
  });
  const others = OTHER_NAMES.filter(([kind, name]) => known[kind].has(name)).flatMap(([kind, name, list]) =>
    words(list).map((other) => one(kind, other, name, PRONOUNS.has(other) ? 'capitals' : undefined)),
  );
  const shortOf = (kind: PlaceKind, table: Readonly<Record<string, string>>, written: 'capitals' | 'name') =>
    Object.entries(table)
      .filter(([, name]) => known[kind].has(name))
      .map(([short, name]) => one(kind, short, name, written));
  const letters = [
    ...shortOf('state', STATE_LETTERS, 'capitals'),
    ...shortOf('country', COUNTRY_LETTERS, 'capitals'),
  ];
  const short = [...shortOf('state', SHORT_STATES, 'name'), ...shortOf('country', SHORT_COUNTRIES, 'name')];
  const elsewhere = countriesElsewhere(countries).map(([name, country]) => one('country', name, country));
  const regions = REGIONS.flatMap(([list, kind, members]) => {
    const names = words(members).filter((name) => known[kind].has(name));
    return names.length === 0 ? [] : words(list).map((name) => ({ name, value: { kind, names } }));
  });
  // A state before a country of the same name, and the wider place before its city: nothing is missed that way.
  return {
    place: namesOf([
      ...regions,
      ...others,
      ...states.map((name) => one('state', name, name)),
      ...countries.map((name) => one('country', name, name)),
      ...cities.map((name) => one('city', name, name, name.includes(' ') ? undefined : 'name')),
      ...letters,
      ...short,
      ...elsewhere,
    ]),
    country: namesOf([
      ...itself(countries),
      ...[...others, ...elsewhere].filter(({ value }) => value.kind === 'country').map(named),
    ]),
    state: namesOf([...itself(states), ...letters.filter(({ value }) => value.kind === 'state').map(named)]),
    city: namesOf(itself(cities)),
    metro: namesOf(metroNames(metros)),
    guessed_city: namesOf(itself(cities.filter((name) => isPlainWord(name) && !known.state.has(name)))),
  };
}

const isPlainWord = (name: string) => /^\p{L}{5,}$/u.test(name) && !CITY_WORDS.has(name.toLowerCase());

const named = ({ value, ...how }: Named<Place>): Named<string> => ({ ...how, value: value.names[0] ?? '' });

/** "Boston" is also greater Boston and the Boston area. */
const metroNames = (metros: readonly string[]): Named<string>[] =>
  metroCores(metros).flatMap(({ name, value }) => [
    { name, value },
    ...['area', 'region', 'metro', 'metro area', 'metro region'].map((what) => ({
      name: `${name} ${what}`,
      value,
    })),
    { name: `greater ${name}`, value },
  ]);

/** "Greater Boston" is also Boston, "San Francisco Bay Area" also the bay area. */
const metroCores = (metros: readonly string[]): Named<string>[] => [
  ...itself(metros),
  ...metros.map((value) => ({ name: value.replace(/ (?:Metropolitan )?Area$/, ''), value })),
  ...metros.flatMap((value) => {
    const core = value.split(',')[0] ?? value;
    const parts = core.split('-').map((part) =>
      tokensOf(part)
        .map(({ text }) => text)
        .filter((word) => !METRO_FILLERS.has(word.toLowerCase()))
        .join(' ')
        .replace(/^San Francisco Bay$/, 'bay area'),
    );
    return [parts.join(' '), ...parts].filter((name) => name.length > 1).map((name) => ({ name, value }));
  }),
  ...metros
    .filter((name) => name === 'San Francisco Bay Area')
    .flatMap((value) =>
      ['the bay area', 'sf bay area', 'silicon valley', 'san francisco', 'sf'].map((name) => ({
        name,
        value,
      })),
    ),
  ...metros
    .filter((name) => name === 'New York City Metropolitan Area')
    .flatMap((value) => ['nyc', 'new york', 'new york city'].map((name) => ({ name, value }))),
];
