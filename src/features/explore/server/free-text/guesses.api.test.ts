import { describe, expect, it } from 'vitest';
import { type Signed, testApp } from '#orion/server/testing/test-app.ts';
import { aSearch, watchedUuids } from '../testing/watched-searches.ts';

const server = await testApp();
const { db, call } = server;
const marta = await server.signIn({ email_address: 'marta@aldercap.example', full_name: 'Marta Lindqvist' });
const theo = await server.signIn({ email_address: 'theo@aldercap.example', full_name: 'Theo Abara' });
await db
  .insertInto('place')
  .values([
    { kind: 'state', name: 'Ohio', within: 'United States' },
    { kind: 'state', name: 'Wisconsin', within: 'United States' },
    { kind: 'city', name: 'Toronto', within: 'Ontario' },
  ])
  .execute();

const say = (text: string, { headers }: Signed = marta) =>
  call('GET', `/api/v1/discovery/llm-filter?${new URLSearchParams({ filter_search: text }).toString()}`, {
    headers,
  });
const confirm = (filters: Record<string, string[]>, { headers }: Signed = marta) =>
  call('POST', '/api/v1/discovery/llm-filter/confirm', { payload: { filters }, headers });
const watch = async (filters: Record<string, string[]>, who: Signed = marta) => {
  const uuid = await aSearch(db, who, filters);
  const reply = await call('POST', '/api/v1/discovery/watch', {
    payload: { uuid, watched: true },
    headers: who.headers,
  });
  return { uuid, status: reply.statusCode, body: reply.json() };
};

describe('a guess that nobody has confirmed', () => {
  // FILT-072
  it('is never watched; once confirmed it is', async () => {
    await say('saas in Wisconson');
    const wisconsin = { hq_state: ['Ohio', 'Wisconsin'], is_saas: ['true'] };

    const refused = await watch(wisconsin);

    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      name: 'Confirm “in Wisconson” → Wisconsin first: it is a guess.',
      unconfirmed: [{ text: 'in Wisconson', filter: 'hq_state', values: ['Wisconsin'] }],
    });
    expect(await watchedUuids(db, marta)).not.toContain(refused.uuid);
    expect((await confirm(wisconsin)).json()).toEqual({ message: 'Confirmed' });
    expect((await watch(wisconsin)).status).toBe(200);
  });

  it('holds up only the one whose sentence it was, and only filters that hold it', async () => {
    await say('in Tornto');
    const toronto = { hq_city: ['Toronto'] };

    expect((await watch(toronto, theo)).status).toBe(200);
    expect((await watch({ is_saas: ['false'] })).status).toBe(200);
    expect((await watch(toronto)).status).toBe(422);
  });

  it('is confirmed by nobody else, and not by other filters', async () => {
    await say('in Ohiio');
    const ohio = { hq_state: ['Ohio'] };

    await confirm(ohio, theo);
    await confirm({ hq_state: ['Wisconsin'] });

    expect((await watch(ohio)).status).toBe(422);
    await confirm(ohio);
    expect((await watch(ohio)).status).toBe(200);
  });

  it('lies in no pass condition', async () => {
    const company_domain = 'guess.example';
    const { company_id } = await db
      .insertInto('company')
      .values({ company_domain, company_name: 'Guess', employee_count: 35, source: 'census' })
      .returning('company_id')
      .executeTakeFirstOrThrow();
    const since = server.clock.now().toISOString();
    await db.insertInto('tp_status_history').values({ company_id, tp_status: 'PASSED', since }).execute();
    await say('more than 77 emplyees');
    const filters = { employee_count: ['GREATER_THAN_OR_EQUAL_TO:77'] };
    const set = () =>
      call('POST', '/api/v1/pass-conditions', {
        payload: { domain: company_domain, filters },
        headers: marta.headers,
      });

    const refused = await set();
    expect(refused.statusCode).toBe(422);
    expect(refused.json().name).toContain('it is a guess');
    await confirm(filters);
    expect((await set()).statusCode).toBe(201);
  });

  it('is confirmed with an entry of the audit trail, once', async () => {
    await say('in Wisconsn', theo);
    const wisconsin = { hq_state: ['Wisconsin'] };

    await confirm(wisconsin, theo);
    await confirm(wisconsin, theo);

    const events = await db
      .selectFrom('audit_event')
      .select('object_type')
      .where('user_id', '=', theo.user_id)
      .where('object_type', '=', 'language_search')
      .execute();
    expect(events).toHaveLength(1);
  });
});
