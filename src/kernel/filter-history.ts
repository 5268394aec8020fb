/** What a search was narrowed by: each filter with its values, in words. */
export type Narrowed = Readonly<Record<string, readonly string[]>>;

export type Difference = {
  key: string;
  kind: 'added' | 'removed' | 'changed';
  /** What is new; where nothing is new, what is gone. */
  values: string[];
};

/** How one search differs from the one before it, filter by filter; a filter that stayed as it was is left out. */
export function compareSearches(before: Narrowed, after: Narrowed): Difference[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key): Difference[] => {
    const fresh = without(after[key], before[key]);
    const gone = without(before[key], after[key]);
    if (fresh.length > 0) return [{ key, kind: gone.length > 0 ? 'changed' : 'added', values: fresh }];
    return gone.length > 0 ? [{ key, kind: 'removed', values: gone }] : [];
  });
}

/** Each search compared with the one before it, oldest first; the first is compared with nothing at all. */
export const compareInTurn = (searches: readonly Narrowed[]): Difference[][] =>
  searches.map((search, at) => compareSearches(searches[at - 1] ?? {}, search));

const without = (values: readonly string[] = [], others: readonly string[] = []) =>
  [...new Set(values)].filter((value) => !others.includes(value));
