const MOST_CALLERS = 20_000;

interface Window {
  current: number;
  ends: number;
}

/**
 * Counts calls per key and minute. The limiter's own store hands out one object that later calls still change,
 * so that of many calls in one instant all would be refused; this one answers each with its own number.
 */
export class RateCounts {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    span: number,
  ) {
    const now = Date.now();
    const known = this.#windows.get(key);
    const window = known && known.ends > now ? known : { current: 0, ends: now + span };
    if (window !== known) this.#keep(key, window);
    window.current += 1;
    done(null, { current: window.current, ttl: window.ends - now });
  }

  child() {
    return this;
  }

  #keep(key: string, window: Window) {
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const oldest = this.#windows.size > MOST_CALLERS ? this.#windows.keys().next().value : undefined;
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
