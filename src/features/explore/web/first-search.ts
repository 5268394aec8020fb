import type { QueryClient } from '@tanstack/react-query';
import { readAddress } from './use-explore-address.ts';
import { discoveryQuery } from './use-discovery.ts';

/** Asks for what the address names before anything of the page is drawn. */
export function startSearch(client: QueryClient, searchStr: string) {
  const { filters, sort } = readAddress(searchStr);
  const { enabled, ...search } = discoveryQuery({ filters, sort });
  if (enabled) void client.prefetchInfiniteQuery(search);
}
