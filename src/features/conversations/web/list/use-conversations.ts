import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { call, renew } from '#web/api.ts';
import type { Search } from '#web/search-codec.ts';
import { useKept } from '#web/ui/use-kept.ts';
import { conversationsContract, type FoundReference } from '../../conversations.contract.ts';

/** How long after a change the list is read again. */
const RELOAD_MS = 1500;

const LIST = [conversationsContract.all.path, 'pages'] as const;

/** The references that pass the search, page after page; without a search or a filter nothing is asked. */
export function useConversations(asked: Search) {
  const enabled = Object.keys(asked).length > 0;
  const query = useInfiniteQuery({
    queryKey: [...LIST, asked],
    queryFn: ({ pageParam, signal }) =>
      call(conversationsContract.all, { query: { ...asked, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page,
    enabled,
  });
  const current = enabled ? query.data : undefined;
  const kept = useKept(current && { data: current, asked }, enabled);
  const references: FoundReference[] = kept?.data.pages.flatMap(({ results }) => results) ?? [];
  return {
    isAsked: enabled,
    references,
    /** What the shown references were asked for, also while others are fetched. */
    shownFor: kept?.asked ?? asked,
    /** Null while nobody knows. */
    counts: current?.pages[0]?.counts ?? null,
    /** How many the shown references are of, also while others are fetched. */
    shownCounts: kept?.data.pages[0]?.counts ?? null,
    /** The text for the clipboard; null until it is there. */
    gpt: current?.pages[0]?.gpt ?? null,
    isEmpty: current !== undefined && references.length === 0,
    isFirstLoad: enabled && query.isFetching && references.length === 0,
    /** Old references stand while others are fetched. */
    isStale: enabled && query.isFetching && current === undefined && references.length > 0,
    failed: enabled && query.isError && current === undefined ? query.error : null,
    hasNext: query.hasNextPage && !query.isFetchNextPageError,
    isLoadingNext: query.isFetchingNextPage,
    loadNext: query.fetchNextPage,
    retry: query.refetch,
  };
}

/** Reads the list again a moment after something in it was changed. */
export const reloadSoon = (cache: QueryClient) =>
  setTimeout(() => {
    void cache.invalidateQueries({ queryKey: LIST });
    void renew(cache, conversationsContract.incomplete, conversationsContract.contribution);
  }, RELOAD_MS);

/** A reference the list has read already, if it has. */
export const knownReference = (cache: QueryClient, reference_id: string): FoundReference | undefined =>
  cache
    .getQueriesData<{ pages: { results: FoundReference[] }[] }>({ queryKey: LIST })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ results }) => results)
    .find((one) => one.reference_id === reference_id);
