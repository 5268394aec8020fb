import type { Context } from '#server/http/implement.ts';
import { addSearch, listSearches } from './search-history.queries.ts';

type Recorder = Pick<Context, 'db' | 'user' | 'caller' | 'clock' | 'log'>;

/** The last write of each person: the next waits for it, or two quick searches would not see each other. */
const underWay = new Map<number, Promise<void>>();

/** Appends a search to its owner's history unless it repeats the last; off the request's path, never for scripts. */
export function recordSearch(context: Recorder, filters: Record<string, string[]>, counted: Promise<number>) {
  const { caller, user, log } = context;
  if (caller.via !== 'browser' || Object.keys(filters).length === 0) return;
  const earlier = underWay.get(user.user_id) ?? Promise.resolve();
  const written = earlier
    .then(() => append(context, filters, counted))
    .catch((error: unknown) => log.warn({ err: error }, 'a search was not written to the history'))
    .finally(() => {
      if (underWay.get(user.user_id) === written) underWay.delete(user.user_id);
    });
  underWay.set(user.user_id, written);
}

async function append(
  { db, user, clock }: Recorder,
  filters: Record<string, string[]>,
  counted: Promise<number>,
) {
  const at = clock.now();
  // A count that failed, or that nobody waited for, is no reason to forget the search.
  const total_count = await counted.catch(() => null);
  const last = await listSearches(db, user.user_id, { limit: 1 }).executeTakeFirst();
  if (last && sameFilters(last.filters, filters)) return;
  await addSearch(db, user.user_id, filters, total_count, at).execute();
}

const sameFilters = (a: Record<string, string[]>, b: Record<string, string[]>) =>
  canonical(a) === canonical(b);
const canonical = (filters: Record<string, string[]>) =>
  JSON.stringify(
    Object.keys(filters)
      .sort()
      .map((key) => [key, [...(filters[key] ?? [])].sort()]),
  );
