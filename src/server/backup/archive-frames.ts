import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { ArchiveProblem, type Frame, type FrameKind } from './archive-format.ts';

const HEAD_BYTES = 5;
const CHUNK = 256 * 1024;
const LARGEST_FRAME = 64 * 1024 * 1024;
const FIRST = 'h'.charCodeAt(0);

export const damaged = (what: string) =>
  new ArchiveProblem(`The backup is damaged: ${what}. Nothing was changed; use another copy of it.`);
export const incomplete = () =>
  new ArchiveProblem(
    'The backup is incomplete: its end is missing. Nothing was changed; use another copy of it.',
  );
export const foreign = () => new ArchiveProblem('This file is not a backup of Orion. Nothing was changed.');

/** One frame as it stands in the archive, before it is compressed. */
export function frameOf(kind: FrameKind, payload: Buffer) {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 'latin1');
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

/** The frames of the archive at `path`, in order; what is no archive is told in words. */
export async function* readFrames(path: string): AsyncGenerator<Frame> {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  const plain = createGunzip({ chunkSize: CHUNK });
  file.on('error', (error) => plain.destroy(error)).pipe(plain);
  let held: Buffer = Buffer.alloc(0);
  let begun = false;
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      if (!begun && chunk[0] !== FIRST) throw foreign();
      begun = true;
      held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
      while (held.length >= HEAD_BYTES) {
        const end = HEAD_BYTES + held.readUInt32BE(1);
        if (end > LARGEST_FRAME) throw damaged('a part of it is larger than any can be');
        if (held.length < end) break;
        yield {
          kind: String.fromCharCode(held[0] ?? 0) as FrameKind,
          payload: held.subarray(HEAD_BYTES, end),
        };
        held = held.subarray(end);
      }
    }
  } catch (error) {
    throw explained(error, begun);
  } finally {
    file.destroy();
    plain.destroy();
  }
  if (held.length > 0) throw incomplete();
  if (plain.bytesWritten !== file.bytesRead) throw damaged('something follows its end');
}

function explained(error: unknown, begun: boolean) {
  const { code = '' } = error as { code?: string };
  if (code === 'Z_BUF_ERROR') return incomplete();
  if (code.startsWith('Z_')) return begun ? damaged('its compression is broken') : foreign();
  if (code === 'ENOENT') return new ArchiveProblem('There is no such file. Nothing was changed.');
  if (code === 'EISDIR')
    return new ArchiveProblem('That is a folder. Name the backup itself. Nothing was changed.');
  return error;
}
