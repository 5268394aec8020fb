import type { Counts } from '#server/db/counts.ts';

// The total of a search comes with its rows or after them: docs/counts.md tells the whole of it.

/** How long rows that are ready wait for the count at least; then they go without it. */
const PATIENCE_MS = 20;
/** The share of the time rows took that they wait, where that is longer: a call for the total would cost a busy server more. */
const PATIENCE_SHARE = 0.5;
/** A count that ends within this costs less than to cancel it. */
const SHORT_MS = 50;
/** How long a count is kept for the one who was shown its rows. */
const FETCHED_WITHIN_MS = 5000;
/** Made once: an error that is made tells where, and each count ends with one. */
const GIVEN_UP = new DOMException('Nobody waits for this count any more.', 'AbortError');

/** A count that several may wait for. It is given up when nobody keeps it any more. */
export class SharedCount {
  /** Its failure is heard by whoever waits; nobody need. */
  readonly total: Promise<number>;
  /** How many writes there had been when it began. */
  readonly writes: number;
  readonly #end = new AbortController();
  #learn = (_total: number) => {};
  #keepers = 0;

  constructor(writes: number, count: (signal: AbortSignal) => Promise<number>) {
    this.writes = writes;
    const learned = new Promise<number>((resolve) => (this.#learn = resolve));
    this.total = Promise.race([count(this.#end.signal), learned]);
    this.total.catch(() => {});
  }

  /** The total is known in another way: a count that would go on is given up; a short one ends sooner than it is cancelled. */
  settle(total: number) {
    this.#learn(total);
    setTimeout(() => this.#end.abort(GIVEN_UP), SHORT_MS).unref();
  }

  keepUntil(signal: AbortSignal) {
    this.#keepers += 1;
    const leave = () => {
      this.#keepers -= 1;
      if (this.#keepers === 0) this.#end.abort(GIVEN_UP);
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return this;
  }

  /** The total, or null when it takes longer. */
  within(milliseconds: number): Promise<number | null> {
    return Promise.race([
      this.total,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds)),
    ]);
  }

  get isGivenUp() {
    return this.#end.signal.aborted;
  }
}

interface Kept {
  /** Counts under way, by what they count: whoever asks for the same meanwhile waits for the one that runs. */
  underWay: Map<string, SharedCount>;
  /** Counts whose rows went ahead, by who was shown them and what they count. */
  owed: Map<string, SharedCount>;
}

const keptOf = new WeakMap<Counts, Kept>();

function kept(counts: Counts): Kept {
  const known = keptOf.get(counts) ?? { underWay: new Map(), owed: new Map() };
  keptOf.set(counts, known);
  return known;
}

/** Whoever changed something asks to see it: a count from before is not for them, nor for anybody after them. */
const isUpToDate = (counts: Counts, { writes }: SharedCount) => writes === counts.writes;

/** The count of this key that runs, or a new one; it goes on until `gone`, and for as long as others wait. */
export function sharedCount(
  counts: Counts,
  key: string,
  gone: AbortSignal,
  count: (signal: AbortSignal) => Promise<number>,
): SharedCount {
  const { underWay } = kept(counts);
  const running = underWay.get(key);
  if (running && !running.isGivenUp && isUpToDate(counts, running)) return running.keepUntil(gone);
  const started = new SharedCount(counts.writes, count).keepUntil(gone);
  const forget = () => {
    if (underWay.get(key) === started) underWay.delete(key);
  };
  underWay.set(key, started);
  started.total.then(forget, forget);
  return started;
}

/** Keeps a count for the one who was shown its rows: without it, asking for the total would count them again. */
function oweCount(counts: Counts, key: string, count: SharedCount) {
  const { owed } = kept(counts);
  const late = new AbortController();
  owed.set(key, count.keepUntil(late.signal));
  setTimeout(() => {
    if (owed.get(key) === count) owed.delete(key);
    late.abort();
  }, FETCHED_WITHIN_MS).unref();
}

/** Hands a kept count over, once: who asks again wants to know anew. */
export function fetchOwed(counts: Counts, key: string, gone: AbortSignal): SharedCount | undefined {
  const { owed } = kept(counts);
  const count = owed.get(key);
  owed.delete(key);
  return count && isUpToDate(counts, count) ? count.keepUntil(gone) : undefined;
}

/** For rows that took so long: their total, or null when it is not there in time; then it is owed under the key. */
export async function totalOrOwe(counts: Counts, key: string, count: SharedCount, tookMs: number) {
  const total = await count.within(Math.max(PATIENCE_MS, tookMs * PATIENCE_SHARE));
  if (total === null) oweCount(counts, key, count);
  return total;
}
