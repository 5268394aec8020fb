import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A command as a person starts it, before it has opened anything. */
const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...words], { encoding: 'utf8' });

it.each(['rank', 'migrate'])('%s tells how it is used instead of running', (script) => {
  const { status, stdout, stderr } = run(script, '--help');

  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`npm run ${script}`);
});

it('says last what was wrong with the words', () => {
  const { status, stdout, stderr } = run('rank', 'everything');

  expect([status, stdout]).toEqual([64, '']);
  expect(stderr.trimEnd().split('\n').at(-1)).toBe('"everything" is one word too many.');
});
