import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Sent } from '#kernel/endpoint.ts';
import { call, isCancelled, messageOf } from './api.ts';
import { showToast } from './ui/toast.ts';

/** Shows the outcome of a call at once, and takes it back, saying why, when the server refuses. */
export function useOptimisticCall<E extends Endpoint, T>(
  endpoint: E,
  { queryKey }: { queryKey: QueryKey },
  foresee: (current: T, input: Sent<E>) => T,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<E>) => call(endpoint, input),
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<T>(queryKey);
      if (before !== undefined) cache.setQueryData(queryKey, foresee(before, input));
      return before;
    },
    onError: (error, _input, before) => {
      cache.setQueryData(queryKey, before);
      if (!isCancelled(error)) showToast({ message: messageOf(error), look: 'failure' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
