import type { FastifyInstance } from 'fastify';
import type { SimulatedProvider } from '#connectors/openid/testing/simulated-provider.ts';
import { identityFrom } from '#orion/server/registry.ts';
import type { IdentityProvider } from '#server/capabilities/identity.ts';
import { readConfig } from '#server/config.ts';
import type { Platform } from '#server/platform.ts';
import { secretsFrom } from '#server/secrets.ts';
import { freePort } from '#server/testing/free-port.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { type Browser, newBrowser } from './browser.ts';

interface RunningOptions {
  /** Without one, the embedded provider signs people in. */
  provider?: SimulatedProvider;
  env?: Record<string, string>;
  platform?: Partial<Platform>;
  port?: number;
  onLog?: (line: string) => void;
}

/** The whole server on a real port, with a real identity provider behind it. */
export async function runningOrion({ provider, env = {}, platform, port, onLog }: RunningOptions = {}) {
  const PORT = port ?? (await freePort());
  const settings = {
    OIDC_ISSUER: provider?.issuer ?? '',
    OIDC_CLIENT_ID: provider?.client.id ?? '',
    OIDC_CLIENT_SECRET: provider?.client.secret ?? '',
    PORT: String(PORT),
    ...env,
  };
  const clock = movableClock();
  const parts = { clock, secrets: secretsFrom('a secret for tests, long enough to be one'), ...platform };
  const found: { identity?: IdentityProvider } = {};
  const server = await testApp({
    env: settings,
    onServer: (app: FastifyInstance) => {
      found.identity = identityFrom({
        config: readConfig({ LOG_LEVEL: 'silent', ...settings }),
        app,
        ...parts,
      });
    },
    platform: {
      ...parts,
      get identity() {
        return found.identity as IdentityProvider;
      },
    },
    ...(onLog && { onLog }),
  });
  await server.app.listen({ host: '127.0.0.1', port: PORT });
  const origin = server.config.ORION_ORIGIN;
  return { ...server, clock, origin, port: PORT, browser: () => newBrowser(origin) };
}
export type RunningOrion = Awaited<ReturnType<typeof runningOrion>>;

/** Real time, because the providers live in it, plus what a test adds. */
function movableClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
    /** What is counted by the minute then falls into one. */
    toNextMinute: () => {
      ahead += 60_000 - ((Date.now() + ahead) % 60_000);
    },
    reset: () => {
      ahead = 0;
    },
  };
}

export interface Returned {
  code: string;
  state: string;
  error: string | null;
}

const returnedTo = (location: string | null): Returned => {
  const { searchParams } = new URL(location ?? '', 'http://nowhere');
  return {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    error: searchParams.get('error'),
  };
};

/** From the button to the provider's page, and back to /login as the person with this address. */
export async function visitProvider(browser: Browser, email?: string): Promise<Returned> {
  const start = await browser.ask('/auth/start');
  const asked = await browser.ask(start.headers.get('location') ?? '');
  if (!asked.headers.get('location')?.includes('/oidc/interaction/'))
    return returnedTo(asked.headers.get('location'));
  const address = asked.headers.get('location') ?? '';
  const page = await (await browser.ask(address)).text();
  const chosen = page
    .split('<li>')
    .find((row) => email && row.includes(`>${email}<`))
    ?.match(/value="(\d+)"/)?.[1];
  const answered = await browser.post(address, chosen ? { user_id: chosen } : { cancel: 'yes' });
  const resumed = await browser.ask(answered.headers.get('location') ?? '');
  return returnedTo(resumed.headers.get('location'));
}

/** The form that /login posts. */
export const codeForm = (
  { origin, identity }: RunningOrion | { origin: string; identity: { clientId: string } },
  returned: Returned,
) => ({
  grant_type: 'authorization_code',
  code: returned.code,
  state: returned.state,
  redirect_uri: `${origin}/login`,
  client_id: identity.clientId,
});

export interface Tokens {
  id_token: string;
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** The whole way, to tokens in hand and the cookie in the jar. */
export async function signInAs(orion: RunningOrion, email?: string, browser = orion.browser()) {
  const answer = await browser.post(
    '/auth/token',
    codeForm({ ...orion, identity: orion.platform.identity }, await visitProvider(browser, email)),
  );
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  const tokens = (await answer.json()) as Tokens;
  const headers = { authorization: `Bearer ${tokens.id_token}` };
  return { browser, tokens, headers, setCookies: answer.headers.getSetCookie(), answer };
}

export const sessionCount = async ({ db }: Pick<RunningOrion, 'db'>) => {
  const { count } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
