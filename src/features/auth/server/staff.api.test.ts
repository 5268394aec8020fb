import { beforeEach, describe, expect, it } from 'vitest';
import { type Signed, testApp } from '#orion/server/testing/test-app.ts';
import type { Member } from '../staff.contract.ts';

const server = await testApp();
const { call, db } = server;
let ann: Signed;
let ben: Signed;
beforeEach(async () => {
  ann = await server.signIn({ administrator: true });
  ben = await server.signIn();
});

const change = (who: Signed, payload: object, by = ann) =>
  call('PATCH', `/api/v1/staff/${who.user_id}`, { headers: by.headers, payload });
const member = async (who: Signed) => {
  const { results } = (await call('GET', '/api/v1/staff', { headers: ann.headers })).json() as {
    results: Member[];
  };
  return results.find(({ user_id }) => user_id === who.user_id);
};
const token = async (who: Signed) =>
  (await call('POST', '/api/v1/api-tokens', { headers: who.headers, payload: { name: 'Script' } })).json()
    .secret as string;
const withToken = async (secret: string) =>
  (await call('GET', '/api/v1/account', { headers: { authorization: `Bearer ${secret}` } })).statusCode;
const invite = (payload: object) => call('POST', '/api/v1/staff', { headers: ann.headers, payload });

describe('an invitation', () => {
  it('lists somebody and mails them where to sign in', async () => {
    const email_address = `nora-${ann.user_id}@firm.example`;
    const reply = await invite({ email_address, full_name: 'Nora Hire', role: 'PARTNER' });

    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toMatchObject({ email_address, role: 'PARTNER', joined: false, active: true });
    const mail = await db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', email_address)
      .executeTakeFirstOrThrow();
    expect(mail.plain).toContain('http://127.0.0.1:3000/explore');
  });

  it('is refused for who is listed already, whatever the case, and mails nobody', async () => {
    const reply = await invite({ email_address: ben.email.toUpperCase(), full_name: 'Ben' });

    expect(reply.statusCode).toBe(422);
    expect(reply.json().name).toContain('is already on the list');
    const mails = await db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', 'ilike', ben.email)
      .execute();
    expect(mails).toEqual([]);
  });

  it.each([
    { email_address: 'nobody', full_name: 'N' },
    { email_address: 'a@b.example', full_name: ' ' },
    { email_address: 'a@b.example', full_name: 'Ann\nLee' },
    { email_address: 'a@b.example', full_name: 'A', role: 'KING' },
    { email_address: 'a@b.example', full_name: 'A', administrator: true },
  ])('refuses %o', async (payload) => {
    expect((await invite(payload)).statusCode).toBe(422);
  });
});

describe('a change', () => {
  it('sets role and administrator, and reads as what it was and is', async () => {
    await change(ben, { role: 'PRINCIPAL', administrator: true });

    expect(await member(ben)).toMatchObject({ role: 'PRINCIPAL', administrator: true });
    expect((await call('GET', '/api/v1/staff', { headers: ben.headers })).statusCode).toBe(200);
    await change(ben, { administrator: false });
    expect((await call('GET', '/api/v1/staff', { headers: ben.headers })).statusCode).toBe(403);
  });

  it('that deactivates ends sessions and tokens for good', async () => {
    const secret = await token(ben);

    expect((await change(ben, { active: false })).json().data.active).toBe(false);

    expect((await call('GET', '/api/v1/account', { headers: ben.headers })).statusCode).toBe(403);
    await change(ben, { active: true });
    expect(await withToken(secret)).toBe(401);
    expect((await call('GET', '/api/v1/account', { headers: ben.headers })).statusCode).toBe(401);
  });

  it('leaves an administrator, and finds nobody who is not there', async () => {
    const others = await db
      .selectFrom('staff')
      .select('user_id')
      .where('administrator', '=', true)
      .where('user_id', '!=', ann.user_id)
      .execute();
    for (const { user_id } of others)
      await db.updateTable('staff').set({ administrator: false }).where('user_id', '=', user_id).execute();

    expect((await change(ann, { administrator: false })).json().name).toContain('is the only administrator');
    expect((await change(ann, { active: false })).statusCode).toBe(422);
    expect((await change({ ...ben, user_id: 2_000_000_000 }, { active: false })).statusCode).toBe(404);
  });
});

describe('the access of one person', () => {
  const access = async (who: Signed) =>
    (await call('GET', `/api/v1/staff/${who.user_id}/access`, { headers: ann.headers })).json();
  const end = (who: Signed, id: string) =>
    call('DELETE', `/api/v1/staff/${who.user_id}/access/${id}`, { headers: ann.headers });

  it('is seen and ended one by one, and only as theirs', async () => {
    const secret = await token(ben);
    const { sessions, tokens } = await access(ben);
    expect([sessions.length, tokens.length]).toEqual([1, 1]);

    expect((await end(ann, tokens[0].token_id)).statusCode).toBe(404);
    expect(await withToken(secret)).toBe(200);
    expect((await end(ben, tokens[0].token_id)).statusCode).toBe(200);
    expect((await end(ben, sessions[0].session_id)).statusCode).toBe(200);

    expect(await withToken(secret)).toBe(401);
    expect((await call('GET', '/api/v1/account', { headers: ben.headers })).statusCode).toBe(401);
    expect(await access(ben)).toEqual({ sessions: [], tokens: [] });
  });
});

describe('the reminders of a leaver', () => {
  const handOver = (from: Signed, to: number, by = ann) =>
    call('POST', `/api/v1/staff/${from.user_id}/hand-over`, { headers: by.headers, payload: { to } });
  const put = (user_id: number, status: string) =>
    db
      .insertInto('reminder')
      .values({
        user_id,
        made_by: user_id,
        source_type: 'MANUAL',
        status,
        schedule_date: '2099-01-05T15:30:00Z',
        mailed_due_at: '2099-01-05T15:30:00Z',
      })
      .execute();
  const statusesOf = async ({ user_id }: Signed) =>
    (
      await db
        .selectFrom('reminder')
        .select(['status', 'made_by', 'mailed_due_at'])
        .where('user_id', '=', user_id)
        .orderBy('status')
        .execute()
    ).map(({ status, made_by, mailed_due_at }) => [status, made_by === user_id, mailed_due_at]);

  it('go to a colleague, who may correct them and is told of them; what is settled stays', async () => {
    for (const status of ['upcoming', 'snooze', 'completed']) await put(ben.user_id, status);

    const reply = await handOver(ben, ann.user_id);

    expect(reply.json()).toEqual({ status: 'success', reminders: 2 });
    expect(await statusesOf(ann)).toEqual([
      ['snooze', true, null],
      ['upcoming', true, null],
    ]);
    expect((await statusesOf(ben)).map(([status]) => status)).toEqual(['completed']);
    expect((await handOver(ben, ann.user_id)).json().reminders).toBe(0);
  });

  it('go to nobody who is gone, not to themselves, and only by an administrator', async () => {
    const gone = await server.signIn();
    await change(gone, { active: false });
    await put(ben.user_id, 'upcoming');

    const replies = [
      await handOver(ben, gone.user_id),
      await handOver(ben, ben.user_id),
      await handOver(ben, 2_000_000_000),
      await handOver(ben, ann.user_id, ben),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 403]);
    expect(await statusesOf(ben)).toHaveLength(1);
  });
});
