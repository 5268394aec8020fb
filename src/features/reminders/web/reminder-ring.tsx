import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ask } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { remindersContract } from '../reminders.contract.ts';

const LOOK_MS = 60_000;
const STAYS_MS = 20_000;
const rung = new Set<string>();

/** Rings in the sidebar when a reminder for a time of day falls due, and says once what has just come. */
export function ReminderRing({ onDue }: { onDue: (count: number) => void }) {
  const router = useRouter();
  const { data } = useQuery({
    ...ask(remindersContract.ringing, {}),
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
  });
  const [now, setNow] = useState(Date.now);
  const [opened] = useState(now);
  const results = data?.results ?? [];
  const due = results.filter(({ due_at }) => Date.parse(due_at) <= now);
  const next = results.find(({ due_at }) => Date.parse(due_at) > now);

  useEffect(() => setNow(Date.now()), [data]);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(next.due_at) - Date.now()));
    return () => clearTimeout(timer);
  }, [next, now]);
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
