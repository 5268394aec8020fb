import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { importWork } from '../db/blockers.ts';
import { invalid, notFound } from './errors.ts';
import { implement } from './implement.ts';

const gateReply = z.object({ status: z.literal('success'), at: z.string() });
const contract = defineContract({
  set: {
    method: 'POST',
    path: '/probe-gates',
    summary: 'Write one row',
    body: z.object({ name: z.string().max(40), fail: z.enum(['refuse', 'throw', 'reply']).optional() }),
    status: 201,
    reply: gateReply,
  },
  remove: {
    method: 'DELETE',
    path: '/probe-gates/{name}',
    summary: 'Remove one row',
    params: z.object({ name: z.string() }),
    reply: z.object({ status: z.literal('success') }),
  },
  read: {
    method: 'GET',
    path: '/probe-gates',
    summary: 'Count rows',
    query: z.object({
      page: z.coerce.number('must be a whole number').int('must be a whole number').optional(),
    }),
    reply: z.object({ counts: z.int() }),
  },
});

const probe = implement('probe', contract, {
  async set({ body }, { db, audit }) {
    await db.insertInto('feature_gate').values({ name: body.name, enabled: true }).execute();
    audit({ object_type: 'gate', object_id: body.name, after: { enabled: true } });
    if (body.fail === 'refuse') throw invalid('Not today.');
    if (body.fail === 'throw') throw new Error('a bug');
    return { status: 'success' as const, at: body.fail === 'reply' ? (7 as never) : randomUUID() };
  },
  async remove({ params }, { db }) {
    const gone = await db.deleteFrom('feature_gate').where('name', '=', params.name).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw notFound('Gate');
    return { status: 'success' as const };
  },
  async read(_input, { db }) {
    const { counts } = await db
      .selectFrom('feature_gate')
      .select((eb) => eb.fn.countAll<number>().as('counts'))
      .executeTakeFirstOrThrow();
    return { counts };
  },
});

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [probe] });
  ann = await server.signIn();
});

const write = (payload: object, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/v1/probe-gates', { payload, headers: { ...ann.headers, ...headers } });
const state = async () => {
  const { rows } = await sql<{ gates: number; events: number }>`
    select (select count(*) from feature_gate) gates, (select count(*) from audit_event) events`.execute(
    server.db,
  );
  return rows[0] as { gates: number; events: number };
};

describe('a write', () => {
  // API-001
  it('is acknowledged with its audit event, in one transaction', async () => {
    const before = await state();

    const reply = await write({ name: 'one' });

    expect(reply.statusCode).toBe(201);
    expect(await state()).toEqual({ gates: before.gates + 1, events: before.events + 1 });
    const event = await server.db
      .selectFrom('audit_event')
      .selectAll()
      .orderBy('event_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      action: 'probe.set',
      email_address: ann.email,
      object_type: 'gate',
      object_id: 'one',
      request_id: reply.headers['x-request-id'],
      via: 'browser',
    });
    expect(event.after_hash).toMatch(/^[\w-]{43}$/);
  });

  it.each(['refuse', 'throw'])('that fails by %s leaves nothing behind', async (fail) => {
    const before = await state();

    const reply = await write({ name: `gone-${fail}`, fail });

    expect(reply.statusCode).toBe(fail === 'refuse' ? 422 : 500);
    expect(await state()).toEqual(before);
  });

  it('that answers out of its contract is a fault, told to nobody outside', async () => {
    const reply = await write({ name: 'odd', fail: 'reply' });

    expect(reply.json()).toEqual({ code: 500, name: 'Fault', message: 'Something went wrong!' });
  });

  it('sent twice with one key happens once and answers the same', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const before = await state();

    const replies = await Promise.all([1, 2, 3, 4].map(() => write({ name: 'keyed' }, key)));

    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201, 201]);
    expect(await state()).toEqual({ gates: before.gates + 1, events: before.events + 1 });
  });

  it('refuses a key that was used for something else', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await write({ name: 'first-use' }, key);

    const reply = await write({ name: 'second-use' }, key);

    expect(reply.json()).toMatchObject({ code: 422, name: 'This key was used for a different request.' });
  });

  it('that failed may be sent again with its key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await write({ name: 'again', fail: 'refuse' }, key);

    const reply = await write({ name: 'again', fail: 'refuse' }, key);

    expect(reply.json()).toMatchObject({ name: 'Not today.' });
  });
});

describe('the audit trail', () => {
  it.each(['update audit_event set action = $$x$$', 'delete from audit_event', 'truncate audit_event'])(
    'refuses %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('append-only');
    },
  );
});

