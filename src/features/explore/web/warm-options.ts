import type { QueryClient } from '@tanstack/react-query';
import { companyOptions } from '#features/companies/company-options.contract.ts';
import { listsContract } from '#features/lists/lists.contract.ts';
import type { Endpoint, Sent } from '#kernel/endpoint.ts';
import { ask } from '#web/api.ts';
import { exploreContract } from '../explore.contract.ts';

/** Fetches what the panels have to choose from, unless it is there already; who opens a panel is told of a failure there. */
export function warmOptions(cache: QueryClient) {
  const warm = <E extends Endpoint>(endpoint: E, input: Sent<E>) =>
    void cache.prefetchQuery(ask(endpoint, input));
  warm(exploreContract.owners, {});
  warm(exploreContract.lists, {});
  warm(companyOptions.tpStatusOptions, {});
  warm(companyOptions.quipTypes, {});
  warm(companyOptions.datasources, {});
  warm(listsContract.workboards, { query: { type: 'companies' } });
}
