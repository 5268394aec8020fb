import { listChoices } from '#server/db/choices.queries.ts';
import { ownerOptionsOf } from '#features/pipeline/pipeline.rules.ts';
import { listOwningStaff } from '#features/pipeline/server/pipeline.queries.ts';
import type { Received } from '#kernel/endpoint.ts';
import { spellingsOf } from '#kernel/places.ts';
import { invalid } from '#server/http/errors.ts';
import type { Context, Handlers } from '#server/http/implement.ts';
import type { exploreContract } from '../explore.contract.ts';
import {
  listBuckets,
  listCompanyLists,
  listFirstPlaces,
  listGrowthTags,
  listPlaces,
  searchPlaces,
} from './explore-options.queries.ts';
import { foreseeSentence } from './free-text/foresee-sentence.ts';
import { listSearches } from './search-history.queries.ts';

const LEAST_LETTERS = 3;
type Options = Pick<
  Handlers<typeof exploreContract>,
  'filtersData' | 'hqLookup' | 'owners' | 'lists' | 'cities' | 'states' | 'history'
>;

/** What the filters offer, and what was searched before. */
export const exploreOptions: Options = {
  async filtersData(_input, context) {
    const { db } = context;
    foreseeSentence(context);
    const [countries, states, cities, metros, statuses, growth_tags, newsletters] = await Promise.all([
      listPlaces(db, 'country').execute(),
      listFirstPlaces(db, 'state').execute(),
      listFirstPlaces(db, 'city').execute(),
      listPlaces(db, 'metro').execute(),
      listChoices(db, 'company_status').execute(),
      listGrowthTags(db).execute(),
      listChoices(db, 'newsletter_type').execute(),
    ]);
    return {
      data: {
        countries: namesOf(countries),
        states: namesOf(states),
        cities: namesOf(cities),
        statuses,
        founder_metro_areas: metros.map(({ name, within }) => ({
          founder_metro_value: name,
          founder_metro_display: name,
          country: within,
        })),
        growth_tags,
        newsletter_types: newsletters.map(({ display_name, server_value }) => ({
          name: display_name,
          value: server_value,
        })),
      },
    };
  },

  async hqLookup({ query }, { db }) {
    return { data: await lookUp(query, db) };
  },

  async owners(_input, { db }) {
    return { results: ownerOptionsOf(await listOwningStaff(db).execute()) };
  },

  async lists(_input, { db }) {
    const [lists, buckets] = await Promise.all([listCompanyLists(db).execute(), listBuckets(db).execute()]);
    return { data: { lists, buckets } };
  },

  async cities({ query: { search_term, state } }, { db }) {
    return {
      results: namesOf(await searchPlaces(db, 'city', search_term, state ? [state] : []).execute()),
    };
  },

  async states({ query }, { db }) {
    return { results: namesOf(await searchPlaces(db, 'state', query.search_term, []).execute()) };
  },

  async history({ query }, { db, user }) {
    const { date_from, date_to } = query;
    if (date_from && date_to && date_from.slice(0, 10) > date_to.slice(0, 10))
      throw invalid('date_from must not be after date_to.');
    const searches = await listSearches(db, user.user_id, query).execute();
    return {
      results: searches
        .toReversed()
        .map(({ total_count, ...search }) => ({ ...search, totalCount: total_count })),
    };
  },
};

/** Names once each, however their capitals are written: "Berlin" rather than "BERLIN" or "berlin". */
function namesOf(places: readonly { name: string }[]): string[] {
  const names = places.map(({ name }) => name);
  const usual = names.filter((name) => name !== name.toLowerCase() && name !== name.toUpperCase());
  return [...new Map([...names, ...usual].map((name) => [name.toLowerCase(), name])).values()];
}

/** "TX" is not offered beside "Texas": whoever chooses that finds both. */
const oncePerPlace = (kind: string, names: readonly string[]) =>
  names.filter((name) =>
    spellingsOf(kind, name).every((other) => other.length <= name.length || !names.includes(other)),
  );

/** The two letters of a state are all of its name. */
const isState = (letters: string) => letters.length === 2 && spellingsOf('state', letters).length > 1;

type Lookup = Received<typeof exploreContract.hqLookup>['query'];

/** The last value of a field is what is being typed; what was chosen before it, and in the wider field, narrows. */
async function lookUp({ hq_country, hq_state, hq_city }: Lookup, db: Context['db']) {
  const typed = [hq_city, hq_state, hq_country].find((values) => values.length > 0)?.at(-1) ?? '';
  const lettersOf = (values: readonly string[]) => values.at(-1)?.trim() ?? '';
  if (typed.trim().length < LEAST_LETTERS && !isState(lettersOf(hq_state)))
    throw invalid(`Type at least ${LEAST_LETTERS} letters of a place.`);
  const search = async (
    kind: 'country' | 'state' | 'city',
    values: readonly string[],
    within: readonly string[],
  ) => {
    const letters = lettersOf(values);
    if (letters.length < LEAST_LETTERS && !(kind === 'state' && isState(letters))) return [];
    return oncePerPlace(kind, namesOf(await searchPlaces(db, kind, letters, within).execute()));
  };
  return {
    countries: await search('country', hq_country, []),
    states: await search('state', hq_state, hq_country),
    cities: await search('city', hq_city, hq_state.length > 0 ? hq_state : hq_country),
  };
}
