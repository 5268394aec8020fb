import type { Kysely } from 'kysely';
import type { Configuration, KoaContext } from 'oidc-provider';
import type { DB } from '#db';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Secrets } from '#server/secrets.ts';
import { findAccount } from './demo-accounts.ts';
import { embeddedClient } from './embedded-client.ts';
import { recordAdapter } from './record-adapter.ts';
import { messagePage } from './sign-in-page.ts';

export interface EmbeddedIdentity {
  config: Config;
  db: Kysely<DB>;
  secrets: Secrets;
  clock: Clock;
}

const SCOPE = 'openid email profile';
const HOUR = 3600;
const DAY = 24 * HOUR;

export const sessionCookie = (config: Config) => cookieName(config, 'session');
/** Cookies do not know ports: two Orions on one machine must not take each other's. */
const cookieName = ({ https, ORION_ORIGIN }: Config, what: string) =>
  https ? `__Secure-orion_idp_${what}` : `orion_idp_${what}_${new URL(ORION_ORIGIN).port}`;

/** What oidc-provider is told: one client, the staff as its people, PKCE always, nothing that Orion does not use. */
export const configuration = (parts: EmbeddedIdentity, keys: object[]): Configuration => ({
  adapter: recordAdapter(parts),
  jwks: { keys },
  clients: [clientOf(parts)],
  scopes: [...SCOPE.split(' '), 'offline_access'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  responseTypes: ['code'],
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  cookies: cookiesOf(parts),
  rotateRefreshToken: true,
  issueRefreshToken: async () => true,
  expiresWithSession: async () => false,
  ttl: {
    AccessToken: HOUR,
    IdToken: HOUR,
    AuthorizationCode: 60,
    RefreshToken: 30 * DAY,
    Grant: 60 * DAY,
    Interaction: HOUR / 6,
    Session: HOUR,
  },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    revocation: { enabled: true, allowedPolicy: sameClient },
    // It keeps no session of its own, so there is nothing to end at this end.
    rpInitiatedLogout: { enabled: false },
  },
  interactions: { url: async (_context, { uid }) => `/oidc/interaction/${uid}` },
  findAccount: (_context, subject) => accountOf(parts.db, subject),
  loadExistingGrant: grantAtOnce,
  renderError: async (context, { error }) => {
    context.type = 'html';
    context.body = messagePage(parts.config.APP_TITLE, wordsFor(error));
  },
});

const clientOf = ({ config, secrets }: EmbeddedIdentity) => {
  const { clientId, clientSecret, redirectUri } = embeddedClient(config, secrets);
  return {
    client_id: clientId,
    client_secret: clientSecret,
    client_name: config.APP_TITLE,
    application_type: 'web',
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
  };
};

const cookiesOf = ({ config, secrets }: EmbeddedIdentity) => {
  const kept = { httpOnly: true, sameSite: 'lax', signed: true, secure: config.https };
  return {
    keys: [secrets.derive('embedded identity cookies').toString('base64url')],
    names: {
      session: sessionCookie(config),
      interaction: cookieName(config, 'interaction'),
      resume: cookieName(config, 'resume'),
    },
    long: { ...kept, path: '/oidc' },
    short: kept,
  };
};

const sameClient = async (_context: unknown, client: { clientId: string }, token: { clientId: string }) =>
  client.clientId === token.clientId;

async function accountOf(db: Kysely<DB>, subject: string) {
  const account = await findAccount(db, subject);
  if (!account) return undefined;
  const { email_address: email, full_name: name } = account;
  return { accountId: subject, claims: async () => ({ sub: subject, email, email_verified: true, name }) };
}

/** Orion is its own only client: nobody is asked whether Orion may know who they are. */
async function grantAtOnce({ oidc }: KoaContext) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

const wordsFor = (error: string | undefined) =>
  error === 'server_error'
    ? 'Something went wrong. Please try again in a moment.'
    : 'This sign-in has expired or was opened in another window.';
