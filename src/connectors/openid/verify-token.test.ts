import { createHmac } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '#server/testing/clock.ts';
import { openIdConnector } from './openid-connector.ts';
import { simulatedProvider } from './testing/simulated-provider.ts';

const provider = await simulatedProvider();
const clock = testClock();
const HOUR_MS = 3_600_000;
const keptKeys = provider.state.keys;

const connector = () =>
  openIdConnector({
    issuer: provider.issuer,
    clientId: provider.client.id,
    redirectUri: 'http://127.0.0.1:3000/login',
    authorizeParams: '',
    clock,
    log: { warn: () => {}, error: () => {} },
  });
const seconds = () => Math.floor(clock.now().getTime() / 1000);

beforeEach(() => {
  Object.assign(provider.state, { mode: 'well', keys: keptKeys, kid: 'key-1' });
  provider.state.calls.length = 0;
  provider.state.now = () => clock.now().getTime();
});

it('tells who a good token speaks of', async () => {
  const identity = await connector().verify(await provider.idToken({ nonce: 'n', name: 'Ann Archer' }));

  expect(identity).toEqual({
    issuer: provider.issuer,
    subject: 'subject-1',
    email: 'ann@firm.example',
    email_verified: true,
    name: 'Ann Archer',
    nonce: 'n',
    expires_at: new Date((seconds() + 3600) * 1000),
  });
});

describe('forged and odd tokens', () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = () => ({
    iss: provider.issuer,
    aud: provider.client.id,
    sub: 'subject-1',
    iat: seconds(),
    exp: seconds() + 3600,
  });
  const unsigned = () => `${encoded({ alg: 'none' })}.${encoded(claims())}.`;
  const withPublicKeyAsSecret = async () => {
    const text = `${encoded({ alg: 'HS256', kid: 'key-1' })}.${encoded(claims())}`;
    const pem = await exportSPKI(keptKeys.publicKey);
    return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
  };
  const byStranger = async (header: object) => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const own = 'jwk' in header ? { jwk: await exportJWK(publicKey) } : header;
    return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid: 'key-1', ...own }).sign(privateKey);
  };
  const changed = async () => {
    const [header, , signature] = (await provider.idToken()).split('.');
    return `${header}.${encoded({ ...claims(), sub: 'somebody-else' })}.${signature}`;
  };

  // T9
  it('are refused, all of them, with one look at the keys', async () => {
    const one = connector();
    const forged: Record<string, string> = {
      'alg none': unsigned(),
      'HS256 with the public key': await withPublicKeyAsSecret(),
      'wrong audience': await provider.idToken({ aud: 'another-client' }),
      'wrong issuer': await provider.idToken({ iss: 'https://evil.example' }),
      'several audiences, authorised party another': await provider.idToken({
        aud: [provider.client.id, 'b'],
        azp: 'b',
      }),
      expired: await provider.idToken({ exp: seconds() - 3600 }),
      'not yet': await provider.idToken({ nbf: seconds() + 3600 }),
      'issued tomorrow': await provider.idToken({ iat: seconds() + 86_400, exp: seconds() + 90_000 }),
      'issued days ago': await provider.idToken({ iat: seconds() - 3 * 86_400 }),
      'without an end': await provider.idToken({ exp: undefined }),
      'without a subject': await provider.idToken({ sub: undefined }),
      'jku header': await byStranger({ jku: 'https://evil.example/jwks' }),
      'x5u header': await byStranger({ x5u: 'https://evil.example/cert' }),
      'jwk header': await byStranger({ jwk: {} }),
      'another key under a known name': await byStranger({}),
      'a key name that is a path': await byStranger({ kid: '../../../dev/null' }),
      'unknown key name': await byStranger({ kid: 'key-999' }),
      'changed after signing': await changed(),
      'an access token': await provider.idToken({}, { typ: 'at+jwt' }),
      '1 MB': await provider.idToken({ padding: 'x'.repeat(1024 * 1024) }),
      empty: '',
      'the word null': 'null',
      'three dots': '...',
    };

    const outcomes = await Promise.all(
      Object.entries(forged).map(async ([name, token]) => {
        const outcome = await one.verify(token).catch((error: { reason?: string }) => error.reason);
        return [name, outcome];
      }),
    );

    expect(outcomes.filter(([, outcome]) => outcome !== 'invalid_token')).toEqual([]);
    expect(provider.count('/jwks')).toBeLessThanOrEqual(1);
  });
});

// R16
describe('a clock that is off', () => {
  it.each([
    ['ended 50 s ago', -50, 'subject-1'],
    ['ended 120 s ago', -120, 'invalid_token'],
  ])('by which a token %s', async (_name, ended, outcome) => {
    const token = await provider.idToken({ iat: seconds() - 600, exp: seconds() + ended });

    const result = await connector()
      .verify(token)
      .then(
        ({ subject }) => subject,
        (error: { reason?: string }) => error.reason,
      );

    expect(result).toBe(outcome);
  });

  it.each([
    ['begins in 50 s', 50, 'subject-1'],
    ['begins in 120 s', 120, 'invalid_token'],
  ])('by which a token %s', async (_name, ahead, outcome) => {
    const token = await provider.idToken({ iat: seconds() + ahead, nbf: seconds() + ahead });

    const result = await connector()
      .verify(token)
      .then(
        ({ subject }) => subject,
        (error: { reason?: string }) => error.reason,
      );

    expect(result).toBe(outcome);
  });
});

describe('the keys', () => {
  // R17
  it('stay good for 24 hours while the provider is away, and no longer', async () => {
    const one = connector();
    await one.verify(await provider.idToken());
    provider.state.mode = 'gone';

    clock.advance(23 * HOUR_MS);
    await expect(one.verify(await provider.idToken())).resolves.toMatchObject({ subject: 'subject-1' });

    clock.advance(2 * HOUR_MS);
    await expect(one.verify(await provider.idToken())).rejects.toMatchObject({ reason: 'unreachable' });

    provider.state.mode = 'well';
    clock.advance(30_000);
    await expect(one.verify(await provider.idToken())).resolves.toMatchObject({ subject: 'subject-1' });
  });

  it('are asked for again when a new one signs, but not more than once in 30 s', async () => {
    const one = connector();
    await one.verify(await provider.idToken());
    Object.assign(provider.state, { keys: await generateKeyPair('ES256'), kid: 'key-2' });
    const token = await provider.idToken();

    await expect(one.verify(token)).rejects.toMatchObject({ reason: 'invalid_token' });
    expect(provider.count('/jwks')).toBe(1);

    clock.advance(30_000);
    await expect(one.verify(token)).resolves.toMatchObject({ subject: 'subject-1' });
    expect(provider.count('/jwks')).toBe(2);
  });

  it('that cannot be had at all are no reason to call a token false', async () => {
    provider.state.mode = 'gone';

    await expect(connector().verify(await provider.idToken())).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});
