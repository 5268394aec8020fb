/** Whether the outside world sent nothing: null, undefined, '' or "n/a" in any case. */
export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' && ['', 'n/a'].includes(value.trim().toLowerCase());
}

/** The value itself, or null when it is missing. */
export function presentOrNull<T>(value: T): NonNullable<T> | null {
  return isMissing(value) ? null : (value as NonNullable<T>);
}
