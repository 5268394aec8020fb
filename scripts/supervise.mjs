// Plain JavaScript, because `npm start` runs it as it lies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenTold } from './when-told.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const SETTLED_AFTER_MS = 60_000;
/** A wrong setting: starting again would only say the same again. */
const WRONG_SETTINGS = 78;

/**
 * Runs a server and starts it again whenever it dies, with a growing pause; answers the code to end with. One that was
 * told to stop, has wrong settings or never came up in the first place is not started again: its code is the answer.
 */
export async function supervise(file, say = console.error) {
  let child;
  let told = false;
  let wake = () => {};
  const listenNoMore = whenTold((signal) => {
    told = true;
    wake();
    child.kill(signal);
  });
  try {
    for (let pause = FIRST_PAUSE_MS, cameUp = false; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const began = Date.now();
      child = launch(file);
      child.once('message', () => (cameUp = true));
      const { code, how } = await endOf(child);
      if (told || code === 0 || code === WRONG_SETTINGS || !cameUp) return code;
      if (Date.now() - began > SETTLED_AFTER_MS) pause = FIRST_PAUSE_MS;
      say(`Orion: the server ended (${how}) and is started again in ${pause / 1000} s.`);
      await new Promise((resume) => {
        wake = resume;
        setTimeout(resume, pause);
      });
      if (told) return 0;
    }
  } finally {
    listenNoMore();
  }
}

/** In a session of its own: Ctrl-C reaches us alone and is passed on once. It stops by itself when we are gone. */
const launch = (file) =>
  spawn(process.execPath, [file], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });

const endOf = (child) =>
  new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, how: message }));
    child.once('exit', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal], how: signal ?? `code ${code}` }),
    );
  });
