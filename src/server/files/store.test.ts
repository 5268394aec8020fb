import { createHash, randomBytes } from 'node:crypto';
import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { aStore, meta, pieces } from './testing/a-store.ts';
import { s3Fake } from './testing/s3-fake.ts';

const MB = 1024 * 1024;

const places: [name: string, open: () => Promise<{ store: FileStore; onDisk: () => Promise<string[]> }>][] = [
  ['the disk', () => aStore()],
  ['an S3 service', async () => aStore((await s3Fake()).url)],
];

describe.each(places)('a file store on %s', (_name, open) => {
  it('gives back the bytes it was given, until they are removed', async () => {
    const { store } = await open();
    const bytes = randomBytes(3 * MB + 17);

    const stored = await store.save(pieces(bytes), meta);

    expect(stored).toEqual({
      storage_name: expect.stringMatching(/^[0-9a-f]{32}$/),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect((await buffer(await store.read(stored.storage_name))).equals(bytes)).toBe(true);
    await store.remove(stored.storage_name);
    await store.remove(stored.storage_name);
    await expect(store.read(stored.storage_name)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('refuses a file over the limit and keeps nothing of it', async () => {
    const { store, onDisk } = await open();
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(MB);
      })(),
    );

    await expect(store.save(endless, meta)).rejects.toMatchObject({
      statusCode: 413,
      message: 'The file is larger than 20 MB. Choose a smaller file.',
    });
    await expect(store.save(pieces(Buffer.alloc(101)), { ...meta, most_bytes: 100 })).rejects.toMatchObject({
      statusCode: 413,
    });

    expect(endless.destroyed).toBe(true);
    expect(await onDisk()).toEqual([]);
  });

  it('keeps nothing of a stream that is cut', async () => {
    const { store, onDisk } = await open();
    const broken = new PassThrough();
    const cut = new PassThrough();

    const saving = [store.save(broken, meta), store.save(cut, meta)];
    broken.write('half of');
    cut.write('half of');
    broken.destroy(new Error('the line is dead'));
    cut.destroy();

    const [first, second] = await Promise.allSettled(saving);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'the line is dead' } });
    expect(second).toMatchObject({ status: 'rejected' });
    expect(await onDisk()).toEqual([]);
  });

  it.each(['../../etc/passwd', '..%2f..%2fx', '', 'a'.repeat(33), 'A'.repeat(32), `${'a'.repeat(32)}\n`])(
    'knows no file called %j',
    async (name) => {
      const { store } = await open();

      await expect(store.read(name)).rejects.toMatchObject({ statusCode: 404 });
      await expect(store.remove(name)).rejects.toMatchObject({ statusCode: 404 });
    },
  );
});

describe('the disk', () => {
  it('keeps files two folders deep, readable by their owner only', async () => {
    const { store, folder } = await aStore();

    const { storage_name: name } = await store.save(pieces(Buffer.from('x')), meta);

    const { mode } = await stat(join(folder, name.slice(0, 2), name.slice(2, 4), name));
    expect(mode & 0o777).toBe(0o600);
  });

  it('forgets what a killed process left half received, a day later', async () => {
    const { store, folder, onDisk } = await aStore();
    await mkdir(join(folder, 'arriving'), { recursive: true });
    for (const name of ['old', 'new']) await writeFile(join(folder, 'arriving', name), 'half');
    await utimes(join(folder, 'arriving', 'old'), 0, 0);

    const { storage_name } = await store.save(pieces(Buffer.from('x')), meta);

    expect((await onDisk()).sort()).toEqual([storage_name, 'new'].sort());
  });
});
