import type { ReminderStatus } from '../reminder.rules.ts';
import type { Reminder } from '../reminders.contract.ts';

const LOOKS = 5;
const LOOK_EVERY_MS = 1000;

/** Reads the list until it shows the new status, five times at most; false when it does not. */
export async function lookForStatus(
  read: () => Promise<{ results: readonly Reminder[] } | null>,
  source: string,
  status: ReminderStatus,
): Promise<boolean> {
  for (let looks = 1; ; looks += 1) {
    const answer = await read().catch(() => null);
    if (!answer || answer.results.length === 0) return false;
    if (answer.results.some((one) => one.source === source && one.status === status)) return true;
    if (looks === LOOKS) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
