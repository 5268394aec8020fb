import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';
import { networkOf } from './limits.ts';

const DEFAULTS = { RATE_READ: '', RATE_WRITE: '', RATE_SIGN_IN: '' };
const server = await testApp({ env: DEFAULTS });
const statuses = async (count: number, call: () => Promise<{ statusCode: number }>) => {
  const replies: { statusCode: number }[] = [];
  // A few at a time, as connections would bring them.
  while (replies.length < count)
    replies.push(...(await Promise.all(Array.from({ length: Math.min(25, count - replies.length) }, call))));
  return (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
};

describe('rate limits, as shipped', () => {
  it('hold one person back and leave the next one alone', async () => {
    const [ann, bo] = [await server.signIn(), await server.signIn()];

    const ofAnn = await statuses(650, () => server.call('GET', '/api/v1/scopers', { headers: ann.headers }));

    expect([ofAnn(200), ofAnn(429)]).toEqual([600, 50]);
    expect((await server.call('GET', '/api/v1/scopers', { headers: bo.headers })).statusCode).toBe(200);
  });

  it('count writes apart from reads, and say when to come back', async () => {
    const { headers } = await server.signIn();
    const write = () => server.call('POST', '/api/v1/api-tokens', { headers, payload: { name: 'x' } });
    const counted = await statuses(120, write);

    const refused = await write();

    expect(counted(201)).toBe(120);
    expect(refused.json()).toMatchObject({ code: 429, name: 'TooManyRequests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call('GET', '/api/v1/api-tokens', { headers })).statusCode).toBe(200);
  });

  it('allow ten sign-ins a minute from one network, whatever headers it makes up', async () => {
    let tries = 0;
    const sign = () =>
      server.call('POST', '/auth/token', {
        payload: 'grant_type=refresh_token&refresh_token=x&client_id=orion-test',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `10.0.0.${++tries}`,
        },
        remoteAddress: '203.0.113.7',
      });

    const counted = await statuses(30, sign);

    expect(counted(429)).toBe(20);
    const elsewhere = await server.call('POST', '/auth/token', {
      payload: 'grant_type=refresh_token&refresh_token=x&client_id=orion-test',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: '203.0.113.8',
    });
    expect(elsewhere.statusCode).toBe(400);
  });

  it('take an IPv6 network as one caller', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:ffff::1'));
    expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'));
  });

  it.each([
    ['', 422],
    ['k'.repeat(201), 422],
    ['k'.repeat(200), 201],
  ])('take an idempotency key for what it is (%#)', async (key, status) => {
    const { headers } = await server.signIn();

    const reply = await server.call('POST', '/api/v1/api-tokens', {
      headers: { ...headers, 'idempotency-key': key },
      payload: { name: 'x' },
    });

    expect(reply.statusCode).toBe(status);
    if (status === 422)
      expect(reply.json()).toMatchObject({ message: 'Idempotency-Key must have 1 to 200 characters.' });
  });
});
