// Plain JavaScript, because `npm start` runs it as it lies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const LOOK_EVERY_MS = 500;

let watch;
// npm hands a signal to the shell it started us with, and that dies without a word: then we would go on in nobody's hands.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS).unref();
}

/** Calls `stop` with each signal, or once when npm is gone; answers how to listen no more. */
export function whenTold(stop) {
  const tell = (signal) => {
    clearInterval(watch);
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, tell);
  return () => {
    for (const signal of SIGNALS) process.off(signal, tell);
  };
}

/**
 * Runs a program with our terminal and answers its exit code. It gets our signals, or what it is to get instead, and
 * ends us when it has ended.
 */
export const runProgram = (program, args, { env, instead } = {}) =>
  new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env });
    let told;
    const listenNoMore = whenTold((signal) => {
      told = signal;
      child.kill(instead ?? signal);
    });
    child.on('exit', (code, signal) => {
      listenNoMore();
      const end = code ?? 128 + constants.signals[told ?? signal];
      if (told) process.exit(end || 128 + constants.signals[told]);
      done(end);
    });
  });
