import { parentPort } from 'node:worker_threads';
import { openArchive, type OpenedArchive } from './open-archive.ts';
import { Unreadable } from './zip-entries.ts';

/** What the thread is asked: to open, once, and then for the next piece, again and again. */
export type ArchiveRequest = { open: { bytes: Uint8Array; sheet: string | null } } | { next: true };

let opened: OpenedArchive | undefined;

async function answer(request: ArchiveRequest) {
  if ('open' in request) {
    const { bytes, sheet } = request.open;
    opened = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sheet);
    return opened.kind === 'workbook'
      ? { kind: opened.kind, sheets: opened.sheets, sheet: opened.sheet, isMac: opened.isMac }
      : { kind: opened.kind, name: opened.name };
  }
  const next = await (opened?.kind === 'workbook' ? opened.rows.next() : opened?.chunks.next());
  return next?.done === false ? { piece: next.value } : { done: true };
}

parentPort?.on('message', (request: ArchiveRequest) => {
  answer(request)
    .catch((error: unknown) => {
      if (error instanceof Unreadable) return { refusal: error.message, line: error.line };
      throw error;
    })
    .then(
      (reply) => parentPort?.postMessage(reply),
      (error: unknown) => {
        setImmediate(() => {
          throw error;
        });
      },
    );
});
parentPort?.postMessage('ready');
