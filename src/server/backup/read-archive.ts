import { createHash, type Hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import {
  ArchiveProblem,
  type Entry,
  type EntrySum,
  entry,
  type Frame,
  type Header,
  header,
  type Manifest,
  manifest,
} from './archive-format.ts';
import { damaged, foreign, incomplete, readFrames } from './archive-frames.ts';
import { weigh } from './entry-sums.ts';

export interface ArchiveVisitor {
  header?(header: Header): Promise<void>;
  /** Takes the data of one entry; what it leaves is skipped. */
  entry?(entry: Entry, data: AsyncIterable<Buffer>): Promise<void>;
}

/** Reads an archive from end to end and refuses it unless every byte is what was written. */
export async function readArchive(path: string, visitor: ArchiveVisitor = {}) {
  const frames = readFrames(path);
  const seal = createHash('sha256');
  try {
    const made = headerOf(await next(frames), seal);
    await visitor.header?.(made);
    const seen: EntrySum[] = [];
    for (let frame = await next(frames); ; ) {
      if (frame.kind === 'e') {
        const begun = sealed(entry, frame, seal);
        const [sum, following] = await passEntry(begun, frames, visitor);
        seen.push(sum);
        frame = following;
      } else return { header: made, manifest: await ending(frame, frames, seen, seal) };
    }
  } finally {
    await frames.return(undefined);
  }
}

async function passEntry(begun: Entry, frames: AsyncGenerator<Frame>, visitor: ArchiveVisitor) {
  const scales = weigh(begun);
  let following: Frame | undefined;
  async function* data() {
    while (!following) {
      const frame = await next(frames);
      if (frame.kind !== 'd') following = frame;
      else {
        scales.add(frame.payload);
        yield frame.payload;
      }
    }
  }
  await visitor.entry?.(begun, data());
  for await (const _rest of data());
  return [scales.total(), following as unknown as Frame] as const;
}

async function ending(frame: Frame, frames: AsyncGenerator<Frame>, seen: EntrySum[], seal: Hash) {
  if (frame.kind !== 'm') throw damaged('it is out of order');
  const listed: Manifest = sealed(manifest, frame, seal);
  for (const [i, sum] of seen.entries())
    if (!isDeepStrictEqual(sum, listed.entries[i]))
      throw damaged(`the ${sum.kind} ${sum.name} does not match its checksum`);
  if (seen.length !== listed.entries.length) throw damaged('a part of it is missing');
  const last = await next(frames);
  if (last.kind !== 'z' || last.payload.toString() !== seal.digest('hex'))
    throw damaged('it does not match its checksum');
  if (!(await frames.next()).done) throw damaged('something follows its end');
  return listed;
}

async function next(frames: AsyncGenerator<Frame>): Promise<Frame> {
  const { value, done } = await frames.next();
  if (done) throw incomplete();
  return value;
}

function headerOf(frame: Frame, seal: Hash) {
  const known = (() => {
    try {
      return JSON.parse(frame.payload.toString()) as { orion_backup?: unknown };
    } catch {
      return {};
    }
  })();
  if (frame.kind !== 'h' || known.orion_backup === undefined) throw foreign();
  if (!header.shape.orion_backup.safeParse(known.orion_backup).success)
    throw new ArchiveProblem(
      `This backup has format ${JSON.stringify(known.orion_backup)}, which this Orion does not read. Nothing was changed; restore it with the Orion that made it.`,
    );
  return sealed(header, frame, seal);
}

function sealed<S extends z.ZodType>(schema: S, { payload }: Frame, seal: Hash): z.infer<S> {
  seal.update(payload);
  try {
    return schema.parse(JSON.parse(payload.toString()));
  } catch {
    throw damaged('a part of it cannot be read');
  }
}
