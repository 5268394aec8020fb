import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ImportRecord } from '../../import-record.contract.ts';
import { importScene } from '../testing/import-scene.ts';
import { checkImport } from './check-import.ts';

const { server, db, check, send, call, read } = await importScene();
const ROWS = 400;

const fileOf = (name: string) =>
  ['Domain,Name', ...Array.from({ length: ROWS }, (_, at) => `${name}-${at}.example,${name} ${at}`)].join(
    '\n',
  );

/** How often a row of a file was looked at. */
async function rowsRead() {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ read: number }>`
    select idx_tup_fetch + seq_tup_read as read from pg_stat_user_tables where relname = 'import_row'`.execute(
    db,
  );
  return rows[0]?.read ?? 0;
}

it('a file is checked row by row although the database only knows the files before it', async () => {
  await check(fileOf('first'));
  await sql`vacuum analyze`.execute(db);
  const before = await rowsRead();

  expect((await check(fileOf('second'))).counts).toMatchObject({ create: ROWS });

  expect((await rowsRead()) - before).toBeLessThan(ROWS * 30);
});

it('files are checked beside each other, as several processes do it', async () => {
  // One connection of the test's five is left, over which each tells how far it is.
  const names = ['a', 'b', 'c', 'd'];
  const sent = await Promise.all(names.map((name) => send(fileOf(name))));
  const ids = sent.map((reply) => reply.json<{ data: ImportRecord }>().data.id);
  for (const id of ids) await call('POST', `/${id}/check`);

  await Promise.all(ids.map((id) => checkImport(server.platform, id)));

  for (const id of ids) expect(await read(id)).toMatchObject({ status: 'checked', counts: { create: ROWS } });
});
