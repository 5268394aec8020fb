import type { FastifyInstance } from 'fastify';
import { type Capabilities, withoutProviders } from '#server/capabilities/capabilities.ts';
import type { IdentityProvider } from '#server/capabilities/identity.ts';
import type { LanguageModel } from '#server/capabilities/language-model.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Secrets } from '#server/secrets.ts';
import { affinityNotes } from '#connectors/affinity/affinity-notes.ts';
import { anthropic } from '#connectors/anthropic/anthropic.ts';
import { browserStream, type StreamLog } from '#connectors/browser-stream/browser-stream.ts';
import { embeddedClient } from '#connectors/embedded-identity/embedded-client.ts';
import { embeddedFetch } from '#connectors/embedded-identity/embedded-fetch.ts';
import { fathom } from '#connectors/fathom/fathom.ts';
import { openAiCompatible } from '#connectors/openai-compatible/openai-compatible.ts';
import { openIdConnector } from '#connectors/openid/openid-connector.ts';

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

/** What outside systems do for Orion, as far as the settings name any. */
export function capabilitiesFrom(config: Config, log: StreamLog = console): Capabilities {
  const none = withoutProviders();
  return {
    ...none,
    language_model: {
      ...none.language_model,
      provider: languageModelFrom(config),
      calls_per_day: config.LANGUAGE_MODEL_CALLS_PER_DAY,
    },
    crm_notes: {
      ...none.crm_notes,
      provider: config.AFFINITY_API_KEY
        ? affinityNotes({ url: config.AFFINITY_API_URL, key: config.AFFINITY_API_KEY })
        : null,
    },
    browsing: { ...none.browsing, provider: browserStream(config, log) },
    meetings: { ...none.meetings, provider: fathom({ url: config.FATHOM_API_URL }) },
  };
}

function languageModelFrom(config: Config): LanguageModel | null {
  const { LANGUAGE_MODEL_URL: address, LANGUAGE_MODEL_NAME: model, LANGUAGE_MODEL_KEY: key } = config;
  if (!address || !model) return null;
  const settings = { url: address.replace(/(?<!\/)\/+$/, ''), key, model };
  return config.LANGUAGE_MODEL_KIND === 'anthropic'
    ? anthropic({ ...settings, version: config.LANGUAGE_MODEL_VERSION })
    : openAiCompatible(settings);
}
