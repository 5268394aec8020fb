import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import { type ChangeAction, type ChangeChoice } from '../../import-record.contract.ts';
import { importsContract } from '../../imports.contract.ts';

/** What somebody looks for among those that would change. */
export interface ChangeSearch {
  search: string;
  field: string | null;
}

interface Decision {
  choice: ChangeChoice;
  number?: number;
}

/** Who would change by an import and how, page by page, and what somebody chose for them. */
export function useChanges(id: string, action: ChangeAction, { search, field }: ChangeSearch) {
  const cache = useQueryClient();
  const ofImport = [importsContract.changes.path, { params: { id }, query: { action } }];
  const wanted = { action, ...(search && { search }), ...(field && { field }) };
  const query = useInfiniteQuery({
    queryKey: [...ofImport, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(importsContract.changes, { params: { id }, query: { ...wanted, after: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (decision: Decision) =>
      call(importsContract.decide, { params: { id }, body: { action, ...decision } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ofImport }),
  });
  const changes = (query.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .map((change) => {
      const isMeant = isPending && [undefined, change.number].includes(variables.number);
      return isMeant ? { ...change, choice: variables.choice } : change;
    });
  const count = query.data?.pages.at(-1)?.count ?? 0;
  return { query, changes, count, decide: (decision: Decision) => mutate(decision), error };
}
