import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileContract } from '#features/companies/profile.contract.ts';
import type { Competitor } from '#features/companies/profile.rules.ts';
import { call } from '#web/api.ts';
import { MOST_RETRIES, RETRY_MS } from '../../marketing.rules.ts';

/** Competitors and advertising figures, fetched on demand; what is still being collected is asked for again. */
export function useMarketing(domain: string) {
  const [asked, setAsked] = useState({ stats: false, competitors: false });
  const input = { query: { domain } };
  const { competitors, refreshCompetitors, advertisingStats, refreshAdvertising } = profileContract;

  const rivals = useQuery({
    queryKey: [competitors.path, input],
    queryFn: ({ signal }) =>
      patiently(
        async () => withAll(await call(competitors, input, signal)),
        async () => withAll(await call(refreshCompetitors, input, signal)),
        ({ status, all }) => status === 'pending' && all.length === 0,
        signal,
      ),
    enabled: asked.competitors,
  });
  const stats = useQuery({
    queryKey: [advertisingStats.path, input],
    queryFn: ({ signal }) =>
      patiently(
        async () => {
          const { status, capability, ...figures } = await call(advertisingStats, input, signal);
          return { status, capability, figures: figures.recorded_on === null ? null : figures };
        },
        async () => {
          const { domain_stats, ...rest } = await call(refreshAdvertising, input, signal);
          return { ...rest, figures: domain_stats };
        },
        ({ status, figures }) => status === 'pending' && figures === null,
        signal,
      ),
    enabled: asked.stats,
  });

  const again = (query: { isError: boolean; refetch: () => unknown }) =>
    void (query.isError && query.refetch());
  return {
    asked,
    rivals,
    stats,
    /** Fetches what is not there yet. */
    show: () => {
      setAsked({ stats: true, competitors: true });
      again(rivals);
      again(stats);
    },
  };
}
export type Marketing = ReturnType<typeof useMarketing>;

const withAll = <A extends Record<'seo_competitors' | 'ppc_competitors', Competitor[]>>(answer: A) => ({
  ...answer,
  all: [...answer.seo_competitors, ...answer.ppc_competitors],
});

/** Asks once, then again every 5 seconds while the answer is still being collected, 10 times at most. */
async function patiently<T>(
  first: () => Promise<T>,
  again: () => Promise<T>,
  isWaiting: (answer: T) => boolean,
  signal: AbortSignal,
): Promise<T> {
  let answer = await first();
  for (let tries = 0; isWaiting(answer) && tries < MOST_RETRIES; tries += 1) {
    await pause(signal);
    answer = await again();
  }
  return answer;
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
