import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, ask, call, isCancelled, messageOf } from '#web/api.ts';
import type { Search } from '#web/search-codec.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { useKept } from '#web/ui/use-kept.ts';
import { type DiscoveryCompany, exploreContract } from '../explore.contract.ts';
import type { Sort } from './use-explore-address.ts';

const LIST_FRESH_MS = 300_000;
const FRESH_MS = 30_000;

interface Asked {
  /** The filters as they go over the wire. */
  filters: Search;
  sort: Sort | null;
}

/** One page: of all companies, or of those that newsletters mention, which have an order of their own. */
function fetchPage({ filters, sort }: Asked, page: string, signal: AbortSignal) {
  const paged = { ...filters, ...(page && { page }) };
  if (filters['newsletter_mentions']) return call(exploreContract.rankedMentions, { query: paged }, signal);
  const order = sort && { sort_by: sort.by, sort_direction: sort.direction };
  return call(exploreContract.search, { query: { ...paged, ...order } }, signal);
}

/** The companies that pass the filters, page after page; without a filter nothing is asked. */
export const discoveryQuery = (asked: Asked) => ({
  queryKey: [exploreContract.search.path, 'pages', asked],
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    fetchPage(asked, pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next_page }: { next_page: string | null }) => next_page,
  staleTime: asked.filters['workboard_id'] ? LIST_FRESH_MS : FRESH_MS,
  enabled: Object.keys(asked.filters).length > 0,
});

export function useDiscovery(asked: Asked) {
  const search = discoveryQuery(asked);
  const { enabled } = search;
  const query = useInfiniteQuery(search);
  const current = enabled ? query.data : undefined;
  const kept = useKept(current && { data: current, asked: JSON.stringify(asked) }, enabled);
  const first = current?.pages[0];
  const mustCount = enabled && first?.total_count === null;
  const counted = useQuery({
    ...ask(exploreContract.count, {
      query: asked.filters,
    }),
    enabled: mustCount,
  });
  const isOutdated = useNewBeginning(query.error, query.refetch);
  useToldFailure(query.isFetchNextPageError || isOutdated ? null : query.error);
  useLoggedFailure(query.isFetchNextPageError ? query.error : null);

  const shownTotal =
    kept?.data.pages[0]?.total_count ?? (mustCount ? (counted.data?.total_count ?? null) : null);
  const companies: DiscoveryCompany[] = kept?.data.pages.flatMap(({ results }) => results) ?? [];
  return {
    isAsked: enabled,
    companies,
    /** Changes with the search whose companies are shown. */
    shownKey: kept?.asked ?? '',
    /** How many pass the filters; null while nobody knows. */
    total: current ? shownTotal : null,
    /** How many the shown companies are of, also while others are fetched. */
    shownTotal,
    isEmpty: enabled && first !== undefined && companies.length === 0,
    isFirstLoad: enabled && query.isFetching && companies.length === 0,
    /** Old companies stand while others are fetched. */
    isStale: enabled && query.isFetching && current === undefined && companies.length > 0,
    failed: query.isError && companies.length === 0,
    hasNext: query.hasNextPage && !query.isFetchNextPageError && !isOutdated,
    isLoadingNext: query.isFetchingNextPage,
    loadNext: query.fetchNextPage,
    retry: query.refetch,
  };
}

const isOfOldRanking = (error: Error | null) => error instanceof ApiError && error.name === 'RankingChanged';

/** When rankings came between, the pages that are shown are fetched anew; until then no other follows them. */
function useNewBeginning(error: Error | null, refetch: () => Promise<unknown>): boolean {
  useEffect(() => {
    if (isOfOldRanking(error)) void refetch();
  }, [error, refetch]);
  return isOfOldRanking(error);
}

function useToldFailure(error: Error | null) {
  useEffect(() => {
    if (error && !isCancelled(error)) showToast({ message: messageOf(error), look: 'failure' });
  }, [error]);
}

function useLoggedFailure(error: Error | null) {
  useEffect(() => {
    if (error && !isCancelled(error)) console.error(error);
  }, [error]);
}
