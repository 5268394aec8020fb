import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepText } from './kept-text.ts';

const folder = await mkdtemp(join(tmpdir(), 'orion-kept-'));
afterAll(() => rm(folder, { recursive: true }));
const keep = (name: string, text = 'a text of some length') =>
  keepText(join(folder, name), () => text, 'The key');

it('is made once, readable by its owner only, and the same for everybody who comes at once', async () => {
  const texts = await Promise.all(
    Array.from({ length: 20 }, (_, at) => keep('new', `text number ${at + 100}`)),
  );

  expect(new Set(texts).size).toBe(1);
  expect((await stat(join(folder, 'new'))).mode & 0o777).toBe(0o600);
});

it('waits for whoever is still writing it', async () => {
  await writeFile(join(folder, 'half'), '');
  const kept = keep('half');
  await writeFile(join(folder, 'half'), 'b text of some length');

  expect(await kept).toBe('b text of some length');
});

it('is refused when a kill left it cut short', async () => {
  await writeFile(join(folder, 'cut'), 'a te');

  await expect(keep('cut')).rejects.toThrow(/^The key in .*cut is cut short: put the file back as it was/);
});

it('is refused in a sentence when it cannot be read', async () => {
  await mkdir(join(folder, 'folder'));

  await expect(keep('folder')).rejects.toThrow(
    /^The key in .*folder cannot be used \(EISDIR\): give the file/,
  );
  await expect(keep('away/key')).rejects.toThrow('(ENOENT)');
});
