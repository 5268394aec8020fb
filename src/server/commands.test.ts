import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { tellFailure, withPlatform } from './commands.ts';
import { passingFolder } from './testing/passing-folder.ts';

it('makes no new Orion where a command was to find one', async () => {
  const empty = await passingFolder('orion-no-');
  for (const folder of [empty, join(empty, 'slip')]) {
    vi.stubEnv('ORION_DATA_DIR', folder);

    await expect(withPlatform(async () => 'done')).rejects.toThrow(
      `There is no Orion in ${folder} yet: set ORION_DATA_DIR to its data folder, or start Orion once.`,
    );
  }
  vi.unstubAllEnvs();

  expect(existsSync(join(empty, 'slip'))).toBe(false);
});

it.each([
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
])('says in a sentence that its database stopped: %s', (error) => {
  expect(tellFailure(error)).toEqual([expect.stringMatching(/^The database stopped while this command/)]);
});
