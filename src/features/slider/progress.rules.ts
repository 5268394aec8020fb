export const TICK_MS = 250;
export const RESET_MS = 1000;
const CAP = 95;
const LEAST_STEP = 10;
const MOST_STEP = 25;

/** Where a progress bar goes next while nobody knows how long it takes; `chance` is from 0 to 1. */
export function creep(now: number, chance: number) {
  const step = LEAST_STEP + chance * (MOST_STEP - LEAST_STEP);
  return Math.min(CAP, now + step);
}
