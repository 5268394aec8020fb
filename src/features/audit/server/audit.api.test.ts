import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';
import type { AuditEvent } from '../audit.contract.ts';

const server = await testApp();
const { call, db } = server;
const ann = await server.signIn({ administrator: true, full_name: 'Ann Lee' });
const ben = await server.signIn();
const read = async (query = '', who = ann) =>
  (await call('GET', `/api/v1/audit-events${query}`, { headers: who.headers })).json() as {
    results: AuditEvent[];
    next_page: string | null;
  };

describe('the audit trail', () => {
  it('tells who did what to what, and what changed', async () => {
    await call('PATCH', `/api/v1/staff/${ben.user_id}`, {
      headers: ann.headers,
      payload: { role: 'INVESTOR' },
    });

    const { results } = await read('?action=staff.changeStaff');

    expect(results[0]).toMatchObject({
      user_id: ann.user_id,
      full_name: 'Ann Lee',
      object_type: 'staff',
      object_id: String(ben.user_id),
      changed: true,
      detail: { role: { from: expect.anything(), to: 'INVESTOR' } },
      via: 'browser',
    });
  });

  it('holds the calls that were refused, also those for itself', async () => {
    const refused = await call('GET', '/api/v1/audit-events', { headers: ben.headers });
    expect(refused.json()).toMatchObject({ code: 403, message: 'Only an administrator may do this.' });

    const { results } = await read(`?action=access.refused&user_id=${ben.user_id}`);

    expect(results).toMatchObject([{ object_type: 'call', object_id: 'GET /api/v1/audit-events' }]);
  });

  it('is narrowed by person, object and time, each and together', async () => {
    await sql`insert into audit_event (at, user_id, action, object_type, object_id) values
      ('2020-01-01T10:00:00Z', ${ben.user_id}, 'probe.one', 'company', '42'),
      ('2020-01-02T10:00:00Z', ${ben.user_id}, 'probe.two', 'company', '43'),
      ('2020-01-03T10:00:00Z', ${ann.user_id}, 'probe.one', 'call', 'GET /a:b')`.execute(db);
    const found = async (query: string) =>
      (await read(`${query}&until=2020-02-01T00:00:00Z`)).results.map(
        ({ action, object_id }) => `${action} ${object_id}`,
      );

    expect(await found('?object=company')).toEqual(['probe.two 43', 'probe.one 42']);
    expect(await found('?object=company:42')).toEqual(['probe.one 42']);
    expect(await found('?object=call:GET%20/a:b')).toEqual(['probe.one GET /a:b']);
    expect(await found('?action=probe.one')).toHaveLength(2);
    expect(await found(`?user_id=${ben.user_id}&action=probe.one`)).toEqual(['probe.one 42']);
    expect(await found('?since=2020-01-02T00:00:00Z')).toHaveLength(2);
    expect(await found('?object=nothing')).toEqual([]);
  });

  it('is paged to its end without a gap, also among events of one moment', async () => {
    await sql`insert into audit_event (at, action) select '2019-05-05T05:05:05.123Z', 'probe.many'
      from generate_series(1, 120)`.execute(db);

    const ids: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { results, next_page }: Awaited<ReturnType<typeof read>> = await read(
        `?action=probe.many${after ? `&after=${encodeURIComponent(after)}` : ''}`,
      );
      ids.push(...results.map(({ event_id }) => event_id));
      after = next_page;
    }

    expect(ids).toHaveLength(120);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });

  it('refuses a place before all calendars by the same sentence', async () => {
    const refused = await call('GET', '/api/v1/audit-events?after=0000-01-01T00:00:00Z_1', {
      headers: ann.headers,
    });

    expect(refused.json()).toMatchObject({
      code: 422,
      name: 'after must be the next_page of the answer before.',
    });
  });

  it.each(['?after=x', '?user_id=0', '?since=yesterday', '?after=2026-13-45T00:00:00Z_1', '?unknown=1'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `/api/v1/audit-events${query}`, { headers: ann.headers })).statusCode).toBe(
        422,
      );
    },
  );

  it('names its actions once each', async () => {
    const reply = await call('GET', '/api/v1/audit-actions', { headers: ann.headers });
    const { results } = reply.json() as { results: string[] };

    expect(new Set(results).size).toBe(results.length);
    expect(results).toContain('access.refused');
  });

  it('leaves as a file, which is in the trail itself', async () => {
    const file = await call('GET', '/api/v1/audit-events/export?action=probe.two', { headers: ann.headers });

    expect(file.body.trim().split('\r\n')).toHaveLength(2);
    expect(file.body).toContain('probe.two');
    expect((await read('?action=exports.export')).results[0]).toMatchObject({ object_id: 'audit-trail' });
  });

  it('reads one person from an index of each month', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from audit_event where user_id = 7
      order by at desc, event_id desc limit 50`.execute(db);

    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  });

  it('takes no event of what is merely counted', async () => {
    await call('POST', '/api/v1/analytics-events', { payload: { name: 'Screen Viewed' } });
    await call('POST', '/api/v1/analytics-events', {
      headers: ben.headers,
      payload: { name: 'Screen Viewed' },
    });

    expect((await read('?action=portal.recordEvent')).results).toEqual([]);
  });
});
