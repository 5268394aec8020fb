import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeFolder } from '../make-folder.ts';
import type { Entry, EntrySum, FrameKind, Header, Manifest } from './archive-format.ts';
import { frameOf } from './archive-frames.ts';
import { weigh } from './entry-sums.ts';

/** One part of an archive, read when its turn comes. */
export interface Part {
  entry: Entry;
  data: AsyncIterable<Buffer>;
}

export interface ArchiveSource {
  header: Header;
  parts: AsyncIterable<Part>;
  /** Asked after the last part. */
  ending(): Promise<Omit<Manifest, 'entries'>>;
}

// Higher levels cost more time than the bytes they save are worth.
const LEVEL = 1;

async function* framesOf({ header, parts, ending }: ArchiveSource, sums: EntrySum[]): AsyncGenerator<Buffer> {
  const seal = createHash('sha256');
  const told = (kind: FrameKind, value: object) => {
    const payload = Buffer.from(JSON.stringify(value));
    seal.update(payload);
    return frameOf(kind, payload);
  };
  yield told('h', header);
  for await (const { entry, data } of parts) {
    const scales = weigh(entry);
    yield told('e', entry);
    for await (const piece of data) {
      scales.add(piece);
      yield frameOf('d', piece);
    }
    sums.push(scales.total());
  }
  yield told('m', { entries: sums, ...(await ending()) } satisfies Manifest);
  yield frameOf('z', Buffer.from(seal.digest('hex')));
}

/** Writes an archive that is in place whole and safely on disk, or not there at all. */
export async function writeArchive(path: string, source: ArchiveSource) {
  const partial = `${path}.partial`;
  const entries: EntrySum[] = [];
  await makeFolder(dirname(path), 0o700);
  try {
    await pipeline(
      Readable.from(framesOf(source, entries), { objectMode: false, highWaterMark: 1024 * 1024 }),
      createGzip({ level: LEVEL, chunkSize: 256 * 1024 }),
      createWriteStream(partial, { mode: 0o600 }),
    );
    const file = await open(partial, 'r+');
    await file.sync().finally(() => file.close());
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { entries, bytes: (await stat(path)).size };
}
