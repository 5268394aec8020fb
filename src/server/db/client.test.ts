import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { testDatabase } from '../testing/test-database.ts';

const terminate = async (url: string) => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    ['orion'],
  );
  await other.end();
};

it('reads each type in its wire shape', async () => {
  const { db } = await testDatabase();

  const { rows } = await sql`
    select 9007199254740991::int8 as "int8", 1234.5678::numeric as "numeric", date '2024-02-29' as "date",
      timestamptz '2024-02-29 23:30:00-05' as "timestamptz", '{1,2}'::int[] as "ints", '{"a":1}'::jsonb as "json",
      null::timestamptz as "nothing"`.execute(db);

  expect(rows).toEqual([
    {
      int8: 9_007_199_254_740_991,
      numeric: 1234.5678,
      date: '2024-02-29',
      timestamptz: '2024-03-01T04:30:00.000Z',
      ints: [1, 2],
      json: { a: 1 },
      nothing: null,
    },
  ]);
});

it('outlives a terminated backend', async () => {
  const onIdleError = vi.fn();
  const { db, url } = await testDatabase({ onIdleError });
  await sql`select 1`.execute(db);

  await terminate(url);

  await eventually(() => expect(onIdleError).toHaveBeenCalled());
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

it('says nothing of a connection that is lost after it was closed', async () => {
  const onIdleError = vi.fn();
  const { db, pool, close } = await testDatabase({ onIdleError });
  const client = await pool.connect();
  client.release();

  await close();
  client.emit('error', new Error('terminating connection due to administrator command'));

  expect(onIdleError).not.toHaveBeenCalled();
  await expect(sql`select 1`.execute(db)).rejects.toThrow();
});

it('outlives a backend that is terminated between two statements of a transaction', async () => {
  const { db, url } = await testDatabase();

  const work = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await terminate(url);
    // The loss is told to the client before the next statement is sent.
    await new Promise((resume) => setImmediate(resume));
    await sql`select 1`.execute(transaction);
  });

  await expect(work).rejects.toThrow();
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

it('gives up on a statement that runs too long', async () => {
  const { db } = await testDatabase({ statementTimeoutMs: 50 });

  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});
