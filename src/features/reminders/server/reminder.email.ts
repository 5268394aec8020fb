import { counted } from '#kernel/numbers.ts';
import { type Block, clipLine, mailOf, oneLine } from '#server/mail/layout.ts';
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

const LABELS = { completed: 'Complete', snooze: 'Snooze for a week', delete: 'Cancel reminder' } as const;
const MOST_IN_SUBJECT = 200;

/** The daily mail of what falls due, each with the links that settle it. */
export function reminderMail({ origin, time_zone, reminders, footer = [] }: ReminderMail) {
  const [first, ...others] = reminders;
  const only = others.length === 0 ? first : undefined;
  const due = `${counted(reminders.length, 'reminder')} due`;
  const subject = only ? `Reminder: ${clipLine(aboutOf(only), MOST_IN_SUBJECT)}` : due;
  const blocks = reminders.flatMap((reminder): Block[] => [
    ...(only ? [] : [{ kind: 'heading' as const, text: nameOf(reminder) }]),
    { kind: 'small', text: tellTime(reminder.due_at, time_zone) },
    ...(reminder.metrics_summary ? [{ kind: 'text' as const, text: reminder.metrics_summary }] : []),
    ...(reminder.next_steps ? [{ kind: 'text' as const, text: `Next steps: ${reminder.next_steps}` }] : []),
    {
      kind: 'actions',
      links: ACTIONS.map(({ status }) => ({
        label: LABELS[status],
        // The page behind it asks the server itself, signed in; opening the address alone changes nothing.
        href: `${origin}/reminders?source=${reminder.source}&status=${status}`,
      })),
    },
  ]);
  const view: Block = { kind: 'link', label: 'View Reminders', href: `${origin}/investorReminders` };
  const title = only ? nameOf(only) : due;
  return { subject, ...mailOf({ title, blocks: [...blocks, view, ...footer] }) };
}

const nameOf = ({ subjects }: DueReminder) => oneLine(subjects.join(', ')) || 'Reminder';

/** What it is about in the list of a mail program: without a company or a person, what is to be done. */
const aboutOf = ({ subjects, next_steps }: DueReminder) =>
  oneLine(subjects.join(', ')) || oneLine(next_steps) || 'something you wanted to do';

const tellTime = (at: string, time_zone: string | null) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: time_zone ?? 'UTC',
  }).format(new Date(at));
