import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer as createTrap } from 'node:net';
import { BlockList } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#server/capabilities/safe-address.ts';
import { type Fence, openFence } from './fence-proxy.ts';

/** Whoever connects to it got inside. */
const trap = createTrap((socket) => {
  met.push(`${socket.remotePort}`);
  socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\ninside');
});
const met: string[] = [];
const site = createServer((asked, answer) => {
  if (asked.url === '/away')
    return answer.writeHead(302, { location: `http://127.0.0.1:${portOf(trap)}/` }).end();
  return answer.end(JSON.stringify({ url: asked.url, headers: asked.headers }));
});
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** What names stand for now; each question takes the next answer, the last stays. */
const NAMES: Record<string, Address[][]> = {};
const resolve = async (name: string) => {
  const answers = NAMES[name] ?? [];
  return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
};
const v4 = (address: string): Address[] => [{ address, family: 4 }];

let fence: Fence;
beforeAll(async () => {
  for (const server of [trap, site]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const own = { hosts: ['portal.example'], addresses: new BlockList() };
  own.addresses.addAddress('93.184.215.99');
  const trusted = ['127.0.0.1', 'pinned.example'].map((host) => `${host}:${portOf(site)}`);
  fence = await openFence({ resolve, own, trusted });
});
afterAll(async () => {
  await fence.close();
  trap.close();
  site.close();
});

const get = (url: string, headers = {}) =>
  new Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port: fence.port, path: url, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => (body += text));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    });
    asked.on('error', fail).end();
  });
/** What the fence says to CONNECT. */
const tunnel = (to: string) =>
  new Promise<string>((done) => {
    const socket = connect(fence.port, '127.0.0.1', () =>
      socket.write(`CONNECT ${to} HTTP/1.1\r\nhost: ${to}\r\n\r\n`),
    );
    socket.once('data', (data) => {
      done(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('close', () => done('closed')).on('error', () => {});
  });

/** Addresses of this machine and its neighbours, in the ways people and machines write them. */
const INSIDE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.4.20',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[2002:7f00:1::]',
  '[2001:db8::1]',
  '93.184.215.99',
  'portal.example',
  'PORTAL.example.',
  'inside.example',
  'both.example',
  'localhost',
  'localhost.',
  'ip6-localhost',
  'metadata.example',
];

// STREAM-004, trust.md T17
describe('the fence around the browser', () => {
  beforeAll(() => {
    Object.assign(NAMES, {
      'inside.example': [v4('10.1.2.3')],
      'both.example': [[...v4('93.184.215.14'), { address: '::1', family: 6 }]],
      localhost: [v4('127.0.0.1')],
      'localhost.': [v4('127.0.0.1')],
      'ip6-localhost': [[{ address: '::1', family: 6 }]],
      'metadata.example': [v4('169.254.169.254')],
      'portal.example': [v4('93.184.215.14')],
      'portal.example.': [v4('93.184.215.14')],
    });
  });

  it('is tried in forty ways', () => {
    expect(new Set(INSIDE).size).toBeGreaterThanOrEqual(40);
  });

  it.each(INSIDE)('lets nothing through to %s, plain, encrypted or as a socket', async (host) => {
    expect((await get(`http://${host}/`)).status).toBe(403);
    expect(await tunnel(`${host}:443`)).toBe('HTTP/1.1 403 Forbidden');
    expect(await tunnel(`${host}:80`)).toBe('HTTP/1.1 403 Forbidden');
    expect(fence.whyNot(`http://${host}/`)).toBe('address');
  });

  it.each([
    'ftp://93.184.215.14/',
    'file:///etc/passwd',
    'gopher://93.184.215.14/',
    'http://user:word@93.184.215.14/',
    'http://93.184.215.14:5432/',
    'http://93.184.215.14:22/',
    '/etc/passwd',
  ])('takes no other way: %s', async (url) => {
    await expect(get(url)).resolves.toMatchObject({ status: 403 });
  });

  it('asks once, and goes to the address that was checked', async () => {
    // Nobody listens at the second address: who asks again between check and use ends there.
    NAMES['pinned.example'] = [v4('127.0.0.1'), v4('127.0.0.2')];

    expect((await get(`http://pinned.example:${portOf(site)}/`)).status).toBe(200);
    expect((await get(`http://pinned.example:${portOf(site)}/`)).status).toBe(502);
  });

  it('follows no redirect itself: the browser asks again, and is refused', async () => {
    const { status, headers } = await get(`http://127.0.0.1:${portOf(site)}/away`);
    const before = met.length;

    expect(status).toBe(302);
    expect((await get(String(headers.location))).status).toBe(403);
    expect(met).toHaveLength(before);
  });

  it('hands a request on as it came, without the words meant for itself', async () => {
    const { status, body } = await get(`http://127.0.0.1:${portOf(site)}/page?a=b`, {
      'proxy-authorization': 'Basic eDp5',
      'proxy-connection': 'keep-alive',
      'x-kept': 'yes',
    });

    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ url: '/page?a=b', headers: { 'x-kept': 'yes' } });
    expect(body).not.toMatch(/proxy-/);
  });

  it('says who could not be found', async () => {
    expect((await get('http://nowhere.example/')).status).toBe(403);
    expect(fence.whyNot('http://nowhere.example/')).toBe('unknown');
  });

  it('refuses every address that is not public, whatever it is', async () => {
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(10, 127, 0, 224, 240, 255), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), fc.nat(255), fc.nat(255)),
    );
    const ways = fc.constantFrom(
      (parts: number[]) => parts.join('.'),
      (parts: number[]) => parts.map((part) => `0x${part.toString(16)}`).join('.'),
      (parts: number[]) => parts.map((part) => `0${part.toString(8)}`).join('.'),
      (parts: number[]) => String(parts.reduce((sum, part) => sum * 256 + part, 0)),
      (parts: number[]) => `[::ffff:${parts.join('.')}]`,
    );
    await fc.assert(
      fc.asyncProperty(inside, ways, async (parts, write) => {
        expect((await get(`http://${write(parts)}/`)).status).toBe(403);
      }),
      { numRuns: 200 },
    );
  });
});
