import { ActionIcon, Tooltip } from '@mantine/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { call, messageOf } from '#web/api.ts';
import { useRemind } from '#web/remind/remind-button.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { MADE_FROM, type Reminder, remindersContract } from '../reminders.contract.ts';
import { remindersQuery } from './use-status-change.ts';

/** What its maker can do with a reminder that is still to come. */
export function OwnTools({ reminder }: { reminder: Reminder }) {
  const cache = useQueryClient();
  const remind = useRemind();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(remindersContract.remove, { params: { source: reminder.source } }),
    onSuccess: () => {
      showToast({
        message: 'Reminder deleted',
        look: 'success',
        undo: () => void restore(cache, reminder),
      });
      return look(cache);
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  return (
    <span>
      <Tooltip label="Edit reminder">
        <ActionIcon aria-label="Edit reminder" onClick={() => remind(`edit:${reminder.source}`)}>
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete reminder">
        <ActionIcon aria-label="Delete reminder" loading={isPending} onClick={() => mutate()}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}

const look = (cache: QueryClient) => cache.invalidateQueries({ queryKey: remindersQuery.queryKey });

/** Sets a deleted reminder again, as it was. */
async function restore(cache: QueryClient, reminder: Reminder) {
  const { schedule_date, has_time, next_steps, companies, person, origin_id } = reminder;
  try {
    await call(remindersContract.make, {
      body: {
        schedule_date,
        has_time,
        next_steps,
        domains: companies.map(({ company_domain }) => company_domain),
        person_id: person?.person_id,
        origin_id,
        source_type: MADE_FROM.find((kind) => kind === reminder.source_type) ?? 'MANUAL',
      },
    });
  } catch (error) {
    showToast({ message: messageOf(error), look: 'failure' });
  }
  await look(cache);
}
