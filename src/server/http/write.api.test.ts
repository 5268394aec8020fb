import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { importWork } from '../db/blockers.ts';
import { countRows, probe } from './testing/probe-gates.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [probe] });
  ann = await server.signIn();
});

const write = (payload: object, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/v1/probe-gates', { payload, headers: { ...ann.headers, ...headers } });
const state = () => countRows(server.db);

describe('a write', () => {
  // API-001
  it('is acknowledged with its audit event, in one transaction', async () => {
    const before = await state();
    const { writes } = server.platform.counts;

    const reply = await write({ name: 'one' });

    expect(reply.statusCode).toBe(201);
    // Counts from before it are not handed to anybody any more.
    expect(server.platform.counts.writes).toBe(writes + 1);
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

  it('gives up within a second and says that it is being changed, whoever does it', async () => {
    expect(await refused()).toEqual({
      code: 409,
      name: 'Locked',
      message: 'This is being changed right now; try again in a moment.',
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
      message: 'This is being changed right now; try again in a moment.',
    });
  });
});
