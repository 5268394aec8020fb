import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { type ExportEntity, exportEntities } from './export-entities.ts';
import { exportRows } from './export-rows.ts';
import { COMPANIES, seedCompanies, watchExports } from './testing/large-exports.ts';

const { app, db, signIn, call, url } = await testApp({ env: { DATABASE_POOL: '5' } });
const ann = await signIn();
await seedCompanies(db);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const ask = (headers: object = {}) =>
  get({ port, path: '/api/v1/export/companies', headers: { ...ann.headers, ...headers } });
const begun = async (request: ReturnType<typeof ask>) => {
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await once(answer, 'readable');
  return answer;
};
const { busy, cutShort } = await watchExports(db, url);

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

it('leaves most connections to everybody else, and a place to another person', async () => {
  const before = await cutShort();
  const first = ask();
  await begun(first);

  const second = await call('GET', '/api/v1/export/companies', { headers: ann.headers });

  expect(second.json()).toMatchObject({
    code: 429,
    name: 'TooManyRequests',
    message: 'You already have 1 export running. Please try again when one has ended.',
  });
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  const bo = await signIn();
  const cy = await signIn();
  const of_another = ask(bo.headers);
  await begun(of_another);
  const none_left = await call('GET', '/api/v1/export/companies', { headers: cy.headers });
  expect(none_left.json()).toMatchObject({
    code: 429,
    message: 'Other exports are still running. Please try again soon.',
  });
  expect(Number(none_left.headers['retry-after'])).toBeGreaterThan(0);
  of_another.destroy();
  await eventually(async () => expect(await cutShort()).toBe(before + 1));
  first.destroy();
  await eventually(async () => expect(await cutShort()).toBe(before + 2));
  const third = await call('GET', '/api/v1/export/companies', { headers: ann.headers });
  expect(third.body.split('\r\n')).toHaveLength(COMPANIES + 2);
});

it('ends the file early, never as if it were whole, when the database goes away', async () => {
  const request = ask();
  const answer = await begun(request);
  const ended = new Promise((resolve) => answer.on('close', resolve));

  const [used] = await busy();
  await sql`select pg_terminate_backend(${used?.pid})`.execute(db);
  answer.on('error', () => {}).resume();
  await ended;

  expect(answer.complete).toBe(false);
  expect((await call('GET', '/api/v1/scopers', { headers: ann.headers })).statusCode).toBe(200);
});
