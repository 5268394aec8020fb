import { useQuery } from '@tanstack/react-query';
import { boundsOf, type DayRange } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { exploreContract } from '../../explore.contract.ts';
import type { ExploreFilters } from '../../explore.filters.ts';
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
