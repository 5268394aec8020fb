import type { ExploreFilters } from '../../explore.filters.ts';
import type { Headquarters } from '../headquarters.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const IN = '(in|within|across|around|near|throughout|out of|from|of)';
const BASED =
  '[are|is] [based|headquartered|located|hqed|hq|hqd|sitting|operating|companies|company|startups]';

export const FOUNDERS =
  '(founder|founders|founding team|cofounder|cofounders|co founder|co founders|founding duo|founding ceo|ceo)';
export const LIVING =
  '[live|lives|lived|living|located|based|sit|sits|sitting|reside|resides|residing|stay|staying|work|working|work out|come|comes|coming|hail|hails|hailing]';

const SEAT =
  '(hq|hqs|headquarters|headquarter|head office|head quarters|main office|home office|corporate office|registered office|seat|home base)';

/** Whoever and whatever else has a place of its own. */
export const OF_OTHERS =
  '(distributors|distributor|suppliers|supplier|resellers|reseller|dealers|dealer|agents|vendors|contractors|subcontractors|freelancers|manufacturers|factories|factory|plants|plant|warehouses|warehouse|stores|retailers|partners|dealerships|wholesalers|importers|brokers|carriers|data centers|data center|servers|farms|growers|mines|installers|integrators|franchisees|representatives|sales reps)';

export const headquarters = ({ country, state, city }: Headquarters): ExploreFilters => ({
  ...(country && { hq_country: country }),
  ...(state && { hq_state: state }),
  ...(city && { hq_city: city }),
});

/** Where companies sit and where their founders live, and what became of them. */
export const placeTopics: readonly AnyTopic[] = [
  topic<'country'>({
    phrases: [
      'in the country of {country}',
      '{country} [,] the country',
      `${BASED} ${IN} the (countries|country) [of] {country}`,
    ],
    read: ({ country }) => ({ hq_country: country }),
    tell: ({ hq_country: country }) => country && { country },
    excludes: 'a place',
  }),
  topic<'state'>({
    phrases: [
      'in the state of {state}',
      '[in] {state} [,] [not the country] [,] [the] [us|american] state',
      '[in] {state} [,] [but] not the (country|nation|republic)',
      `${BASED} ${IN} the (states|state|province|provinces) [of] {state}`,
    ],
    read: ({ state }) => ({ hq_state: state }),
    tell: ({ hq_state: state }) => state && { state },
    excludes: 'a place',
  }),
  topic<'city'>({
    phrases: [
      'in the city of {city}',
      '[in] {city} [,] (the city|not the state)',
      `${BASED} ${IN} the (cities|city) [of] {city}`,
    ],
    read: ({ city }) => ({ hq_city: city }),
    tell: ({ hq_city: city }) => city && { city },
    excludes: 'a place',
  }),
  topic<'place'>({
    phrases: [
      `${BASED} ${IN} [the] {place}`,
      `[the|all the|everything in the] (rest|remainder) of [the] {place}`,
      `(${SEAT}|headquartered|located|location|based|domiciled) [is|are|(should|must|shall|has to|have to|needs to|need to|ought to|can|may) be] [located|based|sitting|somewhere|anywhere] [in|out of|within] [the] {place}`,
      '[hq] (state|country|city|region|geo|geography|loc|territory) [is|in] {place}',
      // What is nowhere else is there.
      '[and|but] (nothing|none|nobody|no one|no companies|not) [that is|which is] [located|based|headquartered|from] outside [of] [the] {place}',
      '(preferably|ideally|mostly|mainly|only) [in] [the] {place}',
    ],
    read: ({ place }) => headquarters(place),
    excludes: 'a place',
  }),
  topic<'bare_place'>({
    phrases: ['{bare_place} [based|headquartered|hq|headquarters|only]'],
    read: ({ bare_place }) => headquarters(bare_place),
    excludes: 'a place',
  }),
  topic<'guessed_city'>({
    phrases: ['{guessed_city}'],
    read: ({ guessed_city }) => ({ hq_city: guessed_city }),
    excludes: 'a place',
    guess: true,
    bare: 'either',
  }),
  topic<'metro'>({
    phrases: [
      'with founders in {metro}',
      `[with|whose] [a|the|one of the] ${FOUNDERS} [of theirs|of (the company|it)] [who|that] [must|should|shall|have to|has to|need to|all] [are|is|were|be|has|have|been] ${LIVING} [anywhere|somewhere|right|close|primarily|mostly|mainly] (in|from|near|around|to|out of|in (or|and) (around|near)) [the] {metro} [area|region|metro|metro area]`,
      `[whose|with] [the] ${FOUNDERS} [who|that] (call|calls|calling) {metro} home`,
      `[whose|with|where] [the] ${FOUNDERS} ['s|s] [own] (home|homes|home base|base|residence|residences|domicile|location|hometown|home town|home city|home metro|city|whereabouts) [is|are|being|should be|must be] [in|near|around] [the] {metro} [area|region|metro]`,
      `[whose|with|where] [the] ${FOUNDERS} [are|is] at home (in|near|around) [the] {metro} [area|region|metro]`,
      `[with] {metro} [area] [based] ${FOUNDERS}`,
      `(founded|started|run|led) by (people|someone|somebody|folks|a (team|couple|duo|pair|person|founder)|entrepreneurs|founders) [who|that] [are|is] ${LIVING} (in|near|around|from|out of) [the] {metro} [area|region|metro]`,
      '(founder|founders) metro [area] [is] {metro}',
      '(founder|founders|founder location|founders location) {metro}',
    ],
    read: ({ metro }) => ({ founder_metro_area: metro }),
    tell: ({ founder_metro_area: metro }) => metro && { metro },
    excludes: 'where founders live',
  }),
  topic<'status'>({
    phrases: [
      'with company status {status}',
      '[with] [company] status [is|of] {status}',
      '[that|which] [are|is|still|have|since|now|later] [still|since|now|been] {status} (companies|company|businesses|ones)',
      '(that|which|are|is|still|have|since|now|later|only|all) [still|since|now|been] {status}',
    ],
    read: ({ status }) => ({ status }),
    tell: ({ status }) => status && { status },
    excludes: 'a company status',
  }),
  topic<'status'>({
    phrases: ['{status} [since|now]'],
    read: ({ status }) => ({ status }),
    excludes: 'a company status',
    naming: 'word',
  }),
  topic({
    phrases: ['listed'],
    read: (_slots, { status }) => {
      const isPublic = status.nameOf('Public');
      return isPublic === null ? null : { status: ['Public'] };
    },
    excludes: 'a company status',
    guess: true,
    bare: 'both',
  }),
  topic<'uuid'>({
    phrases: ['described as in search {uuid}', '[same] (description|text) [as] [in] search {uuid}'],
    read: ({ uuid }) => ({ discovery_llm_search_uuid: uuid }),
    tell: ({ discovery_llm_search_uuid: uuid }) => uuid !== undefined && { uuid },
  }),
];
