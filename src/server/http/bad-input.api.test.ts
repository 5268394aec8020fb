import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { probe } from './testing/probe-gates.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [probe] });
  ann = await server.signIn();
});

describe('bad input', () => {
  const bad = async (
    url: string,
    more: Parameters<TestApp['call']>[2] = {},
    method: 'GET' | 'POST' = 'POST',
  ) => {
    const reply = await server.call(method, url, { ...more, headers: { ...ann.headers, ...more?.headers } });
    return { answered: reply.statusCode, ...reply.json<{ code: number; name: string; message: string }>() };
  };
  const url = '/api/v1/probe-gates';
  const JSON_TYPE = { 'content-type': 'application/json' };

  // API-009, API-010
  it('is named in a sentence', async () => {
    expect(await bad(url, { payload: { name: 'x', is_admin: true } })).toMatchObject({
      code: 422,
      name: 'Unknown field: is_admin.',
    });
    expect(await bad(url, { payload: {} })).toMatchObject({ code: 422, name: 'Name is required.' });
    expect(await bad(`${url}?page=abc`, {}, 'GET')).toMatchObject({
      code: 422,
      name: 'Page must be a whole number.',
    });
    expect(await bad(`${url}?colour=red`, {}, 'GET')).toMatchObject({
      code: 422,
      name: 'Unknown field: colour.',
    });
  });

  it.each([
    [[], 'The request must be an object.'],
    ['x', 'The request must be an object.'],
    [{ name: 7 }, 'Name must be text.'],
    [{ name: 'x'.repeat(41) }, 'Name must have at most 40 characters.'],
    [{ name: 'x', fail: 'often' }, 'Fail must be refuse, throw or reply.'],
  ])('of %j is told in words that people use', async (payload, name) => {
    const more = { payload: JSON.stringify(payload), headers: JSON_TYPE };
    expect(await bad(url, more)).toMatchObject({ code: 422, name });
  });

  it.each(['zstd', 'nope', 'gzip, gzip', 'compress'])(
    'in the content-encoding %s says which are read',
    async (encoding) => {
      const headers = { ...JSON_TYPE, 'content-encoding': encoding };

      expect(await bad(url, { payload: '{"name":"x"}', headers })).toMatchObject({
        code: 415,
        name: 'UnsupportedMediaType',
        message: `Orion does not read the content-encoding “${encoding}”. Send the body as it is, or with gzip, br or deflate once.`,
      });
    },
  );

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['identity', (text: string) => Buffer.from(text)],
  ])('is found behind the content-encoding %s', async (encoding, compressed) => {
    const more = { payload: compressed('{}'), headers: { ...JSON_TYPE, 'content-encoding': encoding } };

    expect(await bad(url, more)).toMatchObject({ code: 422, name: 'Name is required.' });
  });

  it.each([
    ['not JSON', { payload: '{"name":', headers: JSON_TYPE }, 400],
    ['nothing at all', { payload: '', headers: JSON_TYPE }, 400],
    ['plain text', { payload: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ['2 MB', { payload: { name: 'x'.repeat(2_000_000) } }, 413],
    ['depth of 10,000', { payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, headers: JSON_TYPE }, 422],
    ['a prototype', { payload: '{"name":"p","__proto__":{"is_admin":true}}', headers: JSON_TYPE }, 422],
  ])('of %s is refused in our shape', async (_what, more, status) => {
    const answer = await bad(url, more);

    expect(answer.answered).toBe(status);
    expect(answer).toMatchObject({ code: status, name: expect.any(String), message: expect.any(String) });
    expect('is_admin' in {}).toBe(false);
  });

  it('by a method the address does not know is answered with those it does', async () => {
    const reply = await server.call('PATCH', url, { payload: {}, headers: ann.headers });

    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    expect(reply.json()).toMatchObject({ code: 405, name: 'MethodNotAllowed' });
  });

  // API-002
  it('of something absent answers 404 with a message', async () => {
    const reply = await server.call('DELETE', `${url}/nobody`, { headers: ann.headers });

    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { code: 404, name: 'NotFound', message: 'Gate not found' },
    ]);
  });

  it('of an unknown address answers 404 in our shape, slash or not', async () => {
    for (const path of ['/api/v1/nothing', '/api/v1/nothing/', '/api/v1']) {
      const reply = await server.call('GET', path, { headers: ann.headers });
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { code: 404, name: 'NotFound', message: 'Not found' },
      ]);
    }
    expect((await server.call('GET', `${url}/`, { headers: ann.headers })).statusCode).toBe(200);
  });

  it('of a too long address or too large headers is refused before it is read', async () => {
    const long = await server.call('GET', `${url}?page=${'1'.repeat(20_000)}`, { headers: ann.headers });
    const large = await server.call('GET', url, {
      headers: { ...ann.headers, 'x-filler': 'y'.repeat(17_000) },
    });

    expect([long.json(), large.json()]).toMatchObject([{ code: 414, name: 'UriTooLong' }, { code: 431 }]);
  });
});
