import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { companyOptions } from '#features/companies/company-options.contract.ts';
import { ask } from '#web/api.ts';
import { fetchLate } from '#web/ui/late.ts';
import { exploreContract } from '../explore.contract.ts';
import type { ExploreFilters } from '../explore.filters.ts';
import {
  descriptionNames,
  listNames,
  optionNames,
  ownerNames,
  type SearchNames,
  typeNames,
} from '../search-words.rules.ts';

/** What statuses are called; the same object until they are asked for anew. */
export function useStatusNames() {
  const { data } = useQuery(ask(companyOptions.tpStatusOptions, {}));
  return useMemo(() => optionNames(data?.data), [data]);
}

export const descriptionKey = (uuid: string | undefined) => ['what a search left for the descriptions', uuid];

/** The words that this search looks for in the descriptions. */
export function useDescriptionNames(filters: ExploreFilters | null | undefined) {
  const uuid = filters?.discovery_llm_search_uuid;
  const { data: description } = useQuery({
    queryKey: descriptionKey(uuid),
    queryFn: async ({ signal }) => {
      const { recallDescription } = await fetchLate(() => import('./free-text/recall-description.ts'));
      return recallDescription(uuid ?? '', signal);
    },
    enabled: uuid !== undefined,
  });
  return descriptionNames(uuid && description ? [{ uuid, description }] : []);
}

/** What people, statuses, types and lists are called: those that these filters name, or all of them. */
export function useSearchNames(filters?: ExploreFilters): SearchNames {
  const wanted = (key: keyof ExploreFilters) => ({ enabled: !filters || filters[key] !== undefined });
  const owners = useQuery({ ...ask(exploreContract.owners, {}), ...wanted('tp_owner_email') });
  const statuses = useQuery({ ...ask(companyOptions.tpStatusOptions, {}), ...wanted('tp_status_value') });
  const metadata = useQuery({ ...ask(exploreContract.filtersData, {}), ...wanted('newsletter_type') });
  const quips = useQuery({ ...ask(companyOptions.quipTypes, {}), ...wanted('newsletter_sender') });
  const lists = useQuery({ ...ask(exploreContract.lists, {}), ...wanted('workboard_id') });
  return {
    tp_owner_email: ownerNames(owners.data?.results),
    tp_status_value: optionNames(statuses.data?.data),
    newsletter_type: typeNames(metadata.data?.data.newsletter_types),
    newsletter_sender: optionNames(quips.data?.data),
    workboard_id: listNames(lists.data?.data.lists),
    discovery_llm_search_uuid: useDescriptionNames(filters),
  };
}
