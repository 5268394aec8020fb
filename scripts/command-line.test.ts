import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';

/** A command as a person starts it, before it has opened anything. */
const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...words], { encoding: 'utf8' });

it.each(['rank', 'migrate'])('%s tells how it is used instead of running', (script) => {
  const { status, stdout, stderr } = run(script, '--help');

  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`npm run ${script}`);
});

it.each([
  [['backup', 'one', 'two'], '"two" is one word too many.'],
  [['restore', '--yes'], 'FILE is missing.'],
])('says last what was wrong with the words of %s', ([script = '', ...words], problem) => {
  const { status, stdout, stderr } = run(script, ...words);

  expect([status, stdout]).toEqual([64, '']);
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(problem);
});

it('says what it waits for, and ends when told to', async () => {
  const nobody = await freePort();
  const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'user', 'list'], {
    env: { ...process.env, DATABASE_URL: `postgres://orion@127.0.0.1:${nobody}/orion` },
  });
  const exited = once(command, 'exit');
  let said = '';
  command.stderr.on('data', (text) => (said += text));

  await expect.poll(() => said).toMatch(/^waiting for the database \(connect ECONNREFUSED .*\)\n$/);
  command.kill('SIGINT');

  expect(await exited, said).toEqual([130, null]);
});
