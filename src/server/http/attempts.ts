import type { Clock } from '../clock.ts';
import { keepLatest } from '../keep-latest.ts';
import { Refusal, tooManyRequests } from './errors.ts';
import type { RateCounts } from './rate-counts.ts';

const MOST_KEPT = 20_000;
const MINUTE_MS = 60_000;
const LONGEST_MS = 15 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = 60 * MINUTE_MS;

/** Keys that were seen lately, a bounded number of them. */
export class Recent {
  readonly #seen = new Map<string, number>();
  readonly #clock: Clock;
  readonly #lasts: number;

  constructor(clock: Clock, lastsMs: number) {
    this.#clock = clock;
    this.#lasts = lastsMs;
  }

  has(key: string) {
    return (this.#seen.get(key) ?? 0) > this.#clock.now().getTime();
  }

  add(key: string) {
    keepLatest(this.#seen, key, this.#clock.now().getTime() + this.#lasts, MOST_KEPT);
  }

  delete(key: string) {
    this.#seen.delete(key);
  }
}

/** Lets each key fail so often in a minute; one that goes on is turned away for longer and longer, unheard. */
export class Attempts {
  readonly #turnedAway = new Map<string, { until: number; strikes: number }>();
  readonly #counts: RateCounts;
  readonly #clock: Clock;
  readonly #name: string;
  readonly #limit: number;

  constructor(counts: RateCounts, clock: Clock, name: string, limit: number) {
    this.#counts = counts;
    this.#clock = clock;
    this.#name = name;
    this.#limit = limit;
  }

  /** Does what may fail, if this key has not failed too often. What is under way counts until it turns out well. */
  async attempt<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.#refuse(key);
    const { current, ttl } = this.#counts.take(this.#counted(key), this.#limit);
    if (current > this.#limit) throw tooManyRequests(this.#turnAway(key, ttl));
    try {
      const answer = await work();
      this.#counts.giveBack(this.#counted(key));
      return answer;
    } catch (error) {
      if (!isCallersFault(error)) this.#counts.giveBack(this.#counted(key));
      throw error;
    }
  }

  /** Counts a failure of somebody who is not turned away. */
  note(key: string, error: unknown) {
    if (!isCallersFault(error)) return;
    const { current, ttl } = this.#counts.take(this.#counted(key), this.#limit);
    if (current > this.#limit) this.#turnAway(key, ttl);
  }

  #counted(key: string) {
    return `${this.#name}:${key}`;
  }

  #refuse(key: string) {
    const wait = (this.#turnedAway.get(key)?.until ?? 0) - this.#clock.now().getTime();
    if (wait > 0) throw tooManyRequests(wait);
  }

  #turnAway(key: string, ttl: number): number {
    const now = this.#clock.now().getTime();
    const before = this.#turnedAway.get(key);
    if (before && before.until > now) return before.until - now;
    const strikes = before && now - before.until < FORGOTTEN_AFTER_MS ? before.strikes + 1 : 0;
    const wait = strikes === 0 ? ttl : Math.min(LONGEST_MS, MINUTE_MS * 2 ** strikes);
    keepLatest(this.#turnedAway, key, { until: now + wait, strikes }, MOST_KEPT);
    return wait;
  }
}

export const isCallersFault = (error: unknown) =>
  error instanceof Refusal && [400, 401, 403].includes(error.statusCode);
