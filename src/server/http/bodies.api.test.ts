import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp({ bodyPatience: { known: 600, anonymous: 200 } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});

/** Sends a head and a first piece of its body, drips on if asked, and reads until the server hangs up. */
const send = (path: string, headers: Record<string, string>, dripEveryMs = 0) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const lines = Object.entries({ host: '127.0.0.1:3000', 'content-length': '50000000', ...headers });
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{"name": "`,
      ),
    );
    const drip = dripEveryMs > 0 ? setInterval(() => socket.write('x'), dripEveryMs) : undefined;
    socket.on('data', (text) => (answer += text));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
  });

it('a refused body does not leave its connection open', async () => {
  const answer = await send('/api/v1/imports', { 'content-type': 'text/csv' });

  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

it.each([
  ['a stranger', false],
  ['a person', true],
])('a body of %s that only drips is hung up on', async (_who, known) => {
  const { headers } = await server.signIn();

  const answer = await send(
    known ? '/api/v1/api-tokens' : '/api/v1/analytics-events',
    { 'content-type': 'application/json', 'content-length': '5000', ...(known && headers) },
    50,
  );

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"name":"TooSlow"');
});

it('stops at once after both', async () => {
  await server.app.close();

  expect(server.app.server.listening).toBe(false);
});
