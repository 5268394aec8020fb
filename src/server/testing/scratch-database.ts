import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { migrate } from '../db/migrate.ts';
import { projectFolder } from '../project-folder.ts';

export const MIGRATIONS = fileURLToPath(new URL('db/migrations/', projectFolder));

/** Fast and forgetful: right for tests, wrong for anything a person would miss. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // Hundreds of databases are made and dropped; nobody brings one back.
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1d',
  shared_buffers: '512MB',
  update_process_title: 'off',
};

const MEMORY = '/dev/shm';
const ROOMY_BYTES = 4e9;

/** Where a thousand files are made at once: in memory, unless it is small as in a container. */
export async function quickFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory && memory.bavail * memory.bsize > ROOMY_BYTES ? MEMORY : tmpdir();
}

/** A PostgreSQL of its own in a folder of its own, both gone after `stop`. */
export async function scratchServer(more: Record<string, string> = {}, parent = tmpdir()) {
  const dataDir = await mkdtemp(join(parent, 'orion-scratch-'));
  // mkdtemp makes it 0700, which the database's own user could not enter.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedDatabase({ dataDir, settings: { ...FORGETFUL, ...more } });
  return {
    url: server.url,
    serverUrl: server.serverUrl,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` against a freshly migrated database that nobody else sees. */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await scratchServer();
  try {
    await migrate(server.url, MIGRATIONS);
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
