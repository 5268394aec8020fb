import { spawn } from 'node:child_process';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOMY_BYTES = 4e9;

/** Where a thousand files are made at once: in memory, unless it is small as in a container. */
export async function quickFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory && memory.bavail * memory.bsize > ROOMY_BYTES ? MEMORY : tmpdir();
}

const REMOVE_AT_END = 'while read -r folder; do set -- "$@" "$folder"; done; rm -rf -- "$@"';

/** Outlives this process by a moment and needs no word from it: it reads folders until nobody is left to name one. */
function startKeeper(): Socket {
  const keeper = spawn('sh', ['-c', REMOVE_AT_END, 'sh'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  const names = keeper.stdin as Socket;
  names.unref();
  return names;
}
let keeper: Socket | undefined;

/**
 * A new folder that is gone when this process has ended, however it did: Ctrl+C or a kill would leave it in memory for
 * good. A PostgreSQL in it ends by itself within a minute.
 */
export async function passingFolder(prefix: string, parent?: string): Promise<string> {
  const folder = await mkdtemp(join(parent ?? (await quickFolder()), prefix));
  keeper ??= startKeeper();
  keeper.write(`${folder}\n`);
  // mkdtemp makes it 0700, which the database's own user could not enter.
  await chmod(folder, 0o755);
  return folder;
}
