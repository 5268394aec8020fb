/** Lets calls through until too many failed, then one at a time, until one succeeds. */
export interface Breaker {
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
}

const MOST_FAILURES = 5;
const WINDOW_MS = 30_000;
const OPEN_MS = 30_000;

export function createBreaker(now: () => number): Breaker {
  let failures: number[] = [];
  let openUntil = 0;
  let isTrying = false;
  return {
    mayCall() {
      if (openUntil === 0) return true;
      if (now() < openUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      failures = [];
      openUntil = 0;
      isTrying = false;
    },
    failed() {
      failures = [...failures.filter((at) => at > now() - WINDOW_MS), now()];
      if (isTrying || failures.length >= MOST_FAILURES) openUntil = now() + OPEN_MS;
      isTrying = false;
    },
  };
}
