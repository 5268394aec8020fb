import { beforeEach, describe, expect, it } from 'vitest';
import { type Signed, testApp } from '#orion/server/testing/test-app.ts';

const server = await testApp();
const { call, db, clock } = server;
let marta: Signed;
beforeEach(async () => {
  marta = await server.signIn();
});

const account = async (who = marta) =>
  (await call('GET', '/api/v1/account', { headers: who.headers })).json();
const save = (payload: object, who = marta) =>
  call('PATCH', '/api/v1/account', { headers: who.headers, payload });

describe('the account', () => {
  it('has no time zone until one is told, and mails at eight', async () => {
    expect(await account()).toMatchObject({ email_address: marta.email, time_zone: null, mail_hour: 8 });
  });

  it('keeps what is set, one by one, for its owner only', async () => {
    const theo = await server.signIn();

    await save({ time_zone: 'America/Chicago' });
    const reply = await save({ mail_hour: 0 });

    expect(reply.json()).toMatchObject({ time_zone: 'America/Chicago', mail_hour: 0 });
    expect(await account()).toMatchObject({ time_zone: 'America/Chicago', mail_hour: 0 });
    expect(await account(theo)).toMatchObject({ time_zone: null, mail_hour: 8 });
    const config = await call('GET', '/api/v1/app-config', { headers: marta.headers });
    expect(config.json().user.time_zone).toBe('America/Chicago');
  });

  it.each([
    { time_zone: 'Mars/Olympus' },
    { time_zone: '+01:00' },
    { time_zone: '' },
    { time_zone: null },
    { mail_hour: 24 },
    { mail_hour: -1 },
    { mail_hour: 8.5 },
    { role: 'PARTNER' },
  ])('refuses %o and changes nothing', async (payload) => {
    const before = await account();

    expect((await save(payload)).statusCode).toBe(422);
    expect(await account()).toEqual(before);
  });

  it('records a change, and nothing when all was so already', async () => {
    await save({ mail_hour: 9 });
    await save({ mail_hour: 9 });

    const events = await db
      .selectFrom('audit_event')
      .orderBy('event_id')
      .select('action')
      .where('user_id', '=', marta.user_id)
      .execute();
    expect(events).toEqual([{ action: 'settings.saveAccount' }]);
  });
});

describe('own sessions', () => {
  const sessions = async (who = marta) =>
    (await call('GET', '/api/v1/sessions', { headers: who.headers })).json().results;
  const another = (changes: object = {}) =>
    db
      .insertInto('session')
      .values({
        user_id: marta.user_id,
        cookie_hash: crypto.randomUUID(),
        refresh_handle_hash: 'x',
        refresh_token: 'sealed',
        token_hash: 'x',
        token_expires_at: clock.now().toISOString(),
        user_agent: 'Mozilla/5.0 (iPhone) CriOS/141 Safari/604.1',
        created_at: '2026-01-02T03:04:05.000Z',
        refreshed_at: '2026-01-03T03:04:05.000Z',
        ...changes,
      })
      .returning('session_id')
      .executeTakeFirstOrThrow();
  const end = (session_id: string, who = marta) =>
    call('DELETE', `/api/v1/sessions/${session_id}`, { headers: who.headers });

  it('tell device, last use, and which of them this is', async () => {
    const { session_id } = await another();

    expect(await sessions()).toEqual([
      expect.objectContaining({ current: true, device: 'Unknown device' }),
      {
        session_id,
        current: false,
        device: 'Chrome on iPhone',
        created_at: '2026-01-02T03:04:05.000Z',
        last_used_at: '2026-01-03T03:04:05.000Z',
      },
    ]);
  });

  it('note their use, once a minute at most', async () => {
    const used = async () => (await sessions())[0].last_used_at as string;
    await expect.poll(used).toBe(clock.now().toISOString());
    const first = clock.now().toISOString();

    clock.advance(59_000);
    expect(await used()).toBe(first);
    clock.advance(1000);
    await sessions();

    await expect.poll(used).toBe(clock.now().toISOString());
  });

  it('leave out those that are over', async () => {
    await another({ revoked_at: clock.now().toISOString() });
    await another({ refresh_token: null });

    expect(await sessions()).toHaveLength(1);
  });

  it('end by their owner alone', async () => {
    const theo = await server.signIn();
    const { session_id } = await another();

    expect((await end(session_id, theo)).statusCode).toBe(404);
    expect(await sessions()).toHaveLength(2);
    expect((await end(session_id)).statusCode).toBe(200);
    expect((await end(session_id)).statusCode).toBe(404);
    expect(await sessions()).toHaveLength(1);
  });

  it('end with the next call of that browser', async () => {
    const [own] = await sessions();

    await end(own.session_id);

    expect((await call('GET', '/api/v1/account', { headers: marta.headers })).statusCode).toBe(401);
  });
});
