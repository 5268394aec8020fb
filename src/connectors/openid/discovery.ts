import * as z from 'zod';
import type { Clock } from '#server/clock.ts';
import { type KeptAnswer, keptAnswer } from './kept-answer.ts';
import { callProvider, type Fetch, unreachable } from './provider-call.ts';

const DAY_MS = 86_400_000;

const endpoint = z.url({ protocol: /^https?$/ });
const description = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  revocation_endpoint: endpoint.optional(),
  scopes_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
export type Description = z.infer<typeof description>;

/** What the provider says of itself under /.well-known/openid-configuration. */
export const discovery = (issuer: string, fetch: Fetch, clock: Clock): KeptAnswer<Description> =>
  keptAnswer({ clock, freshMs: DAY_MS, keptMs: 2 * DAY_MS, load: () => discover(issuer, fetch) });

async function discover(issuer: string, fetch: Fetch): Promise<Description> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, body } = await callProvider(fetch, address);
  const told = description.safeParse(body);
  if (status !== 200 || !told.success)
    throw unreachable(`${address} does not describe an OpenID provider (status ${status})`);
  // Another issuer's description would let that issuer sign for ours.
  if (told.data.issuer !== issuer)
    throw unreachable(`${address} describes another issuer: ${told.data.issuer}`);
  if (issuer.startsWith('https:') && !endpointsOf(told.data).every((url) => url.startsWith('https:')))
    throw unreachable(`${address} names an endpoint without https`);
  return told.data;
}

const endpointsOf = (told: Description) =>
  [
    told.authorization_endpoint,
    told.token_endpoint,
    told.jwks_uri,
    told.userinfo_endpoint,
    told.revocation_endpoint,
  ].filter((url) => url !== undefined);
