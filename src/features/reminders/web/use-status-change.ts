import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, ask, call } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { ActionStatus } from '../reminder.rules.ts';
import { remindersContract } from '../reminders.contract.ts';
import { lookForStatus } from './look-for-status.ts';

export const remindersQuery = ask(remindersContract.list, {});

const SAVED = 'Your Status is saved successfully!';
const UNSEEN = 'Please refresh the page to see updated status.';
const FAILED = 'Something went wrong, Please try again later.';

/** Changes the status of one reminder, then looks until the list shows it. */
export function useStatusChange(source: string) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (status: ActionStatus) => {
      await call(remindersContract.setStatus, {
        query: {},
        body: { reminder_source: source, reminder_status: status },
      });
      return lookForStatus(() => cache.fetchQuery({ ...remindersQuery, staleTime: 0 }), source, status);
    },
    onSuccess: (isSeen) =>
      isSeen
        ? showToast({ message: SAVED, look: 'success', undo: () => void takeBack(cache, source) })
        : showToast({ message: UNSEEN, look: 'failure' }),
    onError: () => showToast({ message: 'Error Saving Data', look: 'failure' }),
  });
  return { change: mutate, isPending, failure: isRefusal(error) ? FAILED : null };
}

const isRefusal = (error: unknown) => {
  const { error: said, result } = ((error as ApiError | null)?.body ?? {}) as Record<string, unknown>;
  return Boolean(said) || result === 'failure';
};

async function takeBack(cache: QueryClient, source: string) {
  try {
    await call(remindersContract.undo, { params: { source } });
  } catch {
    showToast({ message: 'Error Saving Data', look: 'failure' });
  }
  await cache.invalidateQueries({ queryKey: remindersQuery.queryKey });
}
