import type pg from 'pg';
import type { Manifest } from './archive-format.ts';
import { qualified } from './copy-tables.ts';

const quotedNames = (tables: readonly string[]) => tables.map((name) => qualified({ name })).join(', ');
/** Below this a table is filled faster than its indexes are made again. */
const LARGE = 1000;

/** Rows come back as they were: nothing is derived, and nothing append-only objects. */
export async function withoutTriggers(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
) {
  const { rows } = await client.query<{ is_superuser: string }>('show is_superuser');
  if (rows[0]?.is_superuser === 'on') {
    // Also spares the check of every reference, which held when the snapshot was taken.
    await client.query('set local session_replication_role = replica');
    await work();
    await client.query('set local session_replication_role = origin');
    return;
  }
  const switched = await tablesWithTriggers(client, tables);
  for (const name of switched) await client.query(`alter table ${quotedNames([name])} disable trigger user`);
  await work();
  for (const name of switched) await client.query(`alter table ${quotedNames([name])} enable trigger user`);
}

async function tablesWithTriggers(client: pg.Client, tables: readonly string[]) {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any ($1)`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

export const emptyTables = (client: pg.Client, tables: readonly string[]) =>
  client.query(`truncate ${quotedNames(tables)}`);

/** Large tables are filled without their indexes: to build one at the end is many times cheaper. */
export async function withIndexesBuiltAfter(
  client: pg.Client,
  { entries }: Manifest,
  work: () => Promise<void>,
) {
  const large = entries.filter(({ rows }) => rows > LARGE).map(({ name }) => name);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) and c.relkind = 'r'
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [large],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await client.query(definition);
}
