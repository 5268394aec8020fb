import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { DB } from '#db';
import { applyConcurrently, isConcurrent } from './migrate-concurrently.ts';

const LOCK = 4_711_001;
const LOCK_STEP_MS = 100;
/** Nobody waits longer than this behind a migration that itself waits; it then tries again. */
const LOCK_TIMEOUT = '2s';
const LOCK_TRIES = 30;
const LOCK_NOT_AVAILABLE = '55P03';

interface MigrationFile {
  name: string;
  statements: string;
  hash: string;
}

/** Brings the schema up to date, one file and one transaction at a time; a second starter waits for the first. */
export async function migrate(
  url: string,
  folder: string,
  say: (line: string) => void = () => {},
): Promise<number> {
  const files = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'orion migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await takeLock(client);
    const applied = await appliedHashes(client);
    refuseNewer(applied, files);
    refuseChanged(applied, files);
    await keepHashes(client, applied, files);
    const due = files.filter(({ name }) => !applied.has(name));
    for (const file of due) await apply(client, file, say);
    return due.length;
  } finally {
    await client.end();
  }
}

/** The name of the last migration this database has: the version of its data. */
export async function dataVersion(db: Kysely<DB>) {
  const { name } = await db
    .selectFrom('migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return name.replace(/\.sql$/, '');
}

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, statements, hash: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}

/** By asking again: whoever waits inside a query would be waited for by an index that is built beside writers. */
async function takeLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    await new Promise((resume) => setTimeout(resume, LOCK_STEP_MS));
  }
}

async function appliedHashes(client: pg.Client): Promise<Map<string, string | null>> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  await client.query('alter table migration add column if not exists hash text');
  const { rows } = await client.query<{ name: string; hash: string | null }>(
    'select name, hash from migration',
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function refuseNewer(applied: ReadonlyMap<string, unknown>, files: readonly MigrationFile[]) {
  const unknown = [...applied.keys()].filter((name) => !files.some((file) => file.name === name));
  if (unknown.length > 0)
    throw new Error(
      `The database was written by a newer Orion (${unknown.join(', ')}). Start that version instead.`,
    );
}

function refuseChanged(applied: ReadonlyMap<string, string | null>, files: readonly MigrationFile[]) {
  const changed = files.filter(({ name, hash }) => (applied.get(name) ?? hash) !== hash);
  if (changed.length > 0)
    throw new Error(
      `${changed.map(({ name }) => name).join(', ')} changed after this database was migrated. ` +
        'Restore the file as it was, and put the change into a new migration.',
    );
}

/** A database from before hashes were kept takes those of the files it was made by. */
async function keepHashes(
  client: pg.Client,
  applied: ReadonlyMap<string, string | null>,
  files: readonly MigrationFile[],
) {
  for (const { name, hash } of files)
    if (applied.get(name) === null)
      await client.query('update migration set hash = $2 where name = $1', [name, hash]);
}

async function apply(client: pg.Client, file: MigrationFile, say: (line: string) => void) {
  try {
    if (isConcurrent(file.statements)) {
      await applyConcurrently(client, file.statements);
      await note(client, file);
    } else await patiently(() => inTransaction(client, file));
  } catch (error) {
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
  say(`applied ${file.name}`);
}

const note = (client: pg.Client, { name, hash }: MigrationFile) =>
  client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);

async function inTransaction(client: pg.Client, file: MigrationFile) {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(file.statements);
    await note(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** A lock that is not free is let go of and asked for again, so that readers in between are served. */
async function patiently(work: () => Promise<void>) {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error;
      await new Promise((resume) => setTimeout(resume, LOCK_STEP_MS));
    }
}
