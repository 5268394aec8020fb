import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose';
import { atEnd } from '#server/testing/at-end.ts';

export interface SimulatedPerson {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string | undefined;
}

interface Issued {
  person: SimulatedPerson;
  nonce: string | undefined;
  challenge: string;
}

interface Answer {
  status: number;
  body: unknown;
  location?: string;
}

const REFUSED: Answer = { status: 400, body: { error: 'invalid_grant' } };

/** What a test may change while the provider runs. */
export interface SimulatedState {
  keys: GenerateKeyPairResult;
  kid: string;
  person: SimulatedPerson;
  /** Claims that replace the true ones in every id token. */
  lies: Record<string, unknown>;
  /** What the metadata says besides the truth. */
  described: Record<string, unknown>;
  mode: 'well' | 'gone' | 'broken' | 'endless' | 'redirecting' | 'refusing';
  now: () => number;
  calls: string[];
  forms: URLSearchParams[];
  headers: IncomingMessage['headers'][];
}

/** An OpenID provider on loopback that speaks the real wire shapes, and lies when a test tells it to. */
export class SimulatedProvider {
  readonly client = { id: 'orion-test', secret: 'a client secret, known to the server only' };
  readonly state: SimulatedState;
  issuer = '';
  readonly #codes = new Map<string, Issued>();
  readonly #refreshTokens = new Map<string, Issued>();

  constructor(keys: GenerateKeyPairResult) {
    this.state = {
      keys,
      kid: 'key-1',
      person: { sub: 'subject-1', email: 'ann@firm.example', email_verified: true },
      lies: {},
      described: {},
      mode: 'well',
      now: () => Date.now(),
      calls: [],
      forms: [],
      headers: [],
    };
  }

  count(path: string) {
    return this.state.calls.filter((one) => one === path).length;
  }

  idToken(claims: Record<string, unknown> = {}, header: Partial<JWTHeaderParameters> = {}) {
    const { person, kid, keys, now } = this.state;
    const iat = Math.floor(now() / 1000);
    const truth = {
      iss: this.issuer,
      aud: this.client.id,
      iat,
      exp: iat + 3600,
      jti: randomUUID(),
      ...person,
    };
    return new SignJWT({ ...truth, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid, ...header })
      .sign(keys.privateKey);
  }

  async answer(path: string, query: URLSearchParams, request: IncomingMessage): Promise<Answer> {
    if (path === '/.well-known/openid-configuration') return { status: 200, body: this.#metadata() };
    if (path === '/jwks') return { status: 200, body: await this.#publicKeys() };
    if (path === '/me') return this.#userInfo(request.headers.authorization);
    if (path === '/authorize') return { status: 302, body: {}, location: this.#authorized(query) };
    const form = new URLSearchParams(await bodyOf(request));
    this.state.forms.push(form);
    if (path === '/token') return this.#token(form);
    this.#refreshTokens.delete(form.get('token') ?? '');
    return { status: 200, body: {} };
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      userinfo_endpoint: `${this.issuer}/me`,
      revocation_endpoint: `${this.issuer}/revoke`,
      scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
      ...this.state.described,
    };
  }

  async #publicKeys() {
    const { keys, kid } = this.state;
    return { keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'ES256', use: 'sig' }] };
  }

  #userInfo(authorization = ''): Answer {
    const { sub, email } = this.state.person;
    const known = authorization === `Bearer access-${sub}`;
    return known ? { status: 200, body: { sub, email } } : { status: 401, body: { error: 'invalid_token' } };
  }

  #authorized(query: URLSearchParams) {
    const code = randomUUID();
    const challenge = query.get('code_challenge') ?? '';
    this.#codes.set(code, { person: this.state.person, nonce: query.get('nonce') ?? undefined, challenge });
    return `${query.get('redirect_uri')}?code=${code}&state=${query.get('state')}`;
  }

  /** Codes and refresh tokens work once, as they should. */
  async #token(form: URLSearchParams): Promise<Answer> {
    if (this.state.mode === 'refusing') return REFUSED;
    const isCode = form.get('grant_type') === 'authorization_code';
    const known = isCode ? this.#codes : this.#refreshTokens;
    const key = form.get(isCode ? 'code' : 'refresh_token') ?? '';
    const issued = known.get(key);
    known.delete(key);
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (!issued || (isCode && issued.challenge !== challenge)) return REFUSED;
    const refresh_token = randomUUID();
    this.#refreshTokens.set(refresh_token, issued);
    const id_token = await this.idToken({ ...issued.person, nonce: issued.nonce, ...this.state.lies });
    const access_token = `access-${issued.person.sub}`;
    return { status: 200, body: { id_token, access_token, refresh_token, expires_in: 3600 } };
  }
}

/** Starts one for the test file. */
export async function simulatedProvider(): Promise<SimulatedProvider> {
  const provider = new SimulatedProvider(await generateKeyPair('ES256'));
  const server = createServer((request, response) => void respond(provider, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(() => void server.close());
  return provider;
}

async function respond(provider: SimulatedProvider, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulated');
  const { mode, calls, headers } = provider.state;
  calls.push(pathname);
  headers.push(request.headers);
  if (mode === 'gone') request.socket.destroy();
  else if (mode === 'broken') response.writeHead(500).end('<h1>Oops</h1>');
  else if (mode === 'redirecting') response.writeHead(302, { location: `${provider.issuer}/jwks` }).end();
  else {
    const { status, body, location } = await provider.answer(pathname, searchParams, request);
    const padding = mode === 'endless' ? { padding: 'x'.repeat(200_000) } : {};
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      .end(JSON.stringify({ ...Object(body), ...padding }));
  }
}

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
