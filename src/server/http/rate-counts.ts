import type { Clock } from '../clock.ts';
import { keepLatest } from '../keep-latest.ts';

const MOST_CALLERS = 20_000;
const MINUTE_MS = 60_000;
/** Of a caller who has used less than this part of the limit, other processes need not hear. */
const QUIET_PART = 8;

interface Minute {
  minute: number;
  limit: number;
  /** Counted here. */
  own: number;
  /** Of these, what other processes were told. */
  told: number;
  /** Counted by other processes, as far as they told. */
  others: number;
}

export interface Told {
  key: string;
  minute: Date;
  calls: number;
}

/** Counts calls per key and minute of the clock, here and, once told, in the other processes. */
export class RateCounts {
  readonly #minutes = new Map<string, Minute>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one more and answers how many that makes, and for how long they count. */
  take(key: string, limit: number): { current: number; ttl: number } {
    const now = this.#clock.now().getTime();
    const known = this.#current(key);
    const counted = known ?? { minute: Math.floor(now / MINUTE_MS), limit, own: 0, told: 0, others: 0 };
    if (!known) keepLatest(this.#minutes, key, counted, MOST_CALLERS);
    counted.own += 1;
    return { current: counted.own + counted.others, ttl: MINUTE_MS - (now % MINUTE_MS) };
  }

  /** Takes one back that turned out not to count. */
  giveBack(key: string) {
    const counted = this.#current(key);
    if (counted && counted.own > 0) counted.own -= 1;
  }

  standing(key: string): number {
    const counted = this.#current(key);
    return counted ? counted.own + counted.others : 0;
  }

  /** What the other processes should hear of now; from here on it counts as told. */
  untold(): Told[] {
    const said: Told[] = [];
    for (const [key, counted] of this.#minutes) {
      const calls = counted.own - counted.told;
      if (calls === 0 || counted.own * QUIET_PART < counted.limit || this.#current(key) !== counted) continue;
      counted.told = counted.own;
      said.push({ key, minute: new Date(counted.minute * MINUTE_MS), calls });
    }
    return said;
  }

  /** The totals of all processes, ours included. */
  learn(totals: readonly Told[]) {
    for (const { key, minute, calls } of totals) {
      const counted = this.#minutes.get(key);
      if (counted?.minute === minute.getTime() / MINUTE_MS)
        counted.others = Math.max(0, calls - counted.told);
    }
  }

  /** What could not be told is to be told again. */
  takeBack(said: readonly Told[]) {
    for (const { key, minute, calls } of said) {
      const counted = this.#minutes.get(key);
      if (counted?.minute === minute.getTime() / MINUTE_MS) counted.told -= calls;
    }
  }

  #current(key: string): Minute | undefined {
    const counted = this.#minutes.get(key);
    return counted?.minute === Math.floor(this.#clock.now().getTime() / MINUTE_MS) ? counted : undefined;
  }
}
