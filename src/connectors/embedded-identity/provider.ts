import type { FastifyBaseLogger } from 'fastify';
import type { KoaContext, Provider } from 'oidc-provider';
import { statusOfFault } from '#server/http/faults.ts';
import { issuerOf } from './embedded-client.ts';
import { embeddedIdentityKeys } from './identity-keys.ts';
import { configuration, type EmbeddedIdentity, sessionCookie } from './provider-configuration.ts';

/** A real OpenID provider whose people are the staff table. */
export async function embeddedProvider(parts: EmbeddedIdentity, log: FastifyBaseLogger): Promise<Provider> {
  const { keys } = await embeddedIdentityKeys(parts);
  const oidc = await quietly(() => import('oidc-provider'));
  const provider = new oidc.Provider(issuerOf(parts.config), configuration(parts, keys));
  // The scheme and host it sees are ours to set (see embedded-identity.ts), not the network's.
  provider.proxy = true;
  provider.use(tidied(sessionCookie(parts.config)));
  provider.on('error', (error) => log.error({ err: error }, 'embedded identity provider'));
  provider.on('server_error', (context, error) => {
    log.error({ err: error }, 'embedded identity provider');
    if (statusOfFault(error) !== 503) return;
    context.status = 503;
    context.set('retry-after', '2');
  });
  return provider;
}

/** Its import warns on every Node but its favourite ones. Which Node Orion runs on is tested, not wished for. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

/** Takes off what Orion has no use for: the cookie of a session that is not kept, and the word to other origins. */
const tidied = (session: string) => async (context: KoaContext, next: () => Promise<void>) => {
  await next();
  const cookies = [context.response.get('set-cookie')]
    .flat()
    .filter((line) => line && !line.startsWith(session));
  if (cookies.length > 0) context.set('set-cookie', cookies);
  else context.remove('set-cookie');
  for (const name of ['origin', 'methods', 'headers']) context.remove(`access-control-allow-${name}`);
  context.remove('access-control-expose-headers');
};
