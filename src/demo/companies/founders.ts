import { type Place, pickPlaceIn } from './places.ts';
import { slug } from '../making/phrase.ts';
import type { Random } from '../making/random.ts';
import { firstNames, lastNames } from '../words/person-words.ts';

export interface CompanyPerson {
  first_name: string;
  last_name: string;
  job_title: string;
  email: string | null;
  linkedin_url: string | null;
  home: Place | null;
  is_founder: boolean;
}

const FOUNDER_TITLES = [
  'Founder and Chief Executive',
  'Co-founder and Chief Technology Officer',
  'Co-founder and Chief Product Officer',
];
const NOTABLE_TITLES = [
  'Chief Revenue Officer',
  'VP Engineering',
  'Chief Financial Officer',
  'Head of Product',
  'VP Marketing',
  'Chief Operating Officer',
  'Head of Customer Success',
];

export const personName = (random: Random) => ({
  first_name: random.pick(firstNames),
  last_name: random.pick(lastNames),
});

/** Founders first, then notable people; no two of one company share a name. */
export function drawCompanyPeople(
  random: Random,
  domain: string,
  place: Place | null,
  founders: number,
  notable: number,
): CompanyPerson[] {
  const lasts = random.some(lastNames, founders + notable);
  return lasts.map((last_name, index) => {
    const first_name = random.pick(firstNames);
    const is_founder = index < founders;
    const home = place && (random.chance(0.72) ? place : pickPlaceIn(random, place.country));
    return {
      first_name,
      last_name,
      is_founder,
      job_title: is_founder ? (FOUNDER_TITLES[index] ?? 'Co-founder') : random.pick(NOTABLE_TITLES),
      email: random.chance(is_founder ? 0.55 : 0.3)
        ? `${slug(first_name)}.${slug(last_name)}@${domain}`
        : null,
      linkedin_url: random.chance(0.85)
        ? `https://linkedin.example/in/${slug(`${first_name} ${last_name}`)}-${random.int(100, 999)}`
        : null,
      home: random.chance(0.94) ? home : null,
    };
  });
}
