import { type FileHandle, open, stat, truncate } from 'node:fs/promises';

const LIMIT = 10 * 1024 * 1024;
const TAIL_BYTES = 4_096;
const TAIL_LINES = 8;

export interface ServerLog {
  handle: FileHandle;
  /** The last lines since the log was opened, on one line. */
  tail(): Promise<string>;
}

export async function openLog(file: string): Promise<ServerLog> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LIMIT) await truncate(file);
  const start = size > LIMIT ? 0 : size;
  // PostgreSQL inherits the open file, so it goes on writing when we are gone.
  const handle = await open(file, 'a', 0o600);
  return { handle, tail: () => readTail(file, start) };
}

async function readTail(file: string, start: number) {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(start, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n');
    return lines.slice(-TAIL_LINES).join(' | ');
  } finally {
    await handle.close();
  }
}
