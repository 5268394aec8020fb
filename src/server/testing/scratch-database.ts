import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { migrate } from '../db/migrate.ts';
import { projectFolder } from '../project-folder.ts';
import { passingFolder } from './passing-folder.ts';

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

/** A PostgreSQL of its own in a folder of its own, both gone after `stop`. */
export async function scratchServer(more: Record<string, string> = {}, parent = tmpdir()) {
  const dataDir = await passingFolder('orion-scratch-', parent);
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
