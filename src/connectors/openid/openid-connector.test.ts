import { beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '#server/testing/clock.ts';
import { openIdConnector } from './openid-connector.ts';
import { simulatedProvider } from './testing/simulated-provider.ts';

const provider = await simulatedProvider();
const clock = testClock();
const quiet = { warn: () => {}, error: () => {} };
const HOUR_MS = 3_600_000;

const connector = (more: Partial<Parameters<typeof openIdConnector>[0]> = {}) =>
  openIdConnector({
    issuer: provider.issuer,
    clientId: provider.client.id,
    clientSecret: provider.client.secret,
    redirectUri: 'http://127.0.0.1:3000/login',
    authorizeParams: '',
    clock,
    log: quiet,
    ...more,
  });
const challenge = { state: 'the state', nonce: 'the nonce', code_challenge: 'the challenge' };
const paramsOf = async (more: Partial<Parameters<typeof openIdConnector>[0]> = {}) =>
  Object.fromEntries(new URL(await connector(more).authorizationUrl(challenge)).searchParams);

beforeEach(() => {
  provider.state.mode = 'well';
  provider.state.described = {};
  provider.state.lies = {};
  provider.state.calls.length = 0;
  provider.state.forms.length = 0;
  provider.state.headers.length = 0;
  provider.state.now = () => clock.now().getTime();
});

describe('the way to the provider', () => {
  // AUTH-011
  it('carries state, nonce and an S256 challenge to the address the provider names', async () => {
    const url = new URL(await connector().authorizationUrl(challenge));

    expect(url.origin + url.pathname).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'orion-test',
      redirect_uri: 'http://127.0.0.1:3000/login',
      scope: 'openid email profile offline_access',
      state: 'the state',
      nonce: 'the nonce',
      code_challenge: 'the challenge',
      code_challenge_method: 'S256',
    });
  });

  it('leaves offline_access out where the provider does not list it, and adds what the setting says', async () => {
    provider.state.described = { scopes_supported: ['openid', 'email', 'profile'] };

    const params = await paramsOf({ authorizeParams: 'access_type=offline&prompt=consent' });

    expect(params).toMatchObject({
      scope: 'openid email profile',
      access_type: 'offline',
      prompt: 'consent',
    });
  });

  it('lets no setting replace what keeps the sign-in safe', async () => {
    const params = await paramsOf({
      authorizeParams: 'state=mine&code_challenge_method=plain&redirect_uri=x',
    });

    expect(params).toMatchObject({
      state: 'the state',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1:3000/login',
    });
  });
});

describe('discovery', () => {
  it('is asked once in 24 hours', async () => {
    const one = connector();
    await Promise.all([one.authorizationUrl(challenge), one.authorizationUrl(challenge)]);
    clock.advance(23 * HOUR_MS);
    await one.authorizationUrl(challenge);
    expect(provider.count('/.well-known/openid-configuration')).toBe(1);

    clock.advance(2 * HOUR_MS);
    await one.authorizationUrl(challenge);

    expect(provider.count('/.well-known/openid-configuration')).toBe(2);
  });

  // R17
  it('waits 30 s after a failure, then recovers by itself', async () => {
    const one = connector();
    provider.state.mode = 'gone';
    await expect(one.authorizationUrl(challenge)).rejects.toMatchObject({ reason: 'unreachable' });
    provider.state.mode = 'well';
    await expect(one.authorizationUrl(challenge)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(provider.state.calls).toHaveLength(1);

    clock.advance(30_000);

    await expect(one.authorizationUrl(challenge)).resolves.toContain('/authorize');
  });

  it.each([
    ['the description of another issuer', { issuer: 'https://other.example' }],
    ['a description without a token endpoint', { token_endpoint: undefined }],
    ['an endpoint that is no web address', { jwks_uri: 'file:///etc/passwd' }],
  ])('refuses %s', async (_what, described) => {
    provider.state.described = described;

    await expect(connector().authorizationUrl(challenge)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it.each(['broken', 'endless', 'redirecting'] as const)('takes a %s answer for no answer', async (mode) => {
    provider.state.mode = mode;

    await expect(connector().authorizationUrl(challenge)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(provider.state.calls).toHaveLength(1);
  });
});

describe('the token endpoint', () => {
  // AUTH-015; T6
  it('gets the secret from the server, in the header unless the provider prefers the form', async () => {
    await expect(connector().exchange({ code: 'x', code_verifier: 'y' })).rejects.toThrow();
    provider.state.described = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    await expect(connector().exchange({ code: 'x', code_verifier: 'y' })).rejects.toThrow();

    const secret = encodeURIComponent(provider.client.secret);
    const basic = `Basic ${Buffer.from(`orion-test:${secret}`).toString('base64')}`;
    expect(provider.state.headers.map(({ authorization }) => authorization)).toContain(basic);
    const [inHeader, inForm] = provider.state.forms;
    expect(inHeader?.has('client_secret')).toBe(false);
    expect(inForm?.get('client_secret')).toBe(provider.client.secret);
  });

  // AUTH-017
  it.each([
    ['refusing', 'invalid_grant'],
    ['gone', 'unreachable'],
    ['broken', 'unreachable'],
    ['redirecting', 'unreachable'],
  ] as const)('when %s means %s', async (mode, reason) => {
    const one = connector();
    await one.authorizationUrl(challenge);

    provider.state.mode = mode;

    await expect(one.refresh('some token')).rejects.toMatchObject({ reason });
  });

  it('is no place a failed revocation is heard from', async () => {
    const one = connector();
    await one.authorizationUrl(challenge);
    provider.state.mode = 'gone';

    await expect(one.revoke('some token')).resolves.toBeUndefined();
  });
});

// AUTH-020, AUTH-021, AUTH-022
it('asks user info with the access token and takes only the e-mail address', async () => {
  const one = connector();

  await expect(one.userInfo('access-subject-1')).resolves.toEqual({ email: 'ann@firm.example' });
  await expect(one.userInfo('another')).rejects.toMatchObject({ reason: 'invalid_token' });
});
