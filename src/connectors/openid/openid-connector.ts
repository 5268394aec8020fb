import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import {
  type IdentityProvider,
  IdentityRefusal,
  type ProviderTokens,
} from '#server/capabilities/identity.ts';
import type { Clock } from '#server/clock.ts';
import { type Description, discovery } from './discovery.ts';
import { type Answer, callProvider, type Fetch, unreachable } from './provider-call.ts';
import { signingKeys } from './signing-keys.ts';
import { verifyIdToken } from './verify-token.ts';

export interface OpenIdOptions {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  redirectUri: string;
  /** More parameters for the provider's page, as in an address: "access_type=offline&prompt=consent". */
  authorizeParams: string;
  /** The name people are kept under, when it should outlive a change of the issuer's address. */
  knownAs?: string;
  fetch?: Fetch;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const tokens = z.object({
  id_token: z.string(),
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().positive().default(3600),
});
const refusal = z.object({ error: z.string() });
const userInfo = z.object({ email: z.string() });

/** Any OpenID Connect provider, found by discovery. */
export function openIdConnector(options: OpenIdOptions): IdentityProvider {
  const { issuer, clientId, clock, log } = options;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const described = discovery(issuer, fetch, clock);
  const keyFor = signingKeys(described, fetch, clock);

  const post = async (url: string, fields: Record<string, string>) =>
    callProvider(fetch, url, formOf(options, await described.get(), fields));
  const askForTokens = async (fields: Record<string, string>) => {
    const { token_endpoint } = await described.get();
    return tokensOf(await post(token_endpoint, fields), log);
  };

  return {
    clientId,
    authorizationUrl: async (input) => authorizationUrl(options, await described.get(), input),
    exchange: ({ code, code_verifier }) =>
      askForTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier,
        redirect_uri: options.redirectUri,
      }),
    refresh: (refresh_token) => askForTokens({ grant_type: 'refresh_token', refresh_token }),
    async userInfo(access_token) {
      const { userinfo_endpoint } = await described.get();
      if (!userinfo_endpoint) throw unreachable('the identity provider has no user-info endpoint');
      const headers = { authorization: `Bearer ${access_token}`, accept: 'application/json' };
      return userInfoOf(await callProvider(fetch, userinfo_endpoint, { headers }));
    },
    async verify(id_token) {
      const identity = await verifyIdToken(id_token, { issuer, clientId, clock, keyFor });
      return options.knownAs ? { ...identity, issuer: options.knownAs } : identity;
    },
    async revoke(refresh_token) {
      try {
        const { revocation_endpoint } = await described.get();
        if (revocation_endpoint)
          await post(revocation_endpoint, { token: refresh_token, token_type_hint: 'refresh_token' });
      } catch (error) {
        log.warn({ err: error }, 'the identity provider could not be told of a logout');
      }
    },
  };
}

function authorizationUrl(
  { clientId, redirectUri, authorizeParams }: OpenIdOptions,
  { authorization_endpoint, scopes_supported }: Description,
  { state, nonce, code_challenge }: { state: string; nonce: string; code_challenge: string },
) {
  // Google refuses the scope it does not list, and gives refresh tokens by access_type=offline instead.
  const offline = scopes_supported?.includes('offline_access') ?? true;
  const url = new URL(authorization_endpoint);
  url.searchParams.set('scope', `openid email profile${offline ? ' offline_access' : ''}`);
  for (const [name, value] of new URLSearchParams(authorizeParams)) url.searchParams.set(name, value);
  const ours = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(ours)) url.searchParams.set(name, value);
  return url.href;
}

function formOf(
  { clientId, clientSecret }: OpenIdOptions,
  told: Description,
  fields: Record<string, string>,
) {
  const form = new URLSearchParams(fields);
  const headers: Record<string, string> = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  const inForm = told.token_endpoint_auth_methods_supported?.includes('client_secret_post');
  if (clientSecret && !inForm) {
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  } else {
    form.set('client_id', clientId);
    if (clientSecret) form.set('client_secret', clientSecret);
  }
  return { method: 'POST' as const, headers, body: form.toString() };
}

function tokensOf({ status, body }: Answer, log: OpenIdOptions['log']): ProviderTokens {
  const given = tokens.safeParse(body);
  if (status === 200 && given.success) {
    const { refresh_token, ...rest } = given.data;
    return { ...rest, ...(refresh_token !== undefined && { refresh_token }) };
  }
  const error = refusal.safeParse(body).data?.error;
  if (status === 400 && error === 'invalid_grant')
    throw new IdentityRefusal('invalid_grant', 'the identity provider refused the grant');
  log.error({ status, error }, 'the identity provider answered a token request with something else');
  throw unreachable(`the identity provider answered ${status} ${error ?? ''}`.trim());
}

function userInfoOf({ status, body }: Answer) {
  const given = userInfo.safeParse(body);
  if (status === 200 && given.success) return given.data;
  if (status === 401 || status === 403)
    throw new IdentityRefusal('invalid_token', 'the identity provider refused the access token');
  throw unreachable(`the identity provider answered ${status}`);
}
