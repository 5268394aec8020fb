import type { QueryClient } from '@tanstack/react-query';

interface Card {
  company_domain: string;
}
interface Pages {
  pages?: { results?: Card[] }[];
}

/** Corrects one company on every page of cards that is kept, without asking for them all again. */
export function correctCards(cache: QueryClient, domain: string, values: Record<string, unknown>) {
  cache.setQueriesData<Pages>({ queryKey: ['/discovery'] }, (kept) => {
    if (!kept?.pages) return kept;
    const corrected = (card: Card) => (card.company_domain === domain ? { ...card, ...values } : card);
    return {
      ...kept,
      pages: kept.pages.map((page) =>
        page.results ? { ...page, results: page.results.map(corrected) } : page,
      ),
    };
  });
}

/** Calls that tell about the pipeline of one company or of all. */
export const PIPELINE_PATHS = [
  '/tp-status-history',
  '/tp-owner-history',
  '/get-company-no-cached-data',
  '/pipeline-records',
  '/pipeline-tp-status',
  '/pipeline-management',
  '/universe-pipeline',
] as const;
