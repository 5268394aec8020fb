import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

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
  const keep = (value: T | null) => void cache.setQueryData<T | null>(['kept', ...key], value);
  return [data ?? null, keep] as const;
}
