import type { FastifyInstance } from 'fastify';
import type { IdentityProvider } from '#server/capabilities/identity.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Secrets } from '#server/secrets.ts';
import { embeddedClient } from './embedded-identity/embedded-client.ts';
import { embeddedFetch } from './embedded-identity/embedded-fetch.ts';
import { openIdConnector } from './openid/openid-connector.ts';

interface Parts {
  config: Config;
  secrets: Secrets;
  clock: Clock;
  app: FastifyInstance;
}

/** The configured OpenID provider, else the embedded one: both are spoken to in the same way. */
export function identityFrom({ config, secrets, clock, app }: Parts): IdentityProvider {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = config;
  if (!issuer || !clientId)
    return openIdConnector({
      ...embeddedClient(config, secrets),
      fetch: embeddedFetch(app),
      clock,
      log: app.log,
    });
  return openIdConnector({
    issuer,
    clientId,
    clientSecret: config.OIDC_CLIENT_SECRET,
    redirectUri: `${config.ORION_ORIGIN}/login`,
    authorizeParams: config.OIDC_AUTHORIZE_PARAMS,
    clock,
    log: app.log,
  });
}
