import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ImportRecord } from '../import-record.contract.ts';
import { endWords } from './import-end.email.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const { server, db, jobs, call, send, read, step, check, findCompany, takeIn } = await importScene();
const ben = await server.signIn({ full_name: 'Ben Other' });
const asBen = (method: 'POST' | 'PUT' | 'GET', path: string, payload?: object) =>
  server.call(method, `/api/v1/imports${path}`, { headers: ben.headers, ...(payload && { payload }) });
const FILE = 'domain,name\nmine.example,Mine\n';

it('only who brought a file, or an administrator, goes on with it', async () => {
  const { id, mapping } = await check(FILE);
  const asked = [
    await asBen('PUT', `/${id}/mapping`, { mapping }),
    await asBen('PUT', `/${id}/layout`, { header_row: 1 }),
    await asBen('POST', `/${id}/check`),
    await asBen('PUT', `/${id}/changes`, { choice: 'skip' }),
    await asBen('POST', `/${id}/commit`, {}),
    await asBen('POST', `/${id}/stop`),
  ];
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await asBen('GET', `/${id}`)).json<{ data: ImportRecord }>().data).toMatchObject({
    may_change: false,
    status: 'checked',
  });
  await db.updateTable('staff').set({ administrator: true }).where('user_id', '=', ben.user_id).execute();
  expect((await asBen('POST', `/${id}/commit`, {})).statusCode).toBe(202);
  await jobs.runQueued();
  expect((await asBen('POST', `/${id}/undo`)).statusCode).toBe(202);
  await jobs.runQueued();
  await db.updateTable('staff').set({ administrator: false }).where('user_id', '=', ben.user_id).execute();
});

it('a check or an import that is under way is stopped, and everything is as before', async () => {
  const before = await checksums(db);
  const { id } = await check(FILE);
  expect((await call('POST', `/${id}/stop`)).statusCode).toBe(409);
  expect((await call('POST', `/${id}/commit`, {})).statusCode).toBe(202);
  expect((await call('POST', `/${id}/stop`)).statusCode).toBe(202);
  await jobs.runQueued();
  expect(await read(id)).toMatchObject({
    status: 'failed',
    stopped: true,
    failure: expect.stringMatching(/^Stopped by Ann Lee\./),
  });
  const listed = async () => (await call('GET', '')).json<{ results: ImportRecord[] }>().results;
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ stopped: true });
  await db
    .updateTable('import')
    .set({ failure: 'Something went wrong. No changes were kept. Please try again.' })
    .where('id', '=', id)
    .execute();
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ status: 'failed', stopped: false });
  expect(await findCompany('mine.example')).toBeUndefined();
  expect(await checksums(db)).toEqual(before);
  expect(await step(id, 'check')).toMatchObject({ status: 'checked', stopped: false });
  await step(id, 'commit');
  expect(await findCompany('mine.example')).toBeDefined();
});

it('was stopped by whoever asked first', async () => {
  const cy = await server.signIn({ full_name: 'Cy Dale', administrator: true });
  const { id } = await check('domain,name\nfirst.example,First\n');
  await call('POST', `/${id}/commit`, {});

  await server.call('POST', `/api/v1/imports/${id}/stop`, { headers: cy.headers });
  expect((await call('POST', `/${id}/stop`)).statusCode).toBe(202);
  await jobs.runQueued();

  expect(await read(id)).toMatchObject({ failure: expect.stringMatching(/^Stopped by Cy Dale\./) });
});

it('is stopped also while its rows are being written', async () => {
  const { id } = (await send(FILE)).json<{ data: ImportRecord }>().data;
  await call('POST', `/${id}/check`);

  await db.transaction().execute(async (writing) => {
    await writing.selectFrom('import').select('id').where('id', '=', id).forKeyShare().execute();
    expect((await call('POST', `/${id}/stop`)).statusCode).toBe(202);
  });
  await jobs.runQueued();
});

it('is stopped also in the middle of a statement that takes long', async () => {
  await sql`create function sleep_long() returns trigger language plpgsql as 'begin perform pg_sleep(3600); return null; end'`.execute(
    db,
  );
  await sql`create trigger sleep_long after insert on import_row execute function sleep_long()`.execute(db);
  const { id } = (await send(FILE)).json<{ data: ImportRecord }>().data;
  await call('POST', `/${id}/check`);
  const checked = jobs.runQueued();
  await expect
    .poll(
      async () =>
        (await sql`select from pg_stat_activity where wait_event = 'PgSleep'`.execute(db)).rows.length,
    )
    .toBe(1);

  expect((await call('POST', `/${id}/stop`)).statusCode).toBe(202);

  await checked;
  expect(await read(id)).toMatchObject({ failure: expect.stringMatching(/^Stopped by Ann Lee\./) });
  await sql`drop function sleep_long cascade`.execute(db);
});

it('says in a mail how a long step ended', async () => {
  const done = await takeIn('domain\nmailed.example\nnope\n');
  expect(endWords(done)).toEqual({
    subject: 'firm.csv has been imported',
    text: '1 company created, 0 updated, 1 row rejected.',
  });
  const failed = { ...done, status: 'failed' as const, failure: 'Stopped.' };
  expect(endWords(failed)).toEqual({ subject: 'The import of firm.csv failed', text: 'Stopped.' });
  expect(endWords({ ...failed, stopped: true }).subject).toBe('The import of firm.csv was stopped');
});

it('one spelling for each place is checked like a file, only by administrators, and goes back', async () => {
  await takeIn('domain,name\nplace.example,Place\n');
  await db
    .updateTable('company')
    .set({ hq_state: 'TX', hq_country: 'USA' })
    .where('company_domain', '=', 'place.example')
    .execute();
  const found = async (query: string) =>
    (await server.call('GET', `/api/v1/discovery${query}`, { headers: ben.headers })).json<{
      results: { company_domain: string }[];
      data: { states: string[] };
    }>();
  expect((await asBen('POST', '/places')).statusCode).toBe(403);
  await db.updateTable('staff').set({ administrator: true }).where('user_id', '=', ben.user_id).execute();
  const reply = await asBen('POST', '/places');
  expect(reply.statusCode, reply.body).toBe(202);
  const { id } = reply.json<{ data: ImportRecord }>().data;
  await jobs.runQueued();
  expect(await read(id)).toMatchObject({ status: 'checked', counts: { differ: 1, create: 0 } });
  expect((await asBen('POST', `/${id}/commit`, { existing: 'replace' })).statusCode).toBe(202);
  await jobs.runQueued();
  expect(await findCompany('place.example')).toMatchObject({
    hq_state: 'Texas',
    hq_country: 'United States',
  });
  expect(
    (await found('?hq_state=TX&hq_country=USA')).results.map(({ company_domain }) => company_domain),
  ).toEqual(['place.example']);
  expect((await found('/hq-lookup?hq_state=tx')).data.states).toEqual(['Texas']);
  expect((await asBen('POST', `/${id}/undo`)).statusCode).toBe(202);
  await jobs.runQueued();
  expect(await findCompany('place.example')).toMatchObject({ hq_state: 'TX', hq_country: 'USA' });
  expect((await send('BEGIN:VCALENDAR\n')).statusCode).toBe(422);
});
