import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { listsContract } from '#features/lists/lists.contract.ts';
import type { Endpoint, Sent } from '#kernel/endpoint.ts';
import { ask } from '#web/api.ts';
import { exploreContract } from '../explore.contract.ts';

/**
 * What the panels have to choose from, fetched when the screen first opens unless it is there already.
 * Answers how it stands with the metadata, which most filters choose from.
 */
export function useWarmOptions() {
  const cache = useQueryClient();
  useEffect(() => {
    // Who opens a panel is told of a failure there.
    const warm = <E extends Endpoint>(endpoint: E, input: Sent<E>) =>
      void cache.prefetchQuery(ask(endpoint, input));
    warm(exploreContract.owners, {});
    warm(exploreContract.lists, {});
    warm(companiesContract.tpStatusOptions, {});
    warm(companiesContract.quipTypes, {});
    warm(companiesContract.datasources, {});
    warm(listsContract.workboards, { query: { type: 'companies' } });
  }, [cache]);
  const metadata = useQuery(ask(exploreContract.filtersData, {}));
  const failed = metadata.data === undefined && metadata.errorUpdateCount > 0;
  return {
    /** Stays so while it is asked for again. */
    failed,
    isLoading: failed && metadata.isFetching,
    retry: () => void metadata.refetch(),
  };
}
export type Metadata = ReturnType<typeof useWarmOptions>;
