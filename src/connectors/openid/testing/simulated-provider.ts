import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll } from 'vitest';

const CLIENT = { id: 'orion-test', secret: 'a client secret, known to the server only' };

export interface SimulatedPerson {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string | undefined;
}

interface Issued {
  person: SimulatedPerson;
  nonce: string | undefined;
  challenge?: string;
}

/** An OpenID provider on loopback that speaks the real wire shapes, and lies when a test tells it to. */
export async function simulatedProvider() {
  const keys = await generateKeyPair('ES256');
  const state = {
    keys,
    kid: 'key-1',
    person: { sub: 'subject-1', email: 'ann@firm.example', email_verified: true } as SimulatedPerson,
    /** Claims that replace the true ones in every id token. */
    lies: {} as Record<string, unknown>,
    /** What the metadata says besides the truth. */
    described: {} as Record<string, unknown>,
    mode: 'well' as 'well' | 'gone' | 'broken' | 'endless' | 'redirecting' | 'refusing',
    now: () => Date.now(),
    calls: [] as string[],
    forms: [] as URLSearchParams[],
    headers: [] as IncomingMessage['headers'][],
  };
  const codes = new Map<string, Issued>();
  const refreshTokens = new Map<string, Issued>();
  let issuer = '';

  const signed = (claims: Record<string, unknown>, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: state.kid, ...header })
      .sign(state.keys.privateKey);
  const idToken = (claims: Record<string, unknown> = {}, header: Partial<JWTHeaderParameters> = {}) => {
    const at = Math.floor(state.now() / 1000);
    const truth = {
      iss: issuer,
      aud: CLIENT.id,
      iat: at,
      exp: at + 3600,
      jti: randomUUID(),
      ...state.person,
    };
    return signed({ ...truth, ...claims }, header);
  };

  const tokensFor = async (issued: Issued) => {
    const refresh_token = randomUUID();
    refreshTokens.set(refresh_token, issued);
    const id_token = await idToken({ ...issued.person, nonce: issued.nonce, ...state.lies });
    return { id_token, access_token: `access-${issued.person.sub}`, refresh_token, expires_in: 3600 };
  };
  const token = async (form: URLSearchParams) => {
    if (state.mode === 'refusing') return { status: 400, body: { error: 'invalid_grant' } };
    const isCode = form.get('grant_type') === 'authorization_code';
    const known = isCode ? codes : refreshTokens;
    const key = form.get(isCode ? 'code' : 'refresh_token') ?? '';
    const issued = known.get(key);
    known.delete(key);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!issued || (isCode && issued.challenge !== challenge))
      return { status: 400, body: { error: 'invalid_grant' } };
    return { status: 200, body: await tokensFor(issued) };
  };
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/me`,
    revocation_endpoint: `${issuer}/revoke`,
    scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
    ...state.described,
  });
  const jwks = async () => ({
    keys: [{ ...(await exportJWK(state.keys.publicKey)), kid: state.kid, alg: 'ES256', use: 'sig' }],
  });

  const answer = async (path: string, query: URLSearchParams, request: IncomingMessage) => {
    if (path === '/.well-known/openid-configuration') return { status: 200, body: metadata() };
    if (path === '/jwks') return { status: 200, body: await jwks() };
    if (path === '/me')
      return request.headers.authorization === `Bearer access-${state.person.sub}`
        ? { status: 200, body: { sub: state.person.sub, email: state.person.email } }
        : { status: 401, body: { error: 'invalid_token' } };
    if (path === '/authorize') return { status: 302, body: {}, location: authorized(query) };
    const form = new URLSearchParams(await bodyOf(request));
    state.forms.push(form);
    if (path === '/token') return token(form);
    refreshTokens.delete(form.get('token') ?? '');
    return { status: 200, body: {} };
  };
  const authorized = (query: URLSearchParams) => {
    const code = randomUUID();
    codes.set(code, {
      person: state.person,
      nonce: query.get('nonce') ?? undefined,
      challenge: query.get('code_challenge') ?? '',
    });
    return `${query.get('redirect_uri')}?code=${code}&state=${query.get('state')}`;
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulated');
    state.calls.push(pathname);
    state.headers.push(request.headers);
    if (state.mode === 'gone') return void request.socket.destroy();
    if (state.mode === 'broken') return void response.writeHead(500).end('<h1>Oops</h1>');
    if (state.mode === 'redirecting')
      return void response.writeHead(302, { location: `${issuer}/jwks` }).end();
    if (state.mode === 'endless') return void response.writeHead(200).end('x'.repeat(200_000));
    void answer(pathname, searchParams, request).then((given) => send(response, given));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => void server.close());

  return {
    state,
    issuer,
    client: CLIENT,
    idToken,
    signed,
    count: (path: string) => state.calls.filter((one) => one === path).length,
  };
}
export type SimulatedProvider = Awaited<ReturnType<typeof simulatedProvider>>;

const send = (response: ServerResponse, given: { status: number; body: unknown; location?: string }) =>
  response
    .writeHead(given.status, {
      'content-type': 'application/json',
      ...(given.location && { location: given.location }),
    })
    .end(JSON.stringify(given.body));

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
