import { Tabs, Tooltip } from '@mantine/core';
import { type ReminderStatus, STATUS_LABELS, STATUSES } from '../reminder.rules.ts';
import type { Reminder } from '../reminders.contract.ts';
import classes from './reminders-page.module.css';

export type ReminderTab = ReminderStatus | 'all';

const TOOLTIPS: Record<ReminderTab, string> = {
  all: 'All reminders',
  delete: 'Reminders you cancelled',
  passed: 'Past-due reminders with no status',
  completed: 'Reminders you completed',
  snooze: 'Reminders snoozed for a week',
  upcoming: 'Upcoming reminders',
};

interface ReminderTabsProps {
  /** Undefined while nobody knows. */
  reminders: readonly Reminder[] | undefined;
  tab: ReminderTab;
  onTab: (tab: ReminderTab) => void;
}

/** One tab for each status; one with nothing behind it says so and cannot be opened. */
export function ReminderTabs({ reminders, tab, onTab }: ReminderTabsProps) {
  const countOf = (which: ReminderTab) =>
    which === 'all' ? reminders?.length : reminders?.filter(({ status }) => status === which).length;
  return (
    <Tabs
      className={classes.tabs}
      // On a phone it scrolls, also where none of its tabs can be reached by keyboard.
      tabIndex={reminders?.length ? undefined : 0}
      value={tab}
      onChange={(next) => onTab(next as ReminderTab)}
    >
      <Tabs.List aria-label="Status">
        {(['all', ...STATUSES] as const).map((which) => {
          const count = countOf(which);
          return (
            // The tooltip hangs on the wrapper, because a disabled tab tells of no pointer.
            <Tooltip key={which} label={count === 0 ? 'No reminders' : TOOLTIPS[which]}>
              <span>
                <Tabs.Tab value={which} disabled={!count}>
                  {which === 'all' ? 'All' : STATUS_LABELS[which]}{' '}
                  <span className={classes.count}>{count}</span>
                </Tabs.Tab>
              </span>
            </Tooltip>
          );
        })}
      </Tabs.List>
    </Tabs>
  );
}
