import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedProvider, simulatedProvider } from '#connectors/openid/testing/simulated-provider.ts';
import { secretsFrom } from '#server/secrets.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import type { Browser } from './testing/browser.ts';
import { type RunningOrion, runningOrion, signInAs, type Tokens } from './testing/running-orion.ts';

const HOUR_MS = 3_600_000;
let provider: SimulatedProvider;
let orion: RunningOrion;

beforeAll(async () => {
  provider = await simulatedProvider();
  orion = await runningOrion({ provider });
  await aStaffMember(orion.db, { email_address: 'ann@firm.example' });
});
beforeEach(() => {
  orion.clock.reset();
  provider.state.mode = 'well';
  provider.state.lies = {};
  provider.state.now = () => orion.clock.now().getTime();
  provider.state.calls.length = 0;
});

const refresh = (browser: Browser, handle: string) =>
  browser.post('/auth/token', {
    grant_type: 'refresh_token',
    refresh_token: handle,
    client_id: 'orion-test',
  });
const call = async (browser: Browser, id_token: string) =>
  (await browser.ask('/api/v1/app-config', { headers: { authorization: `Bearer ${id_token}` } })).status;

describe('a refresh', () => {
  // AUTH-017, AUTH-018, AUTH-019
  it('answers new tokens and no new refresh token: the stored one is kept', async () => {
    const { browser, tokens } = await signInAs(orion);

    const answer = await refresh(browser, tokens.refresh_token);
    const fresh = (await answer.json()) as Tokens;

    expect(Object.keys(fresh).sort()).toEqual(['access_token', 'expires_in', 'id_token']);
    expect(fresh.id_token).not.toBe(tokens.id_token);
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
  });

  it('never gives the provider’s own refresh token away', async () => {
    const { browser, tokens } = await signInAs(orion);
    await refresh(browser, tokens.refresh_token);

    const sent = provider.state.forms.map((form) => form.get('refresh_token'));
    const { refresh_token } = await orion.db
      .selectFrom('session')
      .select('refresh_token')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();

    expect(sent).not.toContain(tokens.refresh_token);
    expect(refresh_token).not.toMatch(/^[0-9a-f-]{36}$/);
  });

  it('leaves the token before good until its own end, and none that is older', async () => {
    const { browser, tokens } = await signInAs(orion);
    orion.clock.advance(0.5 * HOUR_MS);
    const second = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;

    expect(await call(browser, tokens.id_token)).toBe(200);
    expect(await call(browser, second.id_token)).toBe(200);

    orion.clock.advance(0.5 * HOUR_MS + 120_000);
    expect(await call(browser, tokens.id_token)).toBe(401);
    expect(await call(browser, second.id_token)).toBe(200);

    await refresh(browser, tokens.refresh_token);
    await refresh(browser, tokens.refresh_token);
    expect(await call(browser, second.id_token)).toBe(401);
  });

  // AUTH-026
  it('made by five tabs at once asks the provider once, while fifty calls go through', async () => {
    const { browser, tokens } = await signInAs(orion);
    provider.state.calls.length = 0;

    const calls = Array.from({ length: 50 }, () => call(browser, tokens.id_token));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refresh(browser, tokens.refresh_token)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const given = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Tokens).id_token),
    );
    expect(new Set(given).size).toBe(1);
    expect(provider.count('/token')).toBe(1);
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  });

  // R4
  it('made on two instances at once uses no refresh token twice', async () => {
    const { browser, tokens } = await signInAs(orion);
    const other = await runningOrion({
      provider,
      platform: { db: orion.db },
      env: { ORION_ORIGIN: orion.origin },
    });
    const there = (handle: string) =>
      other.call('POST', '/auth/token', {
        headers: {
          cookie: browser.cookieHeader(),
          host: new URL(orion.origin).host,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `grant_type=refresh_token&client_id=orion-test&refresh_token=${handle}`,
      });

    const [here, elsewhere] = await Promise.all([
      refresh(browser, tokens.refresh_token),
      there(tokens.refresh_token),
    ]);

    expect([here.status, elsewhere.statusCode]).toEqual([200, 200]);
  });

  it('eight hours later keeps the person signed in', async () => {
    const { browser, tokens } = await signInAs(orion);
    orion.clock.advance(8 * HOUR_MS);

    const answer = await refresh(browser, tokens.refresh_token);

    const { id_token } = (await answer.json()) as Tokens;
    expect(await call(browser, id_token)).toBe(200);
  });

  it('ends with the session after thirty days', async () => {
    const { browser, tokens } = await signInAs(orion);
    orion.clock.advance(31 * 24 * HOUR_MS);

    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  });
});

describe('a refresh is refused', () => {
  const REFUSED = { error: 'invalid_grant', code: 400, name: 'invalid_grant' };

  // AUTH-027
  it('when the provider refuses, and the session is over', async () => {
    const { browser, tokens } = await signInAs(orion);
    provider.state.mode = 'refusing';

    const answer = await refresh(browser, tokens.refresh_token);

    expect(await answer.json()).toMatchObject(REFUSED);
    provider.state.mode = 'well';
    expect(await call(browser, tokens.id_token)).toBe(401);
  });

  it('without the cookie, with another handle, with the handle of another session, after logout', async () => {
    const [one, other] = [await signInAs(orion), await signInAs(orion)];
    const before = provider.count('/token');

    const answers = [
      await refresh(orion.browser(), one.tokens.refresh_token),
      await refresh(one.browser, 'guess'),
      await refresh(one.browser, other.tokens.refresh_token),
    ];
    const cookie = one.browser.cookieHeader();
    await one.browser.ask('/auth/logout', { method: 'POST', headers: one.headers });
    answers.push(
      await orion
        .browser()
        .post(
          '/auth/token',
          { grant_type: 'refresh_token', refresh_token: one.tokens.refresh_token, client_id: 'orion-test' },
          { cookie },
        ),
    );

    for (const answer of answers) expect(await answer.json()).toMatchObject(REFUSED);
    expect(provider.count('/token')).toBe(before);
    expect((await refresh(other.browser, other.tokens.refresh_token)).status).toBe(200);
  });

  it('when the stored token cannot be opened; and no failure keeps its lease', async () => {
    const { browser, tokens } = await signInAs(orion);
    const leases = async () =>
      orion.db.selectFrom('session').select('session_id').where('refreshing_until', 'is not', null).execute();
    provider.state.mode = 'gone';
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(503);
    expect(await leases()).toEqual([]);
    provider.state.mode = 'well';
    const foreign = secretsFrom('another key, as long as a key has to be').seal('x');
    await orion.db.updateTable('session').set({ refresh_token: foreign }).execute();

    expect(await (await refresh(browser, tokens.refresh_token)).json()).toMatchObject(REFUSED);

    expect(await leases()).toEqual([]);
  });

  it('when the provider answers for somebody else', async () => {
    const { browser, tokens } = await signInAs(orion);
    provider.state.lies = { sub: 'somebody-else' };

    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  });
});

// R17; T9
it('answers 503, never 401, while the provider is away, and recovers by itself', async () => {
  const { browser, tokens } = await signInAs(orion);
  provider.state.mode = 'gone';

  const answer = await refresh(browser, tokens.refresh_token);

  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({
    code: 503,
    name: 'Unavailable',
    error: 'temporarily_unavailable',
  });
  expect(await call(browser, tokens.id_token)).toBe(200);

  provider.state.mode = 'well';
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
});
