import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/start-thread.ts';
import { unreadable } from '../file-start.ts';
import type { FileRow } from '../file-row.ts';
import type { ArchiveRequest } from './archive-worker.ts';

const MOST_PACKED = 200_000_000;
const MOST_MS = 60_000;
const HEAP_MB = 1024;

interface Reply {
  kind?: 'workbook' | 'file';
  sheets?: string[];
  sheet?: string;
  isMac?: boolean;
  name?: string;
  piece?: FileRow[] | Uint8Array;
  done?: boolean;
  refusal?: string;
  line?: number;
}

/** What lies in a ZIP archive: the rows of a sheet, or one table. It is unpacked in a thread of its own, within limits. */
export type ReadArchive =
  | { sheets: string[]; sheet: string; isMac: boolean; rows: AsyncGenerator<FileRow> }
  | { name: string; chunks: AsyncGenerator<Buffer> };

/** Opens an archive; leaving the loop over what it holds ends its thread. */
export async function readArchive(chunks: AsyncIterable<Buffer>, sheet: string | null): Promise<ReadArchive> {
  const bytes = await wholeOf(chunks);
  const thread = await startThread({ beside: import.meta.url, name: 'archive-worker', heapMb: HEAP_MB });
  const ask = asker(thread);
  try {
    const opened = await ask({ open: { bytes, sheet } });
    const { kind, sheets = [], sheet: found = '', isMac = false, name = '' } = opened;
    const pieces = piecesOf(thread, ask);
    return kind === 'workbook'
      ? { sheets, sheet: found, isMac, rows: rowsOf(pieces) }
      : { name, chunks: buffersOf(pieces) };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MOST_PACKED)
      throw unreadable(1, 'the file is too large for a workbook or a ZIP archive. Save the table as CSV.');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** Asks the thread and waits; one that takes too long, or too much memory, is ended by whoever asked. */
const asker = (thread: Worker) => async (request: ArchiveRequest) => {
  thread.postMessage(request);
  const [reply] = (await once(thread, 'message', { signal: AbortSignal.timeout(MOST_MS) }).catch(
    (error: unknown) => {
      const { name, code } = error as { name?: string; code?: string };
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw unreadable(1, 'it takes too long to read. Split it, or save the table as CSV.');
      throw error;
    },
  )) as [Reply];
  if (reply.refusal !== undefined) throw unreadable(reply.line ?? 1, reply.refusal);
  return reply;
};

async function* piecesOf(thread: Worker, ask: ReturnType<typeof asker>) {
  try {
    for (let next = await ask({ next: true }); !next.done; next = await ask({ next: true })) {
      if (next.piece) yield next.piece;
    }
  } finally {
    await thread.terminate();
  }
}

async function* rowsOf(pieces: AsyncIterable<FileRow[] | Uint8Array>): AsyncGenerator<FileRow> {
  for await (const piece of pieces) if (Array.isArray(piece)) yield* piece;
}

async function* buffersOf(pieces: AsyncIterable<FileRow[] | Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) if (!Array.isArray(piece)) yield Buffer.from(piece);
}
