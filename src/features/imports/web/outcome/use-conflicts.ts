import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import { type ConflictChoice, importsContract } from '../../imports.contract.ts';

interface Decision {
  choice: ConflictChoice;
  number?: number;
}

/** What a person has to choose about an import, page by page, and their choices. */
export function useConflicts(id: string) {
  const cache = useQueryClient();
  const queryKey = [importsContract.conflicts.path, { params: { id } }];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(importsContract.conflicts, { params: { id }, query: { after: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (body: Decision) => call(importsContract.decide, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
  const conflicts = (query.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .map((conflict) => {
      const isMeant = isPending && [undefined, conflict.number].includes(variables.number);
      return isMeant ? { ...conflict, choice: variables.choice } : conflict;
    });
  return { query, conflicts, decide: (decision: Decision) => mutate(decision), error };
}
