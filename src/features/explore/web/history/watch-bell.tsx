import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import type { Reply } from '#kernel/endpoint.ts';
import { messageOf } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { exploreContract } from '../../explore.contract.ts';
import { watchContract } from '../../watch.contract.ts';
import { confirmFilters, isUnconfirmed } from '../free-text/confirm-filters.ts';
import { filtersOf, isSameSearch, type SearchEntry } from './history.rules.ts';

type History = Reply<typeof exploreContract.history>;

/** Every entry of the same search is watched, or none is. */
function foresee(history: History | null, uuid: string, watched: boolean): History | null {
  const changed = history?.results.find((entry) => entry.uuid === uuid);
  if (!history || !changed) return history;
  const filters = filtersOf(changed);
  return {
    results: history.results.map((entry) =>
      isSameSearch(filtersOf(entry), filters) ? { ...entry, watched } : entry,
    ),
  };
}

const told = ({ message }: { message: string }) => showToast({ message, look: 'success' });

interface WatchBellProps {
  entry: SearchEntry;
  /** The key of the history that shows it. */
  queryKey: readonly unknown[];
}

/** Whether what is new in a search comes by mail. */
export function WatchBell({ entry, queryKey }: WatchBellProps) {
  const { uuid, watched } = entry;
  const { mutate } = useOptimisticCall<typeof watchContract.watch, History | null>(
    watchContract.watch,
    { queryKey },
    (history, { body }) => foresee(history, body.uuid, body.watched),
    {
      offerFor: (error, input) =>
        isUnconfirmed(error)
          ? { label: 'Confirm and watch', run: () => void confirmAndWatch(input) }
          : undefined,
    },
  );
  const confirmAndWatch = async (input: Parameters<typeof mutate>[0]) => {
    try {
      await confirmFilters(filtersOf(entry));
      mutate(input, { onSuccess: told });
    } catch (error) {
      showToast({ message: messageOf(error), look: 'failure' });
    }
  };
  const label = watched ? 'Stop watching' : 'Watch: get new companies by daily e-mail';
  const Icon = watched ? IconBellFilled : IconBell;
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={24}
        aria-label="Watch this search"
        aria-pressed={watched}
        onClick={() => mutate({ query: {}, body: { uuid, watched: !watched } }, { onSuccess: told })}
      >
        <Icon size={14} {...(!watched && { stroke: 1.75 })} />
      </ActionIcon>
    </Tooltip>
  );
}
