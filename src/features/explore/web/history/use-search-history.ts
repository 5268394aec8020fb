import { useQuery } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { boundsOf, type DayRange } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { exploreContract } from '../../explore.contract.ts';
import type { ExploreFilters } from '../../explore.filters.ts';
import { namesBy, type SearchNames } from '../../search-words.rules.ts';
import { filtersOf, isSameSearch } from './history.rules.ts';

const SHOWN_SEARCHES = 50;
const LOOK_AGAIN_MS = 1000;
const LOOKS = 5;

/** The days as the reader's clock has them; the server knows moments only. */
const momentsOf = (range: DayRange) => {
  const { start, end } = boundsOf(range);
  return { date_from: start.toISOString(), date_to: end.toISOString() };
};

/** The reader's searches. The one just made is written down after its answer, so it is looked for again. */
export function useSearchHistory(range: DayRange | null, searching: ExploreFilters | null) {
  const asked = ask(exploreContract.history, {
    query: { limit: SHOWN_SEARCHES, ...(range && momentsOf(range)) },
  });
  const history = useQuery({
    ...asked,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!searching || range || !data || dataUpdateCount >= LOOKS) return false;
      const last = data.results.at(-1);
      return last && isSameSearch(filtersOf(last), searching) ? false : LOOK_AGAIN_MS;
    },
  });
  return { ...history, entries: history.data?.results ?? [], queryKey: asked.queryKey };
}

/** What people, statuses and lists are called. */
export function useSearchNames(): SearchNames {
  const owners = useQuery(ask(exploreContract.owners, {}));
  const statuses = useQuery(ask(companiesContract.tpStatusOptions, {}));
  const metadata = useQuery(ask(exploreContract.filtersData, {}));
  const lists = useQuery(ask(exploreContract.lists, {}));
  return {
    tp_owner_email: namesBy(
      owners.data?.results ?? [],
      ({ email_address }) => email_address,
      ({ full_name }) => full_name,
    ),
    tp_status_value: namesBy(
      statuses.data?.data ?? [],
      ({ server_value }) => server_value,
      ({ display_name }) => display_name,
    ),
    newsletter_type: namesBy(
      metadata.data?.data.newsletter_types ?? [],
      ({ value }) => value,
      ({ name }) => name,
    ),
    workboard_id: namesBy(
      lists.data?.data.lists ?? [],
      ({ workboard_id }) => workboard_id,
      ({ name }) => name,
    ),
  };
}
