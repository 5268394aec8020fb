import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** State that outlives the sheet it is shown in and goes with the session. `null` forgets it. */
export const useKeptState = <T>(...key: string[]) => useShared<T>(key);

/** The same for what somebody types: a reload or a crash does not lose it. */
export const useKeptDraft = <T>(owner: string, ...key: string[]) => useShared<T>(key, owner);

function useShared<T>(key: string[], owner?: string) {
  const cache = useQueryClient();
  const queryKey = ['kept', ...key];
  const name = key.join(' ');
  const newest = () => cache.getQueryData<T | null>(queryKey);
  const restore = async (from: string) => {
    const draft = await readDraft<T>(from, name);
    const now = newest();
    return now === undefined ? draft : now;
  };
  const { data } = useQuery<T | null>({
    queryKey,
    queryFn: owner ? () => restore(owner) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    structuralSharing: false,
  });
  // The cache tells of a change a moment later, when the cursor of the field that made it has jumped to the end.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const keep = (value: T | null) => {
    cache.setQueryData<T | null>(queryKey, value);
    drawAgain();
    if (!owner) return;
    if (value === null) void dropDraft(owner, name);
    else void keepDraft(owner, name, value);
  };
  return [data ?? null, keep, newest] as const;
}
