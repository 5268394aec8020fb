import type { Random } from '../making/random.ts';
import { streetKinds, streets } from '../words/company-words.ts';
import { elsewhere } from '../words/places-elsewhere.ts';
import { type City, canada, mexico, unitedStates } from '../words/places-north-america.ts';

export interface Place {
  city: string;
  state: string | null;
  country: string;
  metro: string;
}

const NORTH_AMERICA = [
  ['United States', 190, unitedStates],
  ['Canada', 22, canada],
  ['Mexico', 9, mexico],
] as const;

/** Picks in proportion to the weights, in one draw. */
function weighted<T>(from: readonly T[], weightOf: (one: T) => number) {
  let total = 0;
  const ends = from.map((one) => (total += weightOf(one)));
  return (random: Random): T => {
    const at = random.next() * total;
    return from[ends.findIndex((end) => at < end)] as T;
  };
}

const placesOf = (country: string, cities: readonly City[]) =>
  weighted(
    cities.map(([city, state, metro, weight]) => ({
      place: { city, state: state || null, country, metro },
      weight,
    })),
    ({ weight }) => weight,
  );

const countries = [...NORTH_AMERICA, ...elsewhere].map(([country, weight, cities]) => ({
  country,
  weight,
  pick: placesOf(country, cities),
}));
const pickCountry = weighted(countries, ({ weight }) => weight);

export const countryNames: readonly string[] = countries.map(({ country }) => country);

/** A place where a company may sit: two thirds of them in the United States. */
export const pickPlace = (random: Random): Place => pickCountry(random).pick(random).place;

/** Another place in the same country: where a founder lives, for instance. */
export const pickPlaceIn = (random: Random, country: string): Place =>
  (countries.find((one) => one.country === country) ?? pickCountry(random)).pick(random).place;

/** `the United States`, but `Canada`. */
export const inSentence = (country: string) =>
  /^United|^Netherlands|^Philippines/.test(country) ? `the ${country}` : country;

export const addressIn = (random: Random, { city, state, country }: Place) =>
  [
    `${random.int(1, 980)} ${random.pick(streets)} ${random.pick(streetKinds)}`,
    city,
    state === city ? null : state,
    country,
  ]
    .filter(Boolean)
    .join(', ');
