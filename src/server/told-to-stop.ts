/** What asks a process to end. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
export type StopSignal = (typeof STOP_SIGNALS)[number];

/** Why work ends that somebody told to stop. */
export class ToldToStop extends Error {
  readonly signal: StopSignal;
  constructor(signal: StopSignal) {
    super('Stopped before the end.');
    this.signal = signal;
  }
}

/** Given when this process is asked to end, or when whoever watched over it is gone. */
export function toldToStop(): AbortSignal {
  const told = new AbortController();
  for (const signal of STOP_SIGNALS) process.on(signal, () => told.abort(new ToldToStop(signal)));
  process.on('disconnect', () => told.abort(new ToldToStop('SIGTERM')));
  return told.signal;
}

/** What the work answers, or the signal's reason as soon as that is given: what goes on then is nobody's any more. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const give = () => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
  return Promise.race([work, aborted]);
}
