import type { Config } from '#server/config.ts';
import type { Secrets } from '#server/secrets.ts';

/** Under /oidc of Orion's own origin, whatever name a request came in by. */
export const issuerOf = ({ ORION_ORIGIN }: Pick<Config, 'ORION_ORIGIN'>) => `${ORION_ORIGIN}/oidc`;

/** How Orion presents itself to its embedded provider; spread into the options of the OpenID connector. */
export const embeddedClient = (config: Pick<Config, 'ORION_ORIGIN'>, secrets: Secrets) => ({
  issuer: issuerOf(config),
  // Another port or name tomorrow must not lock out the people who signed in today.
  knownAs: 'urn:orion:embedded-identity',
  clientId: 'orion',
  clientSecret: secrets.derive('embedded identity client').toString('base64url'),
  redirectUri: `${config.ORION_ORIGIN}/login`,
  authorizeParams: '',
});
