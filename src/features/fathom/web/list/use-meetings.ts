import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { ask } from '#web/api.ts';
import { fathomContract } from '../../fathom.contract.ts';
import type { Meeting } from '../../meeting.rules.ts';
import type { Asked } from '../use-meetings-address.ts';

const { list, read } = fathomContract;

/** What the reader narrows by among the rows that are here. */
export interface Narrowing {
  /** In the title. */
  search: string;
  /** In the title too: the column’s own filter. */
  title: string;
  creators: ReadonlySet<string>;
}

/** The meetings that were asked for, and of them those that the boxes and columns let through. */
export function useMeetings(asked: Asked, narrowing: Narrowing) {
  const found = useQuery({ ...ask(list, { query: asked }), placeholderData: keepPreviousData });
  // Once, for the creators there are; without a filter it is the same call.
  const every = useQuery({ ...ask(list, { query: {} }), staleTime: Number.POSITIVE_INFINITY });
  const rows = found.data?.results;
  const titles = useMemo(() => rows?.map(({ meeting_title }) => meeting_title.toLowerCase()), [rows]);
  const wanted = useDeferredValue(narrowing);
  const meetings = useMemo(() => {
    const words = [wanted.search, wanted.title].map((text) => text.trim().toLowerCase()).filter(Boolean);
    return (rows ?? []).filter(
      ({ scoper }, at) =>
        words.every((text) => titles?.[at]?.includes(text)) &&
        (wanted.creators.size === 0 || wanted.creators.has(scoper.toLowerCase())),
    );
  }, [rows, titles, wanted]);
  const creators = useMemo(
    () => [...new Set((every.data?.results ?? []).map(({ scoper }) => scoper.toLowerCase()))].sort(),
    [every.data],
  );
  return {
    meetings,
    creators,
    isLoading: found.isPending,
    isStale: found.isPlaceholderData,
    error: found.error,
    retry: () => void found.refetch(),
  };
}

/** Shows a change of one meeting in every list at once, and has its details asked again. */
export function keepMeeting(cache: QueryClient, fathom_id: number, changes: Partial<Meeting>) {
  cache.setQueriesData<{ results: Meeting[]; count: number } | null>(
    { queryKey: [list.path] },
    (answer) =>
      answer && {
        ...answer,
        results: answer.results.map((meeting) =>
          meeting.fathom_id === fathom_id ? { ...meeting, ...changes } : meeting,
        ),
      },
  );
  void cache.invalidateQueries({ queryKey: [list.path] });
  void cache.invalidateQueries({ queryKey: [read.path] });
}
