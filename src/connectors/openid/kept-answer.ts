import type { Clock } from '#server/clock.ts';
import { unreachable } from './provider-call.ts';

/** Between two tries, so that neither a dead provider nor a forged token makes us knock without end. */
const PAUSE_MS = 30_000;

interface Keeping<T> {
  load: () => Promise<T>;
  clock: Clock;
  /** Used without asking again for this long. */
  freshMs: number;
  /** Used for this long while the provider cannot be asked. */
  keptMs: number;
}

export interface KeptAnswer<T> {
  get(): Promise<T>;
  /** Asks again because something was missing in it; within the pause the known answer stands. */
  renew(): Promise<T>;
}

/** Something the provider publishes, fetched when first needed and kept through its absence. */
export function keptAnswer<T>({ load, clock, freshMs, keptMs }: Keeping<T>): KeptAnswer<T> {
  let known: { value: T; at: number } | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let failure: unknown;
  let running: Promise<T> | undefined;

  const now = () => clock.now().getTime();
  const ageOf = (at: number) => Math.abs(now() - at);
  const mayTry = () => ageOf(triedAt) >= PAUSE_MS;

  const ask = () => {
    running ??= (async () => {
      triedAt = now();
      try {
        const value = await load();
        known = { value, at: now() };
        failure = undefined;
        return value;
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        running = undefined;
      }
    })();
    return running;
  };
  const waitABit = () => unreachable('the identity provider did not answer a moment ago', failure);

  return {
    async get() {
      if (known && ageOf(known.at) < freshMs) return known.value;
      const old = known && ageOf(known.at) < keptMs ? known : undefined;
      if (!running && !mayTry()) {
        if (old) return old.value;
        throw waitABit();
      }
      try {
        return await ask();
      } catch (error) {
        if (old) return old.value;
        throw error;
      }
    },
    async renew() {
      if (running || mayTry()) return ask();
      if (!known || failure) throw waitABit();
      return known.value;
    },
  };
}
