interface Waiting {
  due: number;
  isQuick: boolean;
  begin: () => void;
}

interface TurnsOptions {
  /** How many go at a time. */
  most: number;
  /** How many of these may take long; the quick let others go ahead for `quickMs` at most. */
  mostLong: number;
  quickMs: number;
  /** Who gets a turn within this is not judged: that would take longer. */
  unjudgedMs: number;
  longestWaitMs: number;
  /** Why somebody who waited so long gives up. */
  tooLate: () => Error;
}

/** Ends a turn. */
type End = () => void;

/** Lets a few go at a time, fewer of those that take long; of those that wait, the one whose turn is due first goes next. */
export function openTurns({ most, mostLong, quickMs, unjudgedMs, longestWaitMs, tooLate }: TurnsOptions) {
  let [quick, long] = [0, 0];
  const waiting = new Set<Waiting>();

  function begin(isQuick: boolean): End {
    if (isQuick) quick += 1;
    else long += 1;
    return () => {
      if (isQuick) quick -= 1;
      else long -= 1;
      beginNext();
    };
  }

  /** One place became free, or one who waits was judged: no more than one can begin. */
  function beginNext() {
    if (quick + long >= most) return;
    const [first, ...others] = [...waiting].filter(({ isQuick }) => isQuick || long < mostLong);
    if (first) others.reduce((next, one) => (one.due < next.due ? one : next), first).begin();
  }

  const wait = (delayOf: () => Promise<number>, signal: AbortSignal) =>
    new Promise<End>((resolve, reject) => {
      const came = performance.now();
      const settle = (done: () => void) => {
        waiting.delete(one);
        clearTimeout(judging);
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        done();
      };
      const leave = () => settle(() => reject(signal.reason as Error));
      const timer = setTimeout(() => settle(() => reject(tooLate())), longestWaitMs);
      const one: Waiting = {
        due: came + quickMs,
        isQuick: false,
        begin: () => settle(() => resolve(begin(one.isQuick))),
      };
      waiting.add(one);
      signal.addEventListener('abort', leave);
      const judge = (delay: number) => {
        Object.assign(one, { due: came + delay, isQuick: delay <= quickMs });
        beginNext();
      };
      const judging = setTimeout(() => delayOf().then(judge, () => judge(0)), unjudgedMs);
    });

  return {
    /**
     * Resolves when it is the caller's turn, who then has to end it. `delayOf` says for how many milliseconds others who
     * come later may go ahead; it is asked only where one has to wait.
     */
    async take(delayOf: () => Promise<number>, signal: AbortSignal): Promise<End> {
      return long < mostLong && quick + long < most ? begin(false) : wait(delayOf, signal);
    },
  };
}
