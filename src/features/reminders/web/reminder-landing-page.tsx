import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IconBell, IconBellCheck, IconBellOff, IconBellZ, type TablerIcon } from '@tabler/icons-react';
import { call, messageOf } from '#web/api.ts';
import { Landing, type LandingState } from '#web/landing/landing.tsx';
import { useOnceSeen } from '#web/landing/use-once-seen.ts';
import { appTitle } from '#web/page-meta.ts';
import { parseSearch } from '#web/search-codec.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { type ActionStatus, isAction, readStatus } from '../reminder.rules.ts';
import { remindersContract } from '../reminders.contract.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INCOMPLETE =
  'This link is incomplete. Open it from the e-mail again, or change the reminder in Investor Reminders.';
const ICONS: Record<ActionStatus, TablerIcon> = {
  completed: IconBellCheck,
  snooze: IconBellZ,
  delete: IconBellOff,
};

interface Wish {
  source: string;
  status: ActionStatus;
}

function readWish(searchStr: string): Wish | null {
  const { source: [source = ''] = [], status: [word = ''] = [] } = parseSearch(searchStr);
  const status = readStatus(word);
  return UUID.test(source) && status && isAction(status) ? { source, status } : null;
}

/** Where the links of a reminder's mail lead: does what the link says, tells so, and can take it back. */
export function ReminderLandingPage() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const wish = readWish(searchStr);
  const change = useMutation({
    mutationFn: ({ source, status }: Wish) =>
      call(remindersContract.setStatus, {
        query: { via: 'email_link' },
        body: { reminder_source: source, reminder_status: status },
      }),
  });
  const undo = useMutation({
    mutationFn: ({ source }: Wish) => call(remindersContract.undo, { params: { source } }),
  });
  useOnceSeen(searchStr, () => wish && change.mutate(wish));
  useDocumentTitle(`Investor Reminders · ${appTitle()}`);

  const state = (): LandingState => {
    const error = change.error ?? undo.error;
    if (!wish || error)
      return {
        kind: 'failed',
        title: 'Reminder Update Failed!',
        text: error ? messageOf(error) : INCOMPLETE,
      };
    if (!change.data || undo.isPending) return { kind: 'waiting', text: 'Updating your reminder…' };
    const { message } = undo.data ?? change.data;
    return {
      kind: 'done',
      title: 'Reminder Updated!',
      text: message,
      icon: undo.data ? IconBell : ICONS[wish.status],
      onUndo: undo.data ? undefined : () => undo.mutate(wish),
    };
  };
  const status = undo.data ? undefined : wish?.status;
  return (
    <Landing
      state={state()}
      action={
        <Button
          variant="filled"
          component={PathLink}
          href={`/investorReminders${status ? `?status=${status}` : ''}`}
        >
          View Reminders
        </Button>
      }
    />
  );
}
