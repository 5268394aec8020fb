import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { Refusal } from '../http/errors.ts';
import { ArchiveProblem, FORMAT } from './archive-format.ts';
import { copyOut, inTransaction, qualified } from './copy-tables.ts';
import { appliedMigrations, fileHolders, type PublicTable, publicTables } from './public-tables.ts';
import { type Part, writeArchive } from './write-archive.ts';

export interface BackUp {
  url: string;
  files: FileStore;
  path: string;
  at: Date;
}

/** Writes everything the firm keeps, as it is at one moment, into one file; Orion may run meanwhile. */
export async function backUp({ url, files, path, at }: BackUp) {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw new ArchiveProblem(`${path} is a folder. Name a file in it.`);
  if (there) throw new ArchiveProblem(`${path} exists already. Name another file, or remove that one.`);
  const { saved } = await inTransaction(url, 'begin read only', publicTables);
  const lost: string[] = [];
  const archive = await inTransaction(
    url,
    'begin isolation level repeatable read, read only',
    async (client) => {
      // Before the snapshot: a table swapped for another in between would look empty to it.
      await client.query(`lock table ${saved.map(qualified).join(', ')} in access share mode`);
      const migrations = await appliedMigrations(client);
      return writeArchive(path, {
        header: { orion_backup: FORMAT, created_at: at.toISOString(), migrations },
        parts: partsOf(client, saved, files, lost),
        ending: async () => ({ sequences: await sequencesOf(client), lost_files: lost }),
      });
    },
  );
  return { ...archive, lost };
}

async function* partsOf(
  client: pg.Client,
  saved: readonly PublicTable[],
  files: FileStore,
  lost: string[],
): AsyncGenerator<Part> {
  for (const table of saved) {
    const { name, columns } = table;
    yield { entry: { kind: 'table', name, columns }, data: copyOut(client, table) };
  }
  for (const { storage_name, sha256 } of await filesListed(client, saved)) {
    const tell = () => void lost.push(storage_name);
    const bytes = await files.read(storage_name).catch(orMissing);
    if (!bytes) tell();
    else yield { entry: { kind: 'file', name: storage_name }, data: checked(bytes, sha256, tell) };
  }
}

async function filesListed(client: pg.Client, saved: readonly PublicTable[]) {
  const found = new Map<string, { storage_name: string; sha256: string | null }>();
  for (const table of fileHolders(saved)) {
    const has = (column: string) => table.columns.includes(column);
    const { rows } = await client.query<{ storage_name: string; sha256: string | null }>(
      `select storage_name, ${has('sha256') ? 'sha256' : 'null'} as sha256 from ${qualified(table)}
       where ${has('deleted_at') ? 'deleted_at is null' : 'true'} order by 1`,
    );
    for (const row of rows) found.set(row.storage_name, row);
  }
  return found.values();
}

/** A store that is away is no reason to save less. */
const orMissing = (error: unknown) => {
  if (error instanceof Refusal && error.statusCode === 404) return null;
  throw error;
};

/** The file as it lies there; one that is not what was stored is told, not hidden. */
async function* checked(bytes: AsyncIterable<Buffer>, sha256: string | null, tell: () => void) {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  if (sha256 !== null && hash.digest('hex') !== sha256) tell();
}

/** Sequences stand outside of snapshots: read last, they are past every row that was saved. */
async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; next: string }>(
    `select sequencename as name, coalesce(last_value + increment_by, start_value) as next
     from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name, next }) => ({ name, next: Number(next) }));
}
