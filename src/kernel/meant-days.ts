import { daysBefore } from './date-shortcuts.ts';
import { type Day, dayOf } from './dates.ts';

/** The years a form's dates and figures can be of; beyond them somebody slipped. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

const DAY_MS = 86_400_000;
/** Nobody plans further ahead than ten years, or looks further back. */
export const FARTHEST_DAYS = 3660;

/** Whether the year of a day or a moment is one that somebody can mean. */
export const isMeantYear = (text: string) => {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** Why nobody was called on a day; null where somebody may have been. Where it is tomorrow already, that is today. */
export function whyNoCallDay(day: Day, now: Date): string | null {
  if (day < `${FIRST_YEAR}-01-01`) return 'The date of the call is too long ago. Check the year.';
  if (day > daysBefore(dayOf(now, 'utc'), -1))
    return 'The date of the call is in the future. Choose today or earlier.';
  return null;
}

/** What is said of times to plan for, wherever one is chosen. */
export const HAS_PASSED = 'That time has passed. Choose a future time.';
export const TOO_FAR = 'That is more than ten years away. Choose an earlier date.';

/** Why a time is too far from now to be planned; null where it is not. */
export function whyTooFar(at: Date, now: Date): string | null {
  const days = (at.getTime() - now.getTime()) / DAY_MS;
  if (days > FARTHEST_DAYS) return TOO_FAR;
  if (days < -FARTHEST_DAYS) return 'That is more than ten years ago. Choose a later date.';
  return null;
}
