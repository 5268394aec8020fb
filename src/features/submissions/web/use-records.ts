import { useInfiniteQuery } from '@tanstack/react-query';
import type { Template } from '#kernel/forms/form-language.ts';
import { call } from '#web/api.ts';
import { callsOf } from './template-calls.ts';

/** The entries of a template, page by page, as far as they match what is asked. */
export function useRecords(template: Template, asked: Record<string, string>) {
  const { list } = callsOf(template);
  const query = useInfiniteQuery({
    queryKey: [list.path, 'pages', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(list, { params: {}, query: { ...asked, page: pageParam } }, signal),
    getNextPageParam: ({ next_page }) => next_page ?? undefined,
    placeholderData: (before) => before,
  });
  return {
    ...query,
    rows: query.data?.pages.flatMap(({ results }) => results) ?? [],
    count: query.data?.pages[0]?.count ?? null,
    more: query.hasNextPage
      ? { isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() }
      : null,
  };
}
