import { connect } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedProvider, simulatedProvider } from '#connectors/openid/testing/simulated-provider.ts';
import type { DB } from '#db';
import { aStaffMember } from '#server/testing/factories.ts';
import { signInCheck } from './sign-in-check.ts';
import { type RunningOrion, runningOrion, signInAs } from './testing/running-orion.ts';

let provider: SimulatedProvider;
let orion: RunningOrion;

beforeAll(async () => {
  provider = await simulatedProvider();
  orion = await runningOrion({ provider });
  await aStaffMember(orion.db, { email_address: 'ann@firm.example', role: 'PARTNER' });
});
beforeEach(() => {
  orion.clock.reset();
  provider.state.mode = 'well';
  provider.state.now = () => orion.clock.now().getTime();
});

const ask = async (headers: Record<string, string>, at = orion) => {
  const answer = await fetch(`${at.origin}/api/v1/app-config`, { headers });
  return { status: answer.status, body: (await answer.json()) as { name: string; message: string } };
};
const seconds = () => Math.floor(orion.clock.now().getTime() / 1000);
describe('a call is refused with 401', () => {
  const UNAUTHENTICATED = { code: 401, name: 'Unauthenticated', message: 'Please sign in.' };

  // AUTH-032; case 1
  it('without an Authorization header', async () => {
    expect((await ask({})).body).toEqual(UNAUTHENTICATED);
  });

  // Case 2
  it.each([
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Basic YTpi',
    'bearer a b',
    'Bearer  x',
    'x',
  ])('with "%s"', async (authorization) => {
    const { browser } = await signInAs(orion);

    expect((await ask({ authorization, cookie: browser.cookieHeader() })).status).toBe(401);
  });

  // T9
  it('with two Authorization headers, even when both are right', async () => {
    const { browser, headers } = await signInAs(orion);
    const line = `authorization: ${headers.authorization}\r\n`;
    const send = (lines: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(orion.port, '127.0.0.1');
        const head = `GET /api/v1/app-config HTTP/1.1\r\nhost: 127.0.0.1:${orion.port}\r\nconnection: close\r\n`;
        socket.write(`${head}cookie: ${browser.cookieHeader()}\r\n${lines}\r\n`);
        let text = '';
        socket.on('data', (data) => {
          text += String(data);
        });
        socket.on('close', () => resolve(text.slice(9, 12)));
      });

    expect(await send(line)).toBe('200');
    expect(await send(line + line)).toBe('401');
  });

  // T9; case 3
  it('with forged tokens, whatever cookie comes along, and the reason is not told', async () => {
    const { browser, tokens } = await signInAs(orion);
    provider.state.calls.length = 0;
    const [header = '', payload = '', signature = ''] = tokens.id_token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [
      `${none}.${payload}.`,
      `${header}.${payload}.${signature.slice(2)}${signature.slice(0, 2)}`,
      `${header}.${payload}`,
      await provider.idToken({ aud: 'another' }),
      await provider.idToken({ iss: 'https://evil.example' }),
      await provider.idToken({ exp: seconds() - 120, iat: seconds() - 4000 }),
      await provider.idToken({}, { typ: 'at+jwt' }),
      await provider.idToken({}, { kid: '../../etc/passwd' }),
      'x'.repeat(15_000),
      tokens.access_token,
      tokens.refresh_token,
    ];

    const answers = await Promise.all(
      forged.map((token) => ask({ authorization: `Bearer ${token}`, cookie: browser.cookieHeader() })),
    );

    for (const { body } of answers)
      expect(body).toEqual({ code: 401, name: 'InvalidToken', message: 'Please sign in again.' });
    expect(provider.count('/jwks')).toBeLessThanOrEqual(1);
    expect(
      (await ask({ authorization: `Bearer ${tokens.id_token}`, cookie: browser.cookieHeader() })).status,
    ).toBe(200);
  });

  // Case 4
  it('with a valid token and no bound cookie, or somebody’s invented one', async () => {
    const { headers } = await signInAs(orion);
    const invented = `orion_sid_${orion.port}=${'A'.repeat(43)}`;

    const answers = [await ask(headers), await ask({ ...headers, cookie: invented })];

    for (const { body } of answers)
      expect(body).toEqual({ code: 401, name: 'SessionNotBound', message: 'Please sign in again.' });
  });

  it('with a valid token that this session was never given', async () => {
    const { browser } = await signInAs(orion);
    const authorization = `Bearer ${await provider.idToken()}`;

    const { body } = await ask({ authorization, cookie: browser.cookieHeader() });

    expect(body.name).toBe('SessionNotBound');
  });
});

it('takes a bearer without the cookie only where ALLOW_UNBOUND_BEARER says so', async () => {
  const { headers } = await signInAs(orion);
  const open = await runningOrion({
    provider,
    platform: { db: orion.db },
    env: { ALLOW_UNBOUND_BEARER: 'on' },
  });
  const stranger = await provider.idToken({ sub: 'nobody', email: 'nobody@gmail.example' });

  expect((await ask(headers, open)).status).toBe(200);
  expect((await ask({ authorization: `Bearer ${stranger}` }, open)).status).toBe(403);
});

it('asks the database once for a signed-in call', async () => {
  const { browser, headers } = await signInAs(orion);
  const queries: string[] = [];
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: orion.url }) }),
    log: ({ query }) => void queries.push(query.sql),
  });
  const raw = { rawHeaders: ['Authorization', headers.authorization] };
  const cookies = { [`orion_sid_${orion.port}`]: browser.cookie('orion_sid')?.value };
  const request = { raw, headers, cookies, log: orion.app.log, id: 'x', ip: '127.0.0.1' };

  await signInCheck({ ...orion.platform, db: watched })(request as never);
  await watched.destroy();

  expect(queries).toHaveLength(1);
  expect(request).toMatchObject({
    person: { email_address: 'ann@firm.example' },
    caller: { via: 'browser' },
  });
});
