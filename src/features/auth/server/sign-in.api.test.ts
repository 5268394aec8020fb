import { beforeAll, describe, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { type RunningOrion, runningOrion, signInAs, visitProvider } from './testing/running-orion.ts';

let orion: RunningOrion;
const lines: string[] = [];

beforeAll(async () => {
  orion = await runningOrion({ env: { LOG_LEVEL: 'debug' }, onLog: (line) => lines.push(line) });
  await aStaffMember(orion.db, { email_address: 'ann@firm.example', full_name: 'Ann Archer' });
  await aStaffMember(orion.db, { email_address: 'ben@firm.example', full_name: 'Ben Böhm', role: null });
});

const appConfig = (headers: Record<string, string>) =>
  fetch(`${orion.origin}/api/v1/app-config`, { headers });
const nameOf = async (answer: Response) => ((await answer.json()) as { name: string }).name;

describe('sign-in at the embedded provider', () => {
  // AUTH-011, AUTH-012, AUTH-014, AUTH-015, AUTH-016
  it('leads from the button over the list of staff to tokens and a session', async () => {
    const { browser, tokens, headers, answer } = await signInAs(orion, 'ann@firm.example');

    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'id_token', 'refresh_token']);
    expect(tokens.expires_in).toBeGreaterThan(3500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const reply = await browser.ask('/api/v1/app-config', { headers });
    expect(reply.status).toBe(200);
  });

  // AUTH-020, AUTH-021, AUTH-022
  it('tells the e-mail address for the access token, to the browser that has the cookie', async () => {
    const { browser, tokens } = await signInAs(orion, 'ann@firm.example');
    const headers = { authorization: `Bearer ${tokens.access_token}` };

    const answer = await browser.ask('/auth/user-info', { headers });
    const elsewhere = await fetch(`${orion.origin}/auth/user-info`, { headers });
    const withIdToken = await browser.ask('/auth/user-info', {
      headers: { authorization: `Bearer ${tokens.id_token}` },
    });

    expect(await answer.json()).toEqual({ email: 'ann@firm.example' });
    expect([elsewhere.status, await nameOf(elsewhere)]).toEqual([401, 'SessionNotBound']);
    expect(withIdToken.status).toBe(401);
  });

  // T5
  it('sets a session cookie that no script reads and no other site sends', async () => {
    const { browser, setCookies } = await signInAs(orion, 'ann@firm.example');

    const [line = ''] = setCookies;
    expect(line).toMatch(new RegExp(`^orion_sid_${orion.port}=[\\w-]{43}; `));
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Strict/);
    expect(line).toMatch(/Path=\//);
    expect(line).not.toMatch(/Domain=/i);
    expect(browser.cookie('orion_pre')?.attributes).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  });

  // T5
  it('makes the token useless without the cookie, and both useless after logout', async () => {
    const { browser, headers } = await signInAs(orion, 'ann@firm.example');
    const cookie = browser.cookieHeader();

    const stolen = await appConfig(headers);
    const own = await appConfig({ ...headers, cookie });
    const logout = await browser.ask('/auth/logout', { method: 'POST', headers });

    expect([stolen.status, await nameOf(stolen)]).toEqual([401, 'SessionNotBound']);
    expect(own.status).toBe(200);
    expect(logout.status).toBe(200);
    expect((await appConfig(headers)).status).toBe(401);
    expect((await appConfig({ ...headers, cookie })).status).toBe(401);
  });

  // T5
  it('accepts no cookie of another person', async () => {
    const ann = await signInAs(orion, 'ann@firm.example');
    const ben = await signInAs(orion, 'ben@firm.example');

    const mixed = await appConfig({ ...ann.headers, cookie: ben.browser.cookieHeader() });

    expect([mixed.status, await nameOf(mixed)]).toEqual([401, 'SessionNotBound']);
  });

  it('lets two tabs of one browser sign in at once', async () => {
    const browser = orion.browser();
    const first = await browser.ask('/auth/start');
    const second = await browser.ask('/auth/start');
    const [one, other] = [first, second].map((answer) => new URL(answer.headers.get('location') ?? ''));

    expect(one?.searchParams.get('state')).not.toBe(other?.searchParams.get('state'));
    await expect(signInAs(orion, 'ann@firm.example', browser)).resolves.toBeDefined();
  });

  it('gives the browser a new session and ends the one it had', async () => {
    const first = await signInAs(orion, 'ann@firm.example');
    const cookie = first.browser.cookieHeader();

    await signInAs(orion, 'ben@firm.example', first.browser);

    expect((await appConfig({ ...first.headers, cookie })).status).toBe(401);
  });

  // T26
  it('writes sign-in and logout to the audit trail, once each', async () => {
    const { browser, headers } = await signInAs(orion, 'ben@firm.example');
    const events = () =>
      orion.db
        .selectFrom('audit_event')
        .select(['action', 'via', 'subject'])
        .where('email_address', '=', 'ben@firm.example')
        .orderBy('event_id', 'desc')
        .limit(2)
        .execute();
    const [signedIn] = await events();

    await browser.ask('/auth/logout', { method: 'POST', headers });

    expect(signedIn).toMatchObject({ action: 'auth.signIn', via: 'browser', subject: expect.any(String) });
    expect((await events()).map(({ action }) => action)).toEqual(['auth.logout', 'auth.signIn']);
  });
});

// AUTH-023
it('keeps a session through a restart of the server', async () => {
  const { headers, browser, tokens } = await signInAs(orion, 'ann@firm.example');
  const cookie = browser.cookieHeader();

  const again = await runningOrion({ platform: { db: orion.db }, env: { ORION_ORIGIN: orion.origin } });
  const call = (path: string, more: object = {}) =>
    again.call('GET', path, { headers: { ...headers, cookie, host: new URL(orion.origin).host }, ...more });

  expect((await call('/api/v1/app-config')).statusCode).toBe(200);
  const refreshed = await again.call('POST', '/auth/token', {
    headers: {
      cookie,
      host: new URL(orion.origin).host,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      client_id: 'orion',
    }).toString(),
  });
  expect(refreshed.statusCode).toBe(200);
});

// T26, G19
it('writes no token, code, cookie or handle to the log', async () => {
  const browser = orion.browser();
  const { tokens, headers } = await signInAs(orion, 'ann@firm.example', browser);
  const cookie = browser.cookie('orion_sid')?.value ?? '';
  const preLogin = browser.cookie('orion_pre')?.value ?? '';
  await browser.post('/auth/token', {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
    client_id: 'orion',
  });
  await browser.ask('/api/v1/app-config', { headers: { authorization: `Bearer ${tokens.id_token}x` } });
  const abandoned = await visitProvider(browser, 'ann@firm.example');
  await browser.ask(`/login?code=${abandoned.code}&state=${abandoned.state}`);
  await browser.ask('/auth/logout', { method: 'POST', headers });

  const log = lines.join('\n');
  expect(log).toContain('/auth/token');
  const secrets = { ...tokens, cookie, preLogin, code: abandoned.code, state: abandoned.state };
  const leaked = Object.entries(secrets).filter(([, secret]) => log.includes(String(secret)));
  expect(leaked.map(([name]) => name).filter((name) => name !== 'expires_in')).toEqual([]);
});
