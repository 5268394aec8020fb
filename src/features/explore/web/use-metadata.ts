import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '#web/api.ts';
import { useFirstScreen } from '#web/first-screen.ts';
import { useFailure } from '#web/use-failure.ts';
import { fetchLate } from '#web/ui/late.ts';
import { exploreContract } from '../explore.contract.ts';

/** How it stands with the metadata, which most filters choose from; the other options follow after the first screen. */
export function useMetadata() {
  const cache = useQueryClient();
  const isThere = useFirstScreen();
  useEffect(() => {
    if (!isThere) return;
    void fetchLate(() => import('./warm-options.ts')).then(
      ({ warmOptions }) => warmOptions(cache),
      () => {},
    );
  }, [cache, isThere]);
  const metadata = useQuery(ask(exploreContract.filtersData, {}));
  const { isFailed, isRetrying } = useFailure(metadata);
  return {
    isFailed,
    isRetrying,
    retry: () => void metadata.refetch(),
  };
}
export type Metadata = ReturnType<typeof useMetadata>;
