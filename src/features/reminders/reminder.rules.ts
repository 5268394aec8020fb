/** What a reminder can be, in the order of the tabs. */
export const STATUSES = ['delete', 'passed', 'completed', 'snooze', 'upcoming'] as const;
export type ReminderStatus = (typeof STATUSES)[number];

export const STATUS_LABELS: Record<ReminderStatus, string> = {
  delete: 'Cancelled',
  passed: 'Passed',
  completed: 'Completed',
  snooze: 'Snoozed',
  upcoming: 'Upcoming',
};

const ALIASES: Record<string, ReminderStatus> = {
  pending: 'upcoming',
  incomplete: 'passed',
  complete: 'completed',
  cancelled: 'delete',
  canceled: 'delete',
  snoozed: 'snooze',
};

/** The status a word stands for, in any of the ways it is written. */
export function readStatus(word: string | undefined): ReminderStatus | null {
  const lower = word?.trim().toLowerCase() ?? '';
  return (
    STATUSES.find((status) => status === lower) ??
    (Object.hasOwn(ALIASES, lower) ? (ALIASES[lower] ?? null) : null)
  );
}

/** What a person can make of a reminder, and what the button says. */
export const ACTIONS = [
  { status: 'completed', label: 'Complete' },
  { status: 'snooze', label: 'Snooze' },
  { status: 'delete', label: 'Cancelled' },
] as const satisfies readonly { status: ReminderStatus; label: string }[];
export type ActionStatus = (typeof ACTIONS)[number]['status'];

export const isAction = (status: ReminderStatus): status is ActionStatus =>
  ACTIONS.some((action) => action.status === status);

/** What can be made of a reminder now: nothing before it has passed, nothing once it is settled. */
export const actionsOn = (status: ReminderStatus) =>
  status === 'passed' || status === 'snooze' ? ACTIONS.filter((action) => action.status !== status) : [];

export const SNOOZE_DAYS = 7;
