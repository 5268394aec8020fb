import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Change = (current: unknown) => unknown;

/** What one query shows: what the server is known to hold, and the changes that are under way on top of it. */
interface Foreseen {
  saved: unknown;
  /** A change that is claimed but not yet shown is null. */
  changes: Map<string, Change | null>;
}

const caches = new WeakMap<QueryClient, Map<string, Foreseen>>();

function foreseenOf(cache: QueryClient, queryKey: QueryKey): Foreseen {
  const known = caches.get(cache) ?? new Map<string, Foreseen>();
  caches.set(cache, known);
  const foreseen = known.get(hashKey(queryKey)) ?? { saved: undefined, changes: new Map() };
  known.set(hashKey(queryKey), foreseen);
  return foreseen;
}

function show(cache: QueryClient, queryKey: QueryKey, { saved, changes }: Foreseen) {
  if (saved === undefined) return;
  const shown = [...changes.values()].reduce<unknown>((now, change) => (change ? change(now) : now), saved);
  cache.setQueryData(queryKey, shown);
}

/** Reserves a change; false when the same one is under way already. */
export function claimChange(cache: QueryClient, queryKey: QueryKey, id: string): boolean {
  const { changes } = foreseenOf(cache, queryKey);
  if (changes.has(id)) return false;
  changes.set(id, null);
  return true;
}

/** Shows a claimed change on top of those before it. */
export function showChange(cache: QueryClient, queryKey: QueryKey, id: string, change: Change) {
  const foreseen = foreseenOf(cache, queryKey);
  const isFirst = ![...foreseen.changes.values()].some((other) => other !== null);
  if (isFirst) foreseen.saved = cache.getQueryData(queryKey);
  foreseen.changes.set(id, change);
  show(cache, queryKey, foreseen);
}

/** The server has made the change: it belongs to what is saved from now on. */
export function keepChange(cache: QueryClient, queryKey: QueryKey, id: string, learn?: Change) {
  const foreseen = foreseenOf(cache, queryKey);
  const change = learn ?? foreseen.changes.get(id);
  foreseen.changes.delete(id);
  if (change && foreseen.saved !== undefined) foreseen.saved = change(foreseen.saved);
  show(cache, queryKey, foreseen);
}

/** The server has not: everything else stays as it is shown. */
export function dropChange(cache: QueryClient, queryKey: QueryKey, id: string) {
  const foreseen = foreseenOf(cache, queryKey);
  foreseen.changes.delete(id);
  show(cache, queryKey, foreseen);
}

export const savedOf = (cache: QueryClient, queryKey: QueryKey) => foreseenOf(cache, queryKey).saved;

/** Asks the server how it stands, unless a change is under way, which asks when it ends. */
export function lookAgain(cache: QueryClient, queryKey: QueryKey) {
  if (foreseenOf(cache, queryKey).changes.size > 0) return;
  caches.get(cache)?.delete(hashKey(queryKey));
  void cache.invalidateQueries({ queryKey });
}
