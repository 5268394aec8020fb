import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const LOCK = 4_711_001;

/** Brings the schema up to date, one file and one transaction at a time; a second starter waits for the first. */
export async function migrate(
  url: string,
  folder: string,
  say: (line: string) => void = () => {},
): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const client = new pg.Client({ connectionString: url, application_name: 'orion migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].filter((name) => !files.includes(name));
    if (unknown.length > 0)
      throw new Error(
        `The database was written by a newer Orion (${unknown.join(', ')}). Start that version instead.`,
      );
    const due = files.filter((file) => !applied.has(file));
    for (const file of due) await apply(client, file, await readFile(join(folder, file), 'utf8'), say);
    return due.length;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, file: string, statements: string, say: (line: string) => void) {
  await client.query('begin');
  try {
    await client.query(statements);
    await client.query('insert into migration (name) values ($1)', [file]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
  }
  say(`applied ${file}`);
}
