/** Counts under way, by what they count: whoever asks for the same meanwhile waits for the one that runs. */
const underWay = new Map<string, Promise<number>>();

export function sharedCount(key: string, count: () => Promise<number>): Promise<number> {
  const running = underWay.get(key);
  if (running) return running;
  const started = count().finally(() => underWay.delete(key));
  underWay.set(key, started);
  // Its asker may have left with an error of its own; nobody else need hear of this one.
  started.catch(() => {});
  return started;
}

const FETCHED_WITHIN_MS = 5000;

/** Counts whose rows went ahead, by who was shown them and what they count. */
const owed = new Map<string, Promise<number>>();

/** Keeps a count for the one who was shown its rows: without it, asking for the total would count them again. */
export function oweCount(key: string, counted: Promise<number>) {
  owed.set(key, counted);
  setTimeout(() => {
    if (owed.get(key) === counted) owed.delete(key);
  }, FETCHED_WITHIN_MS).unref();
}

/** Hands a kept count over, once: who asks again wants to know anew. */
export function fetchOwed(key: string): Promise<number> | undefined {
  const counted = owed.get(key);
  owed.delete(key);
  return counted;
}
