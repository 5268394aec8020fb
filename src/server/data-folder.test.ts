import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const folder = await mkdtemp(join(tmpdir(), 'orion-data-folder-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is made with the folders above it, closed to others', async () => {
  const wanted = join(folder, 'a/b/c');

  const made = await Promise.all([openDataFolder(wanted), openDataFolder(wanted)]);

  expect(made).toEqual([wanted, wanted]);
  expect(statSync(wanted).mode & 0o066).toBe(0);
});

it('that is a file is called one', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');

  await expect(openDataFolder(file)).rejects.toThrow(`The data folder ${file} is a file; set ORION_DATA_DIR`);
  await expect(openDataFolder(join(file, 'below'))).rejects.toThrow('cannot be written (ENOTDIR)');
});

// The system answers there that the folder above is missing, which it is not.
it.runIf(existsSync('/proc/self'))('where nothing can be made is told and ends', async () => {
  await expect(openDataFolder('/proc/orion')).rejects.toThrow('/proc/orion cannot be written (ENOENT)');
  await expect(openDataFolder('/proc/orion/data')).rejects.toThrow('/proc/orion/data cannot be written');
});
