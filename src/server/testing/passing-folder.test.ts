import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

const MODULE = new URL('./passing-folder.ts', import.meta.url).href;

it.each(['SIGINT', 'SIGKILL', null] as const)('is gone when its process ended by %s', async (signal) => {
  const program = `import { passingFolder } from '${MODULE}';
    process.stdout.write(await passingFolder('orion-passing-'));
    if (${signal !== null}) setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [folder] = (await once(child.stdout, 'data')).map(String);
  if (signal) {
    expect(existsSync(folder ?? '')).toBe(true);
    child.kill(signal);
  }

  await expect.poll(() => existsSync(folder ?? '')).toBe(false);
});
