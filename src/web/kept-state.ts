import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';

/** State that outlives the sheet it is shown in and goes with the session. `null` forgets it. */
export function useKeptState<T>(...key: string[]) {
  const cache = useQueryClient();
  const { data } = useQuery<T | null>({
    queryKey: ['kept', ...key],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  // The cache tells of a change a moment later, when the cursor of the field that made it has jumped to the end.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const keep = (value: T | null) => {
    cache.setQueryData<T | null>(['kept', ...key], value);
    drawAgain();
  };
  return [data ?? null, keep] as const;
}
