import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { runningOrion } from '#features/auth/server/testing/running-orion.ts';

const orion = await runningOrion();
const REFUSED = 'The demonstration sign-in answers only on the machine that Orion runs on.';
const PATHS = [
  '/oidc/auth?client_id=orion',
  '/oidc/.well-known/openid-configuration',
  '/oidc/interaction/abc',
  '/oidc/assets/sign-in.css',
  '/oidc/token',
];
const HOSTS = [
  new URL(orion.origin).host,
  `localhost:${orion.port}`,
  '127.0.0.1',
  '[::1]',
  'orion.firm.example',
];

/** Another address of this machine, as a neighbor on the network would use it. */
const [elsewhere] = Object.values(networkInterfaces())
  .flat()
  .filter((one) => one && !one.internal && one.family === 'IPv4');

/** The same server behind a second door: the address it is reached at is the machine's, not loopback. */
const door = elsewhere
  ? await new Promise<ReturnType<typeof createServer>>((resolve) => {
      const server = createServer((socket) => void orion.app.server.emit('connection', socket));
      server.listen(0, elsewhere.address, () => resolve(server));
    })
  : undefined;
afterAll(() => door?.close());

const ask = (path: string, host: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { port } = (door ?? orion.app.server).address() as AddressInfo;
    const call = request(
      { host: elsewhere?.address, port, path, agent: false, headers: { host } },
      (answer) => {
        let body = '';
        answer.on('data', (text) => (body += String(text)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      },
    );
    call.on('error', reject).end();
  });

describe('the demonstration sign-in', () => {
  it.skipIf(!elsewhere).each(HOSTS)('is not reached from another address under Host %s', async (host) => {
    for (const path of PATHS) {
      const { status, body } = await ask(path, host);
      expect(status === 302 || status >= 400).toBe(true);
      expect(body).not.toMatch(/user_id|client_id|issuer/);
    }
    expect([403, 302, 421]).toContain((await ask(PATHS[0] ?? '', host)).status);
  });

  it.skipIf(!elsewhere)('says why, to whoever has the right name', async () => {
    const { status, body } = await ask(PATHS[0] ?? '', HOSTS[0] ?? '');

    expect(status).toBe(403);
    expect(body).toContain(REFUSED);
  });

  it.each(['10.0.0.5', '192.0.2.7', 'fd00::7', '::ffff:10.0.0.5'])('is not for %s', async (remoteAddress) => {
    for (const url of PATHS) {
      const reply = await orion.call('GET', url, { remoteAddress, headers: { host: HOSTS[0] ?? '' } });
      expect([403, 405]).toContain(reply.statusCode);
    }
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '203.0.113.9'],
    ['true-client-ip', '203.0.113.9'],
    ['fastly-client-ip', '203.0.113.9'],
    ['x-azure-clientip', '203.0.113.9'],
    ['x-envoy-external-address', '203.0.113.9'],
    ['x-original-forwarded-for', '203.0.113.9'],
    ['forwarded', 'for=127.0.0.1'],
  ])('is not for whoever comes through a proxy that nobody named, told by %s', async (name, value) => {
    const headers = { host: HOSTS[0] ?? '', [name]: value };

    expect((await orion.call('GET', PATHS[0] ?? '', { headers })).statusCode).toBe(403);
  });

  it.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])('is for %s', async (remoteAddress) => {
    const reply = await orion.call('GET', '/oidc/assets/sign-in.css', {
      remoteAddress,
      headers: { host: HOSTS[0] ?? '' },
    });

    expect(reply.statusCode).toBe(200);
  });

  it('believes a proxy that TRUST_PROXY names, and nobody else', async () => {
    const behind = await runningOrion({ env: { TRUST_PROXY: '127.0.0.1' } });
    const statusFor = async (client: string) => {
      const headers = { host: new URL(behind.origin).host, 'x-forwarded-for': client };
      return (await behind.call('GET', '/oidc/assets/sign-in.css', { headers })).statusCode;
    };

    expect([await statusFor('203.0.113.9'), await statusFor('127.0.0.1')]).toEqual([403, 200]);
    expect(await statusFor('127.0.0.1, 203.0.113.9')).toBe(403);
  });

  it('is for everybody where ORION_DEMO_SIGN_IN says so', async () => {
    const open = await runningOrion({ env: { ORION_DEMO_SIGN_IN: 'on' } });
    const headers = { host: new URL(open.origin).host };

    const reply = await open.call('GET', '/oidc/assets/sign-in.css', { remoteAddress: '10.0.0.5', headers });
    expect(reply.statusCode).toBe(200);
  });
});
