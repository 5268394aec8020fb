import { Readable } from 'node:stream';
import pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { ArchiveProblem, type Entry, type Manifest } from './archive-format.ts';
import { copyIn, inTransaction, qualified, sumOf } from './copy-tables.ts';
import { fileHolders, type PublicTable, publicTables } from './public-tables.ts';
import { readArchive } from './read-archive.ts';
import { emptyTables, withIndexesBuiltAfter, withoutTriggers } from './restore-schema.ts';
import { checkTarget } from './restore-target.ts';

export interface Restore {
  url: string;
  files: FileStore;
  path: string;
  /** What `inspect` said of it, before anything was opened: a bad archive leaves no trace. */
  archive: Archive;
  /** Whether what the database holds may be thrown away. */
  replace: boolean;
}

type Target = Pick<Restore, 'files' | 'path'> & { client: pg.Client; arrived: Map<string, string> };

export type Archive = Awaited<ReturnType<typeof inspect>>;

/** Reads an archive from end to end and tells what is in it; refuses one that is not whole. */
export async function inspect(path: string) {
  const entries: Entry[] = [];
  const read = await readArchive(path, { entry: async (entry) => void entries.push(entry) });
  return { ...read, entries };
}

/** Puts back what a backup holds, in one transaction, and compares every table with what was saved. */
export async function restore({ url, files, path, archive, replace }: Restore): Promise<void> {
  const arrived = new Map<string, string>();
  const former = await inTransaction(url, 'begin', async (client) => {
    await client.query(`set local lock_timeout = '10s'`);
    const { saved, emptied } = await publicTables(client);
    await checkTarget(client, { ...archive, saved, replace });
    const former = await filesOf(client, saved);
    await withoutTriggers(client, emptied, async () => {
      await emptyTables(client, emptied);
      await withIndexesBuiltAfter(client, archive.manifest, () => load({ client, files, path, arrived }));
    });
    await client.query('analyze');
    await compare(client, saved, archive.manifest);
    await pointToFiles(client, saved, arrived);
    await continueSequences(client, archive.manifest);
    return former;
  }).catch(async (error: unknown) => {
    for (const name of arrived.values()) await files.remove(name).catch(() => {});
    throw explained(error);
  });
  // Bytes that nobody lists any more; one that stays behind harms nobody.
  for (const name of former) await files.remove(name).catch(() => {});
}

async function load({ client, files, path, arrived }: Target) {
  await readArchive(path, {
    async entry(entry, data) {
      if (entry.kind === 'table') return copyIn(client, entry, data);
      // The store names what it keeps, so that two databases never share a file.
      const meta = { file_name: entry.name, most_bytes: Number.MAX_SAFE_INTEGER };
      const { storage_name } = await files.save(Readable.from(data, { objectMode: false }), meta);
      arrived.set(entry.name, storage_name);
    },
  });
}

async function compare(client: pg.Client, saved: readonly PublicTable[], { entries }: Manifest) {
  for (const table of saved) {
    const listed = entries.find(({ kind, name }) => kind === 'table' && name === table.name);
    const found = await sumOf(client, table);
    if (found.rows !== listed?.rows || found.sha256 !== listed.sha256)
      throw new ArchiveProblem(
        `The table ${table.name} did not come back as it was saved (${listed?.rows} rows, now ${found.rows}). Nothing was changed.`,
      );
  }
}

async function filesOf(client: pg.Client, saved: readonly PublicTable[]) {
  const names: string[] = [];
  for (const table of fileHolders(saved)) {
    const { rows } = await client.query<{ storage_name: string }>(
      `select storage_name from ${qualified(table)}`,
    );
    names.push(...rows.map(({ storage_name }) => storage_name));
  }
  return names;
}

async function pointToFiles(
  client: pg.Client,
  saved: readonly PublicTable[],
  arrived: ReadonlyMap<string, string>,
) {
  for (const table of fileHolders(saved))
    await client.query(
      `update ${qualified(table)} set storage_name = moved.home
       from unnest($1::text[], $2::text[]) as moved(name, home) where storage_name = moved.name`,
      [[...arrived.keys()], [...arrived.values()]],
    );
}

/** As part of the transaction, which `setval` is not. */
async function continueSequences(client: pg.Client, { sequences }: Manifest) {
  for (const { name, next } of sequences)
    await client.query(`alter sequence public.${pg.escapeIdentifier(name)} restart with ${Math.trunc(next)}`);
}

const LOCK_NOT_AVAILABLE = '55P03';

const explained = (error: unknown) =>
  (error as { code?: string }).code === LOCK_NOT_AVAILABLE
    ? new ArchiveProblem('Orion is using the database. Nothing was changed; stop it and restore again.')
    : error;