describe('bad input', () => {
  const bad = async (
    url: string,
    more: Parameters<TestApp['call']>[2] = {},
    method: 'GET' | 'POST' = 'POST',
  ) => {
    const reply = await server.call(method, url, { ...more, headers: { ...ann.headers, ...more?.headers } });
    return { answered: reply.statusCode, ...reply.json<{ code: number; name: string; message: string }>() };
  };
  const url = '/api/v1/probe-gates';
  const JSON_TYPE = { 'content-type': 'application/json' };

  // API-009, API-010
  it('is named in a sentence', async () => {
    expect(await bad(url, { payload: { name: 'x', is_admin: true } })).toMatchObject({
      code: 422,
      name: 'Unknown field: is_admin.',
    });
    expect(await bad(url, { payload: {} })).toMatchObject({ code: 422, name: 'Name is required.' });
    expect(await bad(`${url}?page=abc`, {}, 'GET')).toMatchObject({
      code: 422,
      name: 'Page must be a whole number.',
    });
    expect(await bad(`${url}?colour=red`, {}, 'GET')).toMatchObject({
      code: 422,
      name: 'Unknown field: colour.',
    });
  });

  it.each([
    ['not JSON', { payload: '{"name":', headers: JSON_TYPE }, 400],
    ['nothing at all', { payload: '', headers: JSON_TYPE }, 400],
    ['plain text', { payload: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ['2 MB', { payload: { name: 'x'.repeat(2_000_000) } }, 413],
    ['depth of 10,000', { payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, headers: JSON_TYPE }, 422],
    ['a prototype', { payload: '{"name":"p","__proto__":{"is_admin":true}}', headers: JSON_TYPE }, 422],
  ])('of %s is refused in our shape', async (_what, more, status) => {
    const answer = await bad(url, more);

    expect(answer.answered).toBe(status);
    expect(answer).toMatchObject({ code: status, name: expect.any(String), message: expect.any(String) });
    expect('is_admin' in {}).toBe(false);
  });

  it('by a method the address does not know is answered with those it does', async () => {
    const reply = await server.call('PATCH', url, { payload: {}, headers: ann.headers });

    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    expect(reply.json()).toMatchObject({ code: 405, name: 'MethodNotAllowed' });
  });

  // API-002
  it('of something absent answers 404 with a message', async () => {
    const reply = await server.call('DELETE', `${url}/nobody`, { headers: ann.headers });

    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { code: 404, name: 'NotFound', message: 'Gate not found' },
    ]);
  });

  it('of an unknown address answers 404 in our shape, slash or not', async () => {
    for (const path of ['/api/v1/nothing', '/api/v1/nothing/', '/api/v1']) {
      const reply = await server.call('GET', path, { headers: ann.headers });
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { code: 404, name: 'NotFound', message: 'Not found' },
      ]);
    }
    expect((await server.call('GET', `${url}/`, { headers: ann.headers })).statusCode).toBe(200);
  });

  it('of a too long address or too large headers is refused before it is read', async () => {
    const long = await server.call('GET', `${url}?page=${'1'.repeat(20_000)}`, { headers: ann.headers });
    const large = await server.call('GET', url, {
      headers: { ...ann.headers, 'x-filler': 'y'.repeat(17_000) },
    });

    expect([long.json(), large.json()]).toMatchObject([{ code: 414, name: 'UriTooLong' }, { code: 431 }]);
  });
});

describe('every answer', () => {
  it('carries the security headers, whatever its status', async () => {
    const replies = await Promise.all([
      server.call('GET', '/api/v1/probe-gates', { headers: ann.headers }),
      server.call('GET', '/api/v1/probe-gates'),
      server.call('GET', '/api/v1/nothing', { headers: ann.headers }),
      server.call('PATCH', '/api/v1/probe-gates', { headers: ann.headers }),
      write({ name: 'x'.repeat(2_000_000) }),
      write({ name: 'once more', fail: 'throw' }),
      server.call('GET', '/health/live'),
      server.call('GET', '/api/v1/probe-gates', { headers: { host: 'evil.example' } }),
    ]);

    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 401, 404, 405, 413, 500, 200, 421]);
    for (const { headers } of replies)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      });
  });
});

describe('origin', () => {
  it('sends pages under another loopback name to the right one, and answers the API under any', async () => {
    const page = await server.call('GET', '/explore?x=1', { headers: { host: 'localhost:3000' } });
    const api = await server.call('GET', '/api/v1/probe-gates', {
      headers: { ...ann.headers, host: 'localhost:3000' },
    });

    expect([page.statusCode, page.headers.location]).toEqual([302, 'http://127.0.0.1:3000/explore?x=1']);
    expect(api.statusCode).toBe(200);
  });

  it.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'refuses a write that comes with %j',
    async (headers) => {
      const before = await state();

      const reply = await write({ name: 'from elsewhere' }, headers);

      expect(reply.json()).toMatchObject({ code: 403, name: 'CrossSite' });
      expect(await state()).toEqual(before);
    },
  );

  it('lets no other origin read', async () => {
    const reply = await server.call('OPTIONS', '/api/v1/probe-gates', {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });

    expect(reply.statusCode).toBe(403);
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a write that meets a lock', () => {
  const hold = async (work: string) => {
    await server.db
      .insertInto('feature_gate')
      .values({ name: 'held', enabled: true })
      .onConflict((c) => c.doNothing())
      .execute();
    const holder = await server.db.startTransaction().execute();
    await sql`select set_config('application_name', ${work}, true)`.execute(holder);
    await sql`select from feature_gate where name = 'held' for update`.execute(holder);
    return holder;
  };
  const refused = async (work = 'orion') => {
    const holder = await hold(work);
    const reply = await server.call('DELETE', '/api/v1/probe-gates/held', { headers: ann.headers });
    await holder.rollback().execute();
    return reply.json();
  };

  it('gives up within a second and says that somebody else is at it', async () => {
    expect(await refused()).toEqual({
      code: 409,
      name: 'Locked',
      message: 'Somebody else is changing this right now; try again in a moment.',
    });
  });

  it.each([
    ['companies', 'This company is being imported; try again in a moment.'],
    ['people', 'This person is being imported; try again in a moment.'],
  ])('says that an import of %s holds it when it does', async (entity, message) => {
    expect(await refused(importWork(entity))).toMatchObject({ code: 409, message });
  });

  it('does not blame an import that holds something else', async () => {
    await sql`insert into import (entity, file_name, storage_name, size, headers, mapping, preview, status, created_at)
      values ('companies', 'a.csv', 'x', 1, '{}', '[]', '[]', 'committing', now())`.execute(server.db);

    expect(await refused()).toMatchObject({
      message: 'Somebody else is changing this right now; try again in a moment.',
    });
  });
});
