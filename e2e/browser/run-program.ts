import { spawn } from 'node:child_process';

/** Runs a program and all it starts for at most so long; one that is missing, fails or is ended is not ok. */
export const runFor =
  (mostMs: number) =>
  (command: readonly string[]): Promise<{ ok: boolean; output: string }> =>
    new Promise((resolve) => {
      const [program = '', ...args] = command;
      // A group of its own, so that what it started ends with it.
      const child = spawn(program, args, {
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const impatient = setTimeout(() => end(child.pid), mostMs);
      let output = '';
      child.stdout.on('data', (text) => (output += text));
      const done = (ok: boolean) => {
        clearTimeout(impatient);
        resolve({ ok, output });
      };
      child.on('error', () => done(false));
      child.on('close', (code) => done(code === 0));
    });

function end(pid: number | undefined) {
  if (!pid) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
