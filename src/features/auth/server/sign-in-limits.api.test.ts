import { beforeAll, describe, expect, it } from 'vitest';
import { simulatedProvider } from '#connectors/openid/testing/simulated-provider.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { runningOrion, signInAs } from './testing/running-orion.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ env: { RATE_SIGN_IN: '10', RATE_BAD_TOKEN: '' } });
});

const tryFrom = (remoteAddress: string, more: Record<string, string> = {}) =>
  server.call('POST', '/auth/token', {
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    payload:
      'grant_type=authorization_code&code=x&state=y&client_id=z&redirect_uri=http://127.0.0.1:3000/login',
  });

// T21; case 7
it('lets one address try ten times a minute, whatever it says of itself, and others go on', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 30; attempt += 1)
    statuses.push((await tryFrom('203.0.113.9', { 'x-forwarded-for': `198.51.100.${attempt}` })).statusCode);

  const refused = await tryFrom('203.0.113.9');

  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(refused.json()).toMatchObject({ code: 429, name: 'TooManyRequests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await tryFrom('203.0.113.10')).statusCode).toBe(400);
});

it('counts an IPv6 network as one address', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await tryFrom(`2001:db8:1:2::${attempt + 1}`);

  expect((await tryFrom('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await tryFrom('2001:db8:1:3::1')).statusCode).toBe(400);
});

// T21
it('lets an office sign in and refresh from one address while somebody there sends junk', async () => {
  const orion = await runningOrion({ provider: await simulatedProvider(), env: { RATE_SIGN_IN: '3' } });
  await aStaffMember(orion.db, { email_address: 'ann@firm.example' });
  const stranger = orion.browser();
  const junk = { grant_type: 'authorization_code', code: 'x', state: 'y', client_id: 'z', redirect_uri: 'w' };
  orion.clock.toNextMinute();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await stranger.post('/auth/token', junk)).status);

  const people = [];
  for (let person = 0; person < 5; person += 1) people.push(await signInAs(orion));
  const refreshes = [];
  for (const { browser, tokens } of people)
    refreshes.push(
      await browser.post('/auth/token', {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        client_id: orion.platform.identity.clientId,
      }),
    );

  expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
  expect(refreshes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

describe('a flood of calls with bad tokens', () => {
  const address = { remoteAddress: '203.0.113.77' };
  const call = (headers: Record<string, string>) =>
    server.call('GET', '/api/v1/app-config', { ...address, headers });
  const flood = async (count: number) => {
    const counted = new Map<number, number>();
    for (let sent = 0; sent < count; sent += 1) {
      const { statusCode } = await call({ authorization: `Bearer orion_pat_${'A'.repeat(42)}${sent % 10}` });
      counted.set(statusCode, (counted.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(counted);
  };

  it('is refused unheard, for longer each time, and nobody signed in there notices', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const { secret } = (
      await server.call('POST', '/api/v1/api-tokens', { headers: ann.headers, payload: { name: 'Script' } })
    ).json<{ secret: string }>();
    const script = { authorization: `Bearer ${secret}` };
    expect((await call(script)).statusCode).toBe(200);

    expect(await flood(100)).toEqual({ 401: 60, 429: 40 });
    const good = await Promise.all([call(ann.headers), call(ben.headers), call(script)]);
    expect(good.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await server.call('GET', '/api/v1/app-config', { headers: ben.headers })).statusCode).toBe(200);

    server.clock.advance(60_000);
    expect(await flood(61)).toEqual({ 401: 60, 429: 1 });
    const refused = await call({ authorization: 'Bearer orion_pat_x' });
    expect(refused.json()).toMatchObject({ code: 429, name: 'TooManyRequests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  });

  it('does not take a token that ended for one that is good', async () => {
    const { headers } = await server.signIn();
    await call(headers);
    await server.db.updateTable('session').set({ revoked_at: server.clock.now().toISOString() }).execute();

    expect((await call(headers)).statusCode).toBe(401);
  });
});
