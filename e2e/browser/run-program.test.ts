import { expect, it } from 'vitest';
import { runFor } from './run-program.ts';

const PATIENT_MS = 60_000;

it('tells whether a program succeeded, and what it wrote', async () => {
  const run = runFor(PATIENT_MS);

  expect(await run([process.execPath, '-p', '6 * 7'])).toEqual({ ok: true, output: '42\n' });
  expect(await run([process.execPath, '-e', 'process.exit(3)'])).toEqual({ ok: false, output: '' });
  expect(await run(['no-such-program'])).toEqual({ ok: false, output: '' });
});

it.skipIf(process.platform === 'win32')('gives a program up with all that it started', async () => {
  // The answer comes when nobody holds the output any more, neither the shell nor what it left behind.
  expect(await runFor(300)(['sh', '-c', 'sleep 600 & sleep 600'])).toMatchObject({ ok: false });
});
