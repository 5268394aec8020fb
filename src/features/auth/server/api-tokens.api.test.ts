import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let ann: Signed;
let ben: Signed;

beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn({ email_address: 'ann@firm.example' });
  ben = await server.signIn({ email_address: 'ben@firm.example' });
});

const make = async (body: object = { name: 'Script' }, who = ann) => {
  const reply = await server.call('POST', '/api/v1/api-tokens', { headers: who.headers, payload: body });
  return { status: reply.statusCode, ...reply.json<{ secret: string; data: { token_id: string } }>() };
};
const callWith = (secret: string) =>
  server.call('GET', '/api/v1/app-config', { headers: { authorization: `Bearer ${secret}` } });
const list = async (who: Signed) =>
  (await server.call('GET', '/api/v1/api-tokens', { headers: who.headers })).json<{
    results: { token_id: string; name: string; last_used_at: string | null }[];
  }>().results;
const revoke = (who: Signed, token_id: string) =>
  server.call('DELETE', `/api/v1/api-tokens/${token_id}`, { headers: who.headers });

describe('a personal API token', () => {
  it('signs a script in without a cookie, as its owner', async () => {
    const { status, secret } = await make();

    expect(status).toBe(201);
    expect(secret).toMatch(/^orion_pat_[\w-]{43}$/);
    expect((await callWith(secret)).statusCode).toBe(200);
  });

  it('is not in the database, nor in the list', async () => {
    const { secret } = await make({ name: 'Hidden' });
    const rows = await server.db.selectFrom('api_token').selectAll().execute();

    expect(JSON.stringify(rows)).not.toContain(secret.slice('orion_pat_'.length));
    expect(JSON.stringify(await list(ann))).not.toContain(secret);
    expect(await list(ann)).toContainEqual(expect.objectContaining({ name: 'Hidden' }));
  });

  it('ends when revoked, at its expiry, and with its owner', async () => {
    const revoked = await make();
    const short = await make({ name: 'Short', expires_in_days: 1 });
    const leaver = await server.signIn({ email_address: 'leaver@firm.example' });
    const theirs = await make({ name: 'Theirs' }, leaver);

    expect((await revoke(ann, revoked.data.token_id)).statusCode).toBe(200);
    expect((await callWith(revoked.secret)).json()).toMatchObject({ code: 401, name: 'InvalidToken' });

    expect((await callWith(short.secret)).statusCode).toBe(200);
    await server.db
      .updateTable('api_token')
      .set({ expires_at: server.clock.now().toISOString() })
      .where('token_id', '=', short.data.token_id)
      .execute();
    expect((await callWith(short.secret)).statusCode).toBe(401);

    await server.db
      .updateTable('staff')
      .set({ active: false })
      .where('user_id', '=', leaver.user_id)
      .execute();
    expect((await callWith(theirs.secret)).json()).toMatchObject({ code: 403, name: 'NotInvited' });
  });

  // T11
  it('is its owner’s alone: others neither see nor revoke it', async () => {
    const { data, secret } = await make({ name: 'Mine' });

    expect((await list(ben)).map(({ token_id }) => token_id)).not.toContain(data.token_id);
    expect((await revoke(ben, data.token_id)).statusCode).toBe(404);
    expect((await callWith(secret)).statusCode).toBe(200);
  });

  it('makes no further token', async () => {
    const { secret } = await make({ name: 'Mine' });
    const before = await list(ann);

    const reply = await server.call('POST', '/api/v1/api-tokens', {
      headers: { authorization: `Bearer ${secret}` },
      payload: { name: 'Another', expires_in_days: 1 },
    });

    expect(reply.json()).toMatchObject({
      code: 403,
      message: expect.stringContaining('cannot make another'),
    });
    expect(await list(ann)).toHaveLength(before.length);
  });

  it('notes its last use, at most once a minute', async () => {
    const { data, secret } = await make();
    const lastUse = async () =>
      (await list(ann)).find(({ token_id }) => token_id === data.token_id)?.last_used_at ?? null;
    const used = async (at: Date) => {
      await callWith(secret);
      await expect.poll(lastUse).toBe(at.toISOString());
    };
    expect(await lastUse()).toBeNull();

    const first = server.clock.now();
    await used(first);
    server.clock.advance(30_000);
    await used(first);
    server.clock.advance(30_000);
    await used(server.clock.now());
  });

  it.each([
    [{ name: '' }, 'Name must not be empty.'],
    [{ name: 'Nightly\nexport' }, 'Name must be a single line.'],
    [{ name: 'x', expires_in_days: 0 }, /expires_in_days/],
    [{ name: 'x', user_id: 1 }, 'Unknown field: user_id.'],
  ])('is not made from %o', async (body, sentence) => {
    const reply = await server.call('POST', '/api/v1/api-tokens', { headers: ann.headers, payload: body });

    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ name: string }>().name).toMatch(sentence);
  });

  it.each(['orion_pat_', 'orion_pat_x', `orion_pat_${'A'.repeat(43)}`])(
    'that is invented (%s) is refused',
    async (secret) => {
      expect((await callWith(secret)).statusCode).toBe(401);
    },
  );
});
