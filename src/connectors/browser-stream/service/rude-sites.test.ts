import { once } from 'node:events';
import { type AddressInfo, BlockList, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fence, openFence } from './fence-proxy.ts';

/** Answers with the very bytes that its path holds. */
const site = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (asked) => {
    const path = asked.toString().split(' ')[1] ?? '/';
    socket.end(Buffer.from(decodeURIComponent(path.slice(1)), 'latin1'));
  });
});
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
let fence: Fence;
beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const own = { hosts: [], addresses: new BlockList() };
  fence = await openFence({ resolve: async () => [], own, trusted: [`127.0.0.1:${portOf(site)}`] });
});
afterAll(async () => {
  await fence.close();
  site.close();
});

/** The first line of what the fence says to these bytes, spoken as raw as they are. */
const ask = (request: string) =>
  new Promise<string>((done) => {
    let heard = '';
    const socket = connect(fence.port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.on('data', (data) => (heard += data.toString('latin1')));
    socket.on('error', () => {}).on('close', () => done(heard.split('\r\n')[0] ?? ''));
  });
const get = (path: string, more = '') =>
  ask(`GET http://127.0.0.1:${portOf(site)}/${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`);
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

// STREAM-004
it.each([
  ['a status of nothing', 'HTTP/1.1 000 Nothing\r\ncontent-length: 0\r\n\r\n'],
  ['a status below all', 'HTTP/1.1 042 Low\r\ncontent-length: 0\r\n\r\n'],
  ['a status above all', 'HTTP/1.1 1000 High\r\ncontent-length: 0\r\n\r\n'],
  ['another protocol', 'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nbytes'],
  ['early words without end', 'HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n'.repeat(200)],
  ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\nok!'],
  [
    'a length and pieces',
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
  ],
  ['pieces of no size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nok\r\n'],
  ['less than it promised', 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nok'],
  ['a head that is no name', 'HTTP/1.1 200 OK\r\na b: c\r\ncontent-length: 2\r\n\r\nok'],
  ['a head with a bell', 'HTTP/1.1 200 OK\r\nx: \u0007\r\ncontent-length: 2\r\n\r\nok'],
  [
    'a head of letters from elsewhere',
    'HTTP/1.1 200 OK\r\nx: \u00ff\u00e9\u0080\r\ncontent-length: 2\r\n\r\nok',
  ],
  [
    'trailers',
    'HTTP/1.1 200 OK\r\ntrailer: x\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nx: y\r\n\r\n',
  ],
  ['a body where none may be', 'HTTP/1.1 204 None\r\ncontent-length: 2\r\n\r\nok'],
  [
    'a cookie of many lines',
    `HTTP/1.1 200 OK\r\n${'set-cookie: a=b\r\n'.repeat(300)}content-length: 2\r\n\r\nok`,
  ],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['nothing', ''],
])('a site that answers with %s costs its own page, and nobody else theirs', async (_what, answer) => {
  await get(encodeURIComponent(answer));

  expect(await get(encodeURIComponent(OK))).toBe('HTTP/1.1 200 OK');
});

// STREAM-004
it.each([
  ['a port that is none', 'CONNECT 127.0.0.1:99999 HTTP/1.1\r\n\r\n'],
  ['no port', 'CONNECT 127.0.0.1 HTTP/1.1\r\n\r\n'],
  ['no host', 'CONNECT :443 HTTP/1.1\r\n\r\n'],
  ['half an address', 'CONNECT [::1 HTTP/1.1\r\n\r\n'],
  [
    'another protocol',
    'GET http://127.0.0.1/ HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
  ],
  ['an address that is none', 'GET http:// HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['no HTTP', '\u0016\u0003\u0001\r\n\r\n'],
])('a browser that asks with %s is refused, and the next is served', async (_what, request) => {
  const said = await ask(request);

  expect(said).not.toMatch(/ 200 /);
  expect(await get(encodeURIComponent(OK))).toBe('HTTP/1.1 200 OK');
});

// STREAM-004
it('a browser that leaves in the middle of an answer or a request leaves nothing behind', async () => {
  const leave = (request: string) =>
    new Promise<void>((done) => {
      const socket = connect(fence.port, '127.0.0.1', () =>
        socket.write(request, () => socket.resetAndDestroy()),
      );
      socket.on('error', () => {}).on('close', () => done());
    });
  const path = encodeURIComponent('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nok');
  await leave(`GET http://127.0.0.1:${portOf(site)}/${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await leave(
    `POST http://127.0.0.1:${portOf(site)}/${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nabc`,
  );
  await leave(`CONNECT 127.0.0.1:${portOf(site)} HTTP/1.1\r\nhost: x\r\n\r\n`);

  expect(await get(encodeURIComponent(OK))).toBe('HTTP/1.1 200 OK');
});
