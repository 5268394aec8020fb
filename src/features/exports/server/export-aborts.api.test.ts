import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { type ExportEntity, exportEntities } from './export-entities.ts';
import { exportRows } from './export-rows.ts';

const { app, db, signIn, call, url } = await testApp({ env: { DATABASE_POOL: '5' } });
const ann = await signIn();
const COMPANIES = 6000;
/** More than the sockets between us and the reader hold, also compressed. */
await db.transaction().execute(async (db) => {
  await sql`set local orion.bulk = 'on'`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`insert into company (company_domain, company_name, description)
    select 'c' || i || '.example', 'Company ' || i,
      (select string_agg(md5(i::text || k), '') from generate_series(1, 100) k)
    from generate_series(1, ${COMPANIES}::integer) i`.execute(db);
});
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const ask = (headers: object = {}) =>
  get({ port, path: '/api/v1/export/companies', headers: { ...ann.headers, ...headers } });
const begun = async (request: ReturnType<typeof ask>) => {
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await once(answer, 'readable');
  return answer;
};
/** What the database still does for an export. */
const watcher = await testDatabase();
const busy = async () => {
  const { rows } = await sql<{ pid: number; state: string }>`select pid, state from pg_stat_activity
    where datname = ${new URL(url).pathname.slice(1)} and xact_start is not null and backend_type = 'client backend'`.execute(
    watcher.db,
  );
  return rows;
};
const cutShort = async () => {
  const { rows } = await sql`select from audit_event where detail->>'complete' = 'false'`.execute(db);
  return rows.length;
};

it.each([{}, { 'accept-encoding': 'gzip' }])(
  'lets go of its connection when the reader leaves: %o',
  async (headers) => {
    const before = await cutShort();
    const request = ask(headers);
    await begun(request);
    expect(await busy()).toHaveLength(1);

    request.destroy();

    await eventually(async () => expect(await busy()).toEqual([]));
    await eventually(async () => expect(await cutShort()).toBe(before + 1));
  },
);

it('ends a query that has not answered yet', async () => {
  const before = await cutShort();
  const lock = await db.startTransaction().execute();
  await sql`lock table company in access exclusive mode`.execute(lock);
  const request = ask();
  request.on('error', () => {});
  await eventually(async () => expect(await busy()).toHaveLength(2));

  request.destroy();

  await eventually(async () => expect(await busy()).toHaveLength(1));
  await eventually(async () => expect(await cutShort()).toBe(before + 1));
  await lock.rollback().execute();
});

it('begins no query for a reader who left before it', async () => {
  const lock = await db.startTransaction().execute();
  await sql`lock table company in access exclusive mode`.execute(lock);

  const rows = exportRows(db, exportEntities.companies as ExportEntity, ann.user_id, AbortSignal.abort());

  await expect(rows.next()).rejects.toThrow('aborted');
  await lock.rollback().execute();
});

it('leaves most connections to everybody else', async () => {
  const before = await cutShort();
  const first = ask();
  await begun(first);

  const second = await call('GET', '/api/v1/export/companies', { headers: ann.headers });

  expect(second.json()).toMatchObject({ code: 429, name: 'TooManyRequests' });
  first.destroy();
  await eventually(async () => expect(await cutShort()).toBe(before + 1));
  const third = await call('GET', '/api/v1/export/companies', { headers: ann.headers });
  expect(third.body.split('\r\n')).toHaveLength(COMPANIES + 2);
});

it('ends the file early, never as if it were whole, when the database goes away', async () => {
  const request = ask();
  const answer = await begun(request);
  const ended = new Promise((resolve) => answer.on('close', resolve));

  const [used] = await busy();
  await sql`select pg_terminate_backend(${used?.pid})`.execute(watcher.db);
  answer.on('error', () => {}).resume();
  await ended;

  expect(answer.complete).toBe(false);
  expect((await call('GET', '/api/v1/scopers', { headers: ann.headers })).statusCode).toBe(200);
});
