import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let ann: Signed;
let port: number;
beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});

/** Sends bytes as they are and reads until the server hangs up; answers the statuses that came. */
const send = (bytes: string | Buffer) =>
  new Promise<{ statuses: number[]; text: string }>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (piece) => (text += piece));
    socket.on('close', () =>
      resolve({
        text,
        statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
      }),
    );
    socket.on('error', reject);
  });

const HOST = 'host: 127.0.0.1:3000\r\n';
const END = 'connection: close\r\n';
const signed = () => `authorization: ${ann.headers.authorization}\r\ncookie: ${ann.headers.cookie}\r\n`;
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${HOST}${END}${headers}\r\n`;
const post = (headers: string, body: string | Buffer, path = '/api/v1/api-tokens') =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\n${HOST}${signed()}${END}content-length: ${Buffer.byteLength(body)}\r\n${headers}\r\n`,
    ),
    Buffer.from(body),
  ]);
const JSON_TYPE = 'content-type: application/json\r\n';
const form = (boundary: string, body: string) =>
  post(`content-type: multipart/form-data${boundary}\r\n`, body, '/api/v1/file-uploads');
const field = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

describe('a strange request', () => {
  it.each<[string, () => string | Buffer, number]>([
    ['that names another host in its address', () => get('http://evil.example/api/v1/scopers'), 421],
    ['that names another host in the address of a page', () => get('http://evil.example/'), 421],
    ['that names two hosts', () => get('/health/live', 'host: evil.example\r\n'), 400],
    [
      'with two lengths',
      () => `POST / HTTP/1.1\r\n${HOST}content-length: 2\r\ncontent-length: 3\r\n\r\n{}a`,
      400,
    ],
    ['with a length below nothing', () => `POST / HTTP/1.1\r\n${HOST}content-length: -1\r\n\r\n`, 400],
    [
      'with chunks that are none',
      () => `POST / HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    [
      'with chunks said twice',
      () => `POST / HTTP/1.1\r\n${HOST}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['with a space before a colon', () => `GET / HTTP/1.1\r\n${HOST}x : y\r\n\r\n`, 400],
    ['in the manner of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['with a cookie of 100 kB', () => get('/health/live', `cookie: a=${'b'.repeat(100_000)}\r\n`), 431],
    ['with a NUL in its path', () => get('/api/v1/companies/%00', signed()), 422],
    ['with half a letter in its path', () => get('/api/v1/companies/%ff'), 400],
    ['with a path out of the house', () => get('/assets/..%2f..%2fpackage.json'), 404],
    ['with a form that has no boundary', () => form('', '--b\r\n\r\n'), 422],
    ['with a form that has an empty boundary', () => form('; boundary=', '--\r\n\r\n'), 422],
    [
      'with a form whose boundary is endless',
      () => form(`; boundary=${'b'.repeat(5000)}`, '--b\r\n\r\n'),
      422,
    ],
    ['with a form of 10,000 parts', () => form('; boundary=b', `${field('a').repeat(10_000)}--b--\r\n`), 413],
    [
      'with a form that names what no object has',
      () => form('; boundary=b', `${field('__proto__')}--b--\r\n`),
      400,
    ],
    ['with a form that ends in the middle', () => form('; boundary=b', field('file').slice(0, -9)), 422],
    [
      'with a bomb for a body',
      () => post(`${JSON_TYPE}content-encoding: gzip\r\n`, gzipSync(Buffer.alloc(50_000_000, 32))),
      413,
    ],
    [
      'with bytes that are no letters',
      () => post(JSON_TYPE, Buffer.from('{"name":"\xff\xfe"}', 'latin1')),
      422,
    ],
    ['with JSON that it calls text', () => post('content-type: text/plain\r\n', '{"name":"x"}'), 415],
    [
      'with JSON of two kinds',
      () => post('content-type: application/json, text/plain\r\n', '{"name":"x"}'),
      415,
    ],
    ['with __proto__ in it', () => post(JSON_TYPE, '{"name":"x","__proto__":{"is_admin":true}}'), 422],
  ])('%s is answered once, in our shape', async (_what, bytes, status) => {
    const { statuses, text } = await send(bytes());

    expect(statuses, text).toEqual([status]);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({
      code: status,
      name: expect.any(String),
    });
  });

  it('that hides another in its body brings two answers, each to its own', async () => {
    const { statuses } = await send(
      `POST /auth/logout HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 2\r\n\r\n{}${get('/health/live')}`,
    );

    expect(statuses).toHaveLength(2);
    expect(statuses[1]).toBe(200);
  });

  it('for a part of a file is given that part, or told that there is none', async () => {
    for (const range of [
      'bytes=0-3',
      'bytes=999999999-',
      'bytes=-99999999999999999999',
      'elephants=1',
      `bytes=${'0-1,'.repeat(1500)}2-3`,
    ]) {
      const { statuses } = await send(get('/api/docs/static/swagger-ui.css', `range: ${range}\r\n`));
      expect([200, 206, 416]).toContain(statuses[0]);
    }
  });

  it('to change protocols is answered as if it had not asked', async () => {
    const upgrade =
      'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

    expect((await send(get('/health/live', upgrade))).statuses).toEqual([200]);
  });
});
