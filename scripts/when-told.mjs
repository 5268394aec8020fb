// Plain JavaScript, because `npm start` runs it as it lies.

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const LOOK_EVERY_MS = 500;

/** npm hands a signal to the shell it started us with, and that dies without a word: then we would go on in nobody's hands. */
const shell = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid;

/** Calls `stop` with each signal, or once when npm is gone; answers how to listen no more. */
export function whenTold(stop) {
  const tell = (signal) => {
    clearInterval(watch);
    stop(signal);
  };
  const watch = setInterval(() => {
    if (shell !== undefined && process.ppid !== shell) tell('SIGTERM');
  }, LOOK_EVERY_MS);
  for (const signal of SIGNALS) process.on(signal, tell);
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, tell);
  };
}
