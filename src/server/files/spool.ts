import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTooLarge, notFound } from '../http/errors.ts';
import type { FileMeta, StoredBytes } from './file-store.ts';

interface Spooled extends StoredBytes {
  path: string;
}

const LARGEST = 20_000_000;
const DAY_MS = 24 * 3_600_000;

/** Receives streams into files that are safely on disk when it returns, and gone when it throws. */
export function openSpool(folder: string) {
  let cleared: Promise<void> | undefined;

  return async (stream: Readable, { most_bytes = LARGEST }: FileMeta): Promise<Spooled> => {
    // A stream that breaks before it is read must not break the server; reading it then throws.
    stream.on('error', () => {});
    cleared ??= clear(folder);
    await cleared;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const storage_name = randomBytes(16).toString('hex');
    const path = join(folder, storage_name);
    const file = await open(path, 'wx', 0o600);
    try {
      const received = await receive(stream, file, most_bytes);
      await file.close();
      return { storage_name, path, ...received };
    } catch (error) {
      await file.close().catch(() => {});
      await rm(path, { force: true });
      throw error;
    }
  };
}

async function receive(stream: Readable, file: FileHandle, most: number) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw fileTooLarge(most);
    hash.update(chunk);
    await file.appendFile(chunk);
  }
  await file.sync();
  return { size, sha256: hash.digest('hex') };
}

/** Removes what a killed process left half received. */
async function clear(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true });
  }
}

/** A name that we did not make is not a file of ours, and never part of a path. */
export function checkedName(storage_name: string): string {
  if (!/^[0-9a-f]{32}$/.test(storage_name)) throw notFound('File');
  return storage_name;
}
