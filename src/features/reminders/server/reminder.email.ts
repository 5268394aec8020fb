import { counted } from '#kernel/numbers.ts';
import { type Block, mailOf } from '#server/mail/layout.ts';
import { ACTIONS } from '../reminder.rules.ts';

export interface DueReminder {
  source: string;
  due_at: string;
  next_steps: string;
  metrics_summary: string;
  subjects: readonly string[];
}

interface ReminderMail {
  origin: string;
  time_zone: string | null;
  reminders: readonly DueReminder[];
  footer?: readonly Block[];
}

const LABELS = { completed: 'Complete', snooze: 'Snooze for a week', delete: 'Cancel' } as const;

/** The daily mail of what falls due, each with the links that settle it. */
export function reminderMail({ origin, time_zone, reminders, footer = [] }: ReminderMail) {
  const [first, ...others] = reminders;
  const subject =
    first && others.length === 0
      ? `Reminder: ${nameOf(first).slice(0, 200)}`
      : `${counted(reminders.length, 'reminder', 'reminders')} for today`;
  const blocks = reminders.flatMap((reminder): Block[] => [
    { kind: 'heading', text: nameOf(reminder) },
    { kind: 'small', text: tellTime(reminder.due_at, time_zone) },
    ...(reminder.metrics_summary ? [{ kind: 'text' as const, text: reminder.metrics_summary }] : []),
    ...(reminder.next_steps ? [{ kind: 'text' as const, text: `Next steps: ${reminder.next_steps}` }] : []),
    ...ACTIONS.map(
      ({ status }): Block => ({
        kind: 'link',
        label: LABELS[status],
        // The page behind it asks the server itself, signed in; opening the address alone changes nothing.
        href: `${origin}/reminders?source=${reminder.source}&status=${status}`,
      }),
    ),
  ]);
  const view: Block = { kind: 'button', label: 'View Reminders', href: `${origin}/investorReminders` };
  return { subject, ...mailOf({ title: subject, blocks: [...blocks, view, ...footer] }) };
}

/** A subject is one line, whatever a company is called. */
const nameOf = ({ subjects, next_steps }: DueReminder) =>
  (subjects.join(', ') || next_steps || 'Reminder').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() ||
  'Reminder';

const tellTime = (at: string, time_zone: string | null) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: time_zone ?? 'UTC',
  }).format(new Date(at));
