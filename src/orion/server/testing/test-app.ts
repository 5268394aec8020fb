import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppOptions, buildApp, createServer } from '../app.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { openCounts } from '#server/db/counts.ts';
import { readAnew } from '#server/db/recollection.ts';
import { openGates } from '#server/gates.ts';
import { hashOf } from '#server/hash.ts';
import type { Platform } from '#server/platform.ts';
import { secretsFrom } from '#server/secrets.ts';
import { type TestClock, testClock } from '#server/testing/clock.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { ROOMY_LIMITS } from '#server/testing/roomy-limits.ts';
import { patientPool, testDatabase } from '#server/testing/test-database.ts';
import { type TestIdentity, testIdentity } from '#server/testing/test-identity.ts';
import { testServices } from './test-services.ts';
import { atEnd } from '#server/testing/at-end.ts';

const ORIGIN = 'http://127.0.0.1:3000';

interface TestAppOptions extends AppOptions {
  env?: Record<string, string>;
  platform?: Partial<Platform>;
  /** Sees the server before anything is mounted on it. */
  onServer?: (app: FastifyInstance) => void;
  /** Receives each line of the log. */
  onLog?: (line: string) => void;
}

export interface Signed {
  user_id: number;
  email: string;
  headers: { authorization: string; cookie: string };
}

/** The whole server on a database of its own, driven by `inject`; no port is opened. */
export async function testApp(options: TestAppOptions = {}) {
  const { env = {}, onLog, onServer, platform: given, ...appOptions } = options;
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    ...ROOMY_LIMITS,
    OIDC_ISSUER: 'https://identity.example',
    OIDC_CLIENT_ID: 'orion-test',
    ...env,
  });
  const database = await testDatabase();
  // The product has the rights it has in earnest; the test itself may do more.
  const served = openDatabase(database.serverUrl, patientPool());
  const counts = openCounts(database.serverUrl, served.db);
  atEnd(() => Promise.all([counts.close(), served.close()]));
  const clock: TestClock = testClock();
  const identity = await testIdentity(clock);
  const app = createServer(config, onLog);
  onServer?.(app);
  const base = {
    config,
    db: served.db,
    counts,
    recallNames: readAnew,
    clock,
    log: app.log,
    identity,
    capabilities: withoutProviders(),
    secrets: secretsFrom('a secret for tests, long enough to be one'),
    gates: await openGates(served.db, { 'orion-fathom-tab': config.ORION_FATHOM_TAB }),
  };
  const platform: Platform = { ...base, ...(await testServices(base)), ...given };
  await buildApp(app, platform, appOptions);
  await app.ready();
  atEnd(() => app.close());

  const call = (method: InjectOptions['method'], url: string, more: Partial<InjectOptions> = {}) =>
    app.inject({
      method: method ?? 'GET',
      url,
      ...more,
      headers: { host: new URL(ORIGIN).host, ...more.headers },
    });
  return {
    app,
    platform,
    config,
    db: database.db,
    url: database.url,
    serverUrl: database.serverUrl,
    clock,
    identity,
    call,
    signIn: (person?: SignInOptions) => signIn(platform, identity, person),
  };
}
export type TestApp = Awaited<ReturnType<typeof testApp>>;

type SignInOptions = Parameters<typeof aStaffMember>[1];

/** A listed person with a bound session, as the token exchange would have left it. */
async function signIn(
  { db, clock, config }: Platform,
  identity: TestIdentity,
  person?: SignInOptions,
): Promise<Signed> {
  const member = await aStaffMember(db, person);
  const email = member.email_address;
  await db
    .updateTable('staff')
    .set({ issuer: identity.issuer, subject: email })
    .where('user_id', '=', member.user_id)
    .execute();
  const { token, expires_at } = await identity.idToken(email);
  const cookie = randomBytes(32).toString('base64url');
  const now = clock.now().toISOString();
  await db
    .insertInto('session')
    .values({
      user_id: member.user_id,
      cookie_hash: hashOf(cookie),
      refresh_handle_hash: hashOf(randomBytes(32).toString('base64url')),
      token_hash: hashOf(token),
      token_expires_at: expires_at.toISOString(),
      created_at: now,
      refreshed_at: now,
    })
    .execute();
  const name = config.https ? '__Host-orion_sid' : `orion_sid_${config.PORT}`;
  return {
    user_id: member.user_id,
    email,
    headers: { authorization: `Bearer ${token}`, cookie: `${name}=${cookie}` },
  };
}
