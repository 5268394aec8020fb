import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';
import type { Alert } from '../alerts.contract.ts';

const server = await testApp();
const { db, clock } = server;
const ann = await server.signIn({ full_name: 'Ann Lee' });
const ben = await server.signIn({ full_name: 'Ben Okoro' });
type Who = typeof ann;

const { company_id } = await db
  .insertInto('company')
  .values({ company_domain: 'acme.example', company_name: 'Acme' })
  .returning('company_id')
  .executeTakeFirstOrThrow();
await sql`insert into company_alias (domain, company_id) values ('old-acme.example', ${company_id})`.execute(
  db,
);

const get = async (path: string, who: Who = ann) =>
  (await server.call('GET', `/api/v1${path}`, { headers: who.headers })).json<{ results: unknown[] }>()
    .results;
const post = (path: string, payload: object, who: Who = ann) =>
  server.call('POST', `/api/v1${path}`, { headers: who.headers, payload });

beforeEach(async () => {
  await sql`truncate favourite, alert_subscription, alert, company_update`.execute(db);
});

// PIPE-019, API-022
describe('favourites', () => {
  it('are one’s own, set once however often, also by an old domain, and taken back', async () => {
    await post('/company-favorite', { domain: 'acme.example', favorite: true });
    await post('/company-favorite', { domain: 'old-acme.example', favorite: true });

    expect(await get('/company-favorite')).toEqual([
      { company_domain: 'acme.example', company_name: 'Acme', created_at: clock.now().toISOString() },
    ]);
    expect(await get('/company-favorite', ben)).toEqual([]);

    await post('/company-favorite', { domain: 'acme.example', favorite: false });
    expect(await get('/company-favorite')).toEqual([]);
  });

  it.each([
    [{ domain: 'nobody.example', favorite: true }, 404, 'Company not found'],
    [{ domain: 'not a domain', favorite: true }, 422, /is not a domain/],
    [{ domain: 'acme.example', favorite: 'yes' }, 422, 'Favorite must be true or false.'],
  ])('refuse %o', async (body, code, message) => {
    const reply = await post('/company-favorite', body);

    expect(reply.statusCode).toBe(code);
    expect(reply.json<{ message: string }>().message).toMatch(message);
  });
});

// PIPE-020, API-039, API-040
describe('alerts', () => {
  const alerts = (who?: Who) => get('/alert', who) as Promise<Alert[]>;

  it('tell who asked for them what others wrote, whichever way it came', async () => {
    await post('/alert-company', { domain: 'acme.example', enabled: true });
    await post('/alert-company', { domain: 'acme.example', enabled: true }, ben);

    await post('/company-updates', { domain: 'acme.example', type: 'Hiring', content: 'New CFO' }, ben);
    await sql`insert into tp_status_history (company_id, tp_status, since, changed_by)
      values (${company_id}, 'DILIGENCE', ${clock.now().toISOString()}, ${ben.user_id})`.execute(db);

    expect((await alerts()).map(({ type, message }) => `${type}: ${message}`).toSorted()).toEqual([
      'status: Ben Okoro set the status to Diligence.',
      'update: Ben Okoro added a note in Hiring: New CFO',
    ]);
    expect(await alerts(ben)).toEqual([]);
    expect(await get('/alert-company')).toEqual(['acme.example']);
  });

  it('tell from what to what a company moved, and where it was nothing before, only to what', async () => {
    const move = async (tp_status: string | null) => {
      clock.advance(1000);
      await post('/assign-tp-status', { domain: 'acme.example', tp_status }, ben);
    };
    await move('DILIGENCE');
    await post('/alert-company', { domain: 'acme.example', enabled: true });
    await move('PASSED');
    await move(null);
    await move('PORTFOLIO');

    expect((await alerts()).map(({ message }) => message)).toEqual([
      'Ben Okoro set the status to Portfolio.',
      'Ben Okoro removed the status Passed.',
      'Ben Okoro moved it from Diligence to Passed.',
    ]);
  });

  it('tell of each company that lost its status, but not whoever took it, nor where there was none', async () => {
    const operate = (operation: string, who: Who) =>
      post('/pipeline-operation', { operation, domains: ['acme.example'] }, who);
    await post('/assign-tp-status', { domain: 'acme.example', tp_status: 'DILIGENCE' }, ben);
    for (const who of [ann, ben])
      await post('/alert-company', { domain: 'acme.example', enabled: true }, who);
    clock.advance(1000);
    await operate('remove', ben);
    await operate('remove', ben);

    expect((await alerts()).map(({ type, message, created_at }) => [type, message, created_at])).toEqual([
      ['status', 'Ben Okoro removed the status Diligence.', clock.now().toISOString()],
    ]);
    expect(await alerts(ben)).toEqual([]);
  });

  it('stay silent for whoever asked for none, and while many rows are loaded', async () => {
    await post('/alert-company', { domain: 'acme.example', enabled: true });
    await db.transaction().execute(async (tx) => {
      await sql`set local orion.bulk = 'on'`.execute(tx);
      await sql`insert into company_update (company_id, type, content, scoper_id, created_at)
        values (${company_id}, 'Other', 'loaded', ${ben.user_id}, now())`.execute(tx);
    });
    await post('/alert-company', { domain: 'acme.example', enabled: false });
    await post('/company-updates', { domain: 'acme.example', type: 'Other', content: 'later' }, ben);

    expect(await alerts()).toEqual([]);
  });

  it('are read once, by their owner', async () => {
    await post('/alert-company', { domain: 'acme.example', enabled: true });
    await post('/company-updates', { domain: 'acme.example', type: 'Press', content: 'In the paper' }, ben);
    const uuid = (await alerts())[0]?.uuid ?? '';

    expect((await post('/alert', { uuid, read: true }, ben)).statusCode).toBe(404);
    expect((await alerts())[0]?.read).toBe(false);
    await post('/alert', { uuid, read: true });
    expect((await alerts())[0]?.read).toBe(true);
  });
});

// PIPE-025, API-020, API-021
describe('company updates', () => {
  it('are noted under a type and read newest first', async () => {
    await post('/company-updates', { domain: 'acme.example', type: 'Funding', content: ' Closed a round ' });
    clock.advance(1000);
    const reply = await post(
      '/company-updates',
      { domain: 'acme.example', type: 'Hiring', content: 'CFO' },
      ben,
    );

    expect(reply.statusCode).toBe(201);
    expect(await get('/company-updates?domain=old-acme.example')).toEqual([
      reply.json<{ data: object }>().data,
      expect.objectContaining({ domain: 'acme.example', content: 'Closed a round', scoper: 'Ann Lee' }),
    ]);
  });

  it.each([
    [{ type: 'Gossip', content: 'x' }, 'Type must be one of the update types.'],
    [{ type: 'Other', content: '   ' }, 'Content must say something.'],
    [{ type: 'Other', content: 'x'.repeat(5001) }, /at most 5000/],
    [{ type: 'Other', content: 'a\u0000b' }, /not text/],
  ])('refuse %o', async (body, message) => {
    const reply = await post('/company-updates', { domain: 'acme.example', ...body });

    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ message: string }>().message).toMatch(message);
  });
});
