import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ask } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { remindersContract } from '../reminders.contract.ts';

const LOOK_MS = 60_000;
const A_MOMENT_MS = 100;
const STAYS_MS = 20_000;
const rung = new Set<string>();

/** When to look again: as the next one comes, and each minute for what was set elsewhere. */
function untilNext(results: readonly { due_at: string }[]): number {
  const now = Date.now();
  const waits = results.map(({ due_at }) => Date.parse(due_at) - now).filter((wait) => wait > 0);
  return Math.min(LOOK_MS, ...waits) + A_MOMENT_MS;
}

/** Rings in the sidebar when a reminder for a time of day falls due, and says once what has just come. */
export function ReminderRing({ onDue }: { onDue: (count: number) => void }) {
  const router = useRouter();
  const { data, dataUpdatedAt: now } = useQuery({
    ...ask(remindersContract.ringing, {}),
    refetchInterval: ({ state }) => untilNext(state.data?.results ?? []),
    refetchIntervalInBackground: true,
  });
  const [opened] = useState(Date.now);
  const due = (data?.results ?? []).filter(({ due_at }) => Date.parse(due_at) <= now);

  useEffect(() => onDue(due.length), [onDue, due.length]);
  useEffect(() => {
    for (const { source, due_at, about } of due) {
      // What came before Orion was opened only counts.
      if (Date.parse(due_at) < opened || rung.has(`${source} ${due_at}`)) continue;
      rung.add(`${source} ${due_at}`);
      showToast({
        message: about ? `Reminder: ${about}` : 'A reminder is due',
        look: 'success',
        duration: STAYS_MS,
        open: () => void router.navigate({ href: '/investorReminders?status=passed' }),
      });
    }
  });
  return null;
}
