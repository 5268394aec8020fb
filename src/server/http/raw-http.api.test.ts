import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

let port: number;
beforeAll(async () => {
  const server = await testApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});

/** Sends bytes as they are and reads until the server hangs up. */
const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (text) => (answer += text));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
const HOST = 'host: 127.0.0.1:3000\r\n';

describe('raw HTTP', () => {
  it.each([
    [
      'both lengths',
      `POST /api/v1/api-tokens HTTP/1.1\r\n${HOST}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['33 kB of headers', `GET / HTTP/1.1\r\n${HOST}x: ${'y'.repeat(33_000)}\r\n\r\n`, 431],
    [
      '17 kB of headers',
      `GET /health/live HTTP/1.1\r\n${HOST}connection: close\r\nx: ${'y'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    [
      'a 20,000-letter address',
      `GET /health/live?${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`,
      414,
    ],
    ['TRACE', `TRACE /health/live HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`, 405],
    ['a method nobody knows', `BREW /health/live HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`, 400],
    ['a broken escape', `GET /api/v1/%zz HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`, 400],
  ])('%s is answered in our shape', async (_what, bytes, status) => {
    const answer = await send(bytes);

    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({
      code: status,
      name: expect.any(String),
      message: expect.any(String),
    });
  });

  it('hangs up on headers that never end', async () => {
    const answer = await send(`GET /health/live HTTP/1.1\r\n${HOST}x-slow: `);

    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
