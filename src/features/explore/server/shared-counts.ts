import type { Kysely } from 'kysely';
import type { DB } from '#db';

type Counts = Map<string, Promise<number>>;

interface Kept {
  /** Counts under way, by what they count: whoever asks for the same meanwhile waits for the one that runs. */
  underWay: Counts;
  /** Counts whose rows went ahead, by who was shown them and what they count. */
  owed: Counts;
}

const keptOf = new WeakMap<Kysely<DB>, Kept>();

function kept(db: Kysely<DB>): Kept {
  const known = keptOf.get(db) ?? { underWay: new Map(), owed: new Map() };
  keptOf.set(db, known);
  return known;
}

export function sharedCount(db: Kysely<DB>, key: string, count: () => Promise<number>): Promise<number> {
  const { underWay } = kept(db);
  const running = underWay.get(key);
  if (running) return running;
  const started = count().finally(() => underWay.delete(key));
  underWay.set(key, started);
  // Its asker may have left with an error of its own; nobody else need hear of this one.
  started.catch(() => {});
  return started;
}

const FETCHED_WITHIN_MS = 5000;

/** Keeps a count for the one who was shown its rows: without it, asking for the total would count them again. */
export function oweCount(db: Kysely<DB>, key: string, counted: Promise<number>) {
  const { owed } = kept(db);
  owed.set(key, counted);
  setTimeout(() => {
    if (owed.get(key) === counted) owed.delete(key);
  }, FETCHED_WITHIN_MS).unref();
}

/** Hands a kept count over, once: who asks again wants to know anew. */
export function fetchOwed(db: Kysely<DB>, key: string): Promise<number> | undefined {
  const { owed } = kept(db);
  const counted = owed.get(key);
  owed.delete(key);
  return counted;
}
