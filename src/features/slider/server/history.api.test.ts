import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let ann: Signed;

beforeAll(async () => {
  server = await testApp();
  server.clock.set('2026-03-04T10:00:00Z');
  ann = await server.signIn({ full_name: 'Ann Lee' });
  await server.db
    .insertInto('company')
    .values([
      { company_domain: 'ferrowick.example', company_name: 'Ferrowick' },
      { company_domain: 'quiet.example', company_name: 'Quiet' },
    ])
    .execute();
});

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  server.call(method, `/api/v1${path}`, { headers: ann.headers, ...(payload && { payload }) });
const history = async (domain: string) => (await send('GET', `/company-history?domain=${domain}`)).json();
const note = { content: '<p>A note.</p>', company_domain: 'ferrowick.example' };

it('counts what the firm itself knows, and not what was withdrawn or is still to come', async () => {
  await sql`insert into company_meeting (company_id, subject, meeting_time, created_at)
    select company_id, day, day::timestamptz, now() from company, unnest(array['2026-03-01', '2026-04-01']) day
    where company_domain = 'ferrowick.example'`.execute(server.db);
  const { data } = (await send('POST', '/references', note)).json();
  await send('POST', '/references', note);
  await send('DELETE', `/references/${data.reference_id}`);
  await send('POST', '/company-updates', { domain: 'ferrowick.example', type: 'Other', content: 'Seen.' });

  expect(await history('www.Ferrowick.example')).toMatchObject({
    data: { meetings: 1, references: 1, updates: 1, calls: 0, files: 0 },
  });
  expect(await history('quiet.example')).toEqual({
    data: { meetings: 0, references: 0, updates: 0, calls: 0, files: 0 },
  });
});

it('knows no history of a company nobody knows', async () => {
  expect((await send('GET', '/company-history?domain=nobody.example')).statusCode).toBe(404);
});
