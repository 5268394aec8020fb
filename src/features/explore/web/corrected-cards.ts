import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearPipelineChanges, type PipelineChange } from '#features/pipeline/web/pipeline-changes.ts';
import { exploreContract, type DiscoveryCompany } from '../explore.contract.ts';

interface Pages {
  pages?: { results?: DiscoveryCompany[] }[];
}

/** Corrects one company on every page of cards that is kept, without asking for them all again. */
function correctCards(cache: QueryClient, { domain, ...values }: PipelineChange) {
  cache.setQueriesData<Pages>({ queryKey: [exploreContract.search.path] }, (kept) => {
    if (!kept?.pages) return kept;
    const corrected = (card: DiscoveryCompany) =>
      card.company_domain === domain ? { ...card, ...values } : card;
    return {
      ...kept,
      pages: kept.pages.map((page) =>
        page.results ? { ...page, results: page.results.map(corrected) } : page,
      ),
    };
  });
}

/** Keeps the cards true to what was changed in the slider. */
export function useCorrectedCards() {
  const cache = useQueryClient();
  useEffect(() => hearPipelineChanges((change) => correctCards(cache, change)), [cache]);
}
