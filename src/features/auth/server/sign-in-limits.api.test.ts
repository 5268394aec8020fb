import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ env: { RATE_SIGN_IN: '10' } });
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
