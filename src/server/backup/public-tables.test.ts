import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { LEFT_OUT, publicTables } from './public-tables.ts';

const { db, url } = await testDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

/** What the schema has, partitions as the table they belong to; the queue's own schema is made by its library. */
const tables = async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f') and not relispartition order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

it('saves every table, or says why not', async () => {
  const { saved } = await publicTables(client);
  const known = [...saved.map(({ name }) => name), ...Object.keys(LEFT_OUT)];

  expect((await tables()).filter((name) => !known.includes(name))).toEqual([]);
  expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
  expect(Object.values(LEFT_OUT).filter((reason) => reason.length < 20)).toEqual([]);
});

it('names nothing that is not there', async () => {
  const there = await tables();

  expect(Object.keys(LEFT_OUT).filter((name) => !there.includes(name))).toEqual([]);
});

it('sees a table that came without a word', async () => {
  await sql`create unlogged table forgotten (id integer primary key)`.execute(db);
  const { saved } = await publicTables(client);

  expect(saved.map(({ name }) => name)).not.toContain('forgotten');
  expect(await tables()).toContain('forgotten');
});
