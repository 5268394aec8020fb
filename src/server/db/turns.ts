interface Waiting {
  due: number;
  begin: () => void;
}

interface TurnsOptions {
  /** How many go at a time. */
  most: number;
  longestWaitMs: number;
  /** Why somebody who waited so long gives up. */
  tooLate: () => Error;
}

/** Lets a few go at a time; of those that wait, the one whose turn is due first goes next. */
export function openTurns({ most, longestWaitMs, tooLate }: TurnsOptions) {
  let free = most;
  const waiting = new Set<Waiting>();

  const wait = (delayOf: () => Promise<number>, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const came = performance.now();
      const settle = (done: () => void) => {
        waiting.delete(one);
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        done();
      };
      const leave = () => settle(() => reject(signal.reason as Error));
      const timer = setTimeout(() => settle(() => reject(tooLate())), longestWaitMs);
      // Until it is judged, whoever is goes first.
      const one: Waiting = { due: Number.POSITIVE_INFINITY, begin: () => settle(resolve) };
      waiting.add(one);
      signal.addEventListener('abort', leave);
      delayOf().then(
        (delay) => (one.due = came + delay),
        () => (one.due = came),
      );
    });

  return {
    /**
     * Resolves when it is the caller's turn, who then has to end it. `delayOf` says for how many milliseconds others who
     * come later may go ahead; it is asked only where one has to wait.
     */
    async take(delayOf: () => Promise<number>, signal: AbortSignal): Promise<void> {
      if (free === 0) return wait(delayOf, signal);
      free -= 1;
      return undefined;
    },
    end() {
      const [first, ...others] = waiting;
      if (!first) free += 1;
      else others.reduce((next, one) => (one.due < next.due ? one : next), first).begin();
    },
  };
}
