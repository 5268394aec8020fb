import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { countRows, probe } from './testing/probe-gates.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [probe] });
  ann = await server.signIn();
});

const write = (payload: object, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/v1/probe-gates', { payload, headers: { ...ann.headers, ...headers } });

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
      const before = await countRows(server.db);

      const reply = await write({ name: 'from elsewhere' }, headers);

      expect(reply.json()).toMatchObject({ code: 403, name: 'CrossSite' });
      expect(await countRows(server.db)).toEqual(before);
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
