/** The project that says there is none; it stands alone. */
export const NO_PROJECT = 'No Project Required';

/**
 * A list after it was edited, where one value excludes all others: choosing it clears them, choosing another removes
 * it, and choosing nothing leads back to it.
 */
export function withExclusive(before: readonly string[], after: readonly string[], alone: string): string[] {
  const chosen = [...new Set(after)];
  const others = chosen.filter((value) => value !== alone);
  const pickedAlone = chosen.includes(alone) && !before.includes(alone);
  return pickedAlone || others.length === 0 ? [alone] : others;
}

/** Whether a list keeps that rule. */
export const keepsExclusive = (values: readonly string[], alone: string) =>
  !values.includes(alone) || values.length === 1;

/** What a list of one holds after an edit: the latest pick, or `none` where everything was taken away. */
export const latestPick = <T>(after: readonly T[], none: T): T => after.at(-1) ?? none;
