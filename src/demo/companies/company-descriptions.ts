import { capital, phrase } from '../making/phrase.ts';
import { inSentence, type Place } from './places.ts';
import type { Random } from '../making/random.ts';
import type { Sector } from '../words/sector.ts';
import { sectors } from '../words/sectors.ts';

/** What a company sells and to whom, and the sentences that fit that. */
export interface Business {
  sector: string;
  saas: number;
  offer: string;
  customers: readonly string[];
  works: readonly string[];
  details: readonly string[];
}

const FITS = /^(\d+):/;

/** `03:text` is for the first and the fourth offer of its trade, `text` for all of them. */
const fitting = (texts: readonly string[], offer: number) =>
  texts
    .filter((text) => FITS.exec(text)?.[1]?.includes(String(offer)) ?? true)
    .map((text) => text.replace(FITS, ''));

const businessesOf = (sector: Sector): Business[] =>
  sector.offers.map((offer, index) => ({
    sector: sector.name,
    saas: sector.saas,
    offer,
    customers: fitting(sector.customers, index),
    works: fitting(sector.works, index),
    details: fitting(sector.details, index),
  }));

export const businesses: readonly Business[] = sectors.flatMap(businessesOf);

const OPENERS = [
  '{Offer} for {customer}.',
  '{name} [sells|offers|provides] {offer} for {customer}.',
  '{Offer} for {customer}, [run from|started in|based in] {city}.',
  '{name} [sells|supplies] {offer} to {customer} [across|in] {country}.',
  'From {city}, {name} [brings|offers] {offer} to {customer}.',
];
const PLACELESS = OPENERS.slice(0, 2);

/** Two to four sentences: what it does and for whom, how, and often a detail; the shares say how often more is told. */
export function describe(
  random: Random,
  business: Business,
  name: string,
  place: Place | null,
  { second, detail } = { second: 0.4, detail: 0.8 },
): string {
  const slots = {
    name,
    offer: business.offer,
    Offer: capital(business.offer),
    customer: random.pick(business.customers),
    city: place?.city ?? 'its home town',
    country: place ? inSentence(place.country) : 'its region',
  };
  const works = random.some(business.works, random.chance(second) ? 2 : 1);
  const sentences = [random.pick(place ? OPENERS : PLACELESS), ...works];
  if (business.details.length > 0 && random.chance(detail)) sentences.push(random.pick(business.details));
  return sentences.map((sentence) => phrase(random, sentence, slots)).join(' ');
}
