import { resolve } from 'node:path';
import type * as z from 'zod';
import { canRun } from './can-run.ts';
import { ConfigProblems } from './config-problems.ts';
import { isLoopback, isWeakKey, unknownSettings } from './setting-checks.ts';
import { settings } from './settings.ts';

export { isLoopback } from './setting-checks.ts';

const SHARED = new Set(['development', 'staging']);

const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

type Settings = z.output<typeof settings>;

export interface Config extends Omit<Settings, 'ORION_ORIGIN' | 'LOG_LEVEL'> {
  ORION_ORIGIN: string;
  LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>;
  /** The embedded identity provider signs people in: there is no other, and this is a demonstration. */
  embeddedIdentity: boolean;
  https: boolean;
  /** The server behind the API: development and staging share one, production has its own. */
  apiOrigin: string;
}

/** Turns the environment into one frozen object, or tells every problem at once, by name and without values. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  const problems = [
    ...unknownNames(given),
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
  ];
  if (!parsed.success) throw new ConfigProblems([...new Set(problems)]);

  const values = parsed.data;
  const origin = new URL(values.ORION_ORIGIN ?? `http://${reachedAt(values.HOST)}:${values.PORT}`);
  const loopback = isLoopback(origin.hostname);
  problems.push(...contradictions(values, origin, loopback));
  if (problems.length > 0) throw new ConfigProblems(problems);
  return Object.freeze({
    ...values,
    ORION_ORIGIN: origin.origin,
    // A person at a terminal wants the address and what went wrong, a log collector every request.
    LOG_LEVEL: values.LOG_LEVEL ?? (values.APP_ENV === 'local' ? 'warn' : 'info'),
    ORION_DATA_DIR: resolve(values.ORION_DATA_DIR),
    embeddedIdentity: !values.OIDC_ISSUER,
    https: origin.protocol === 'https:',
    apiOrigin:
      SHARED.has(values.APP_ENV) && values.DEV_API_URL ? new URL(values.DEV_API_URL).origin : origin.origin,
  });
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);
/** Where a listener is reached; one that listens everywhere is reached from here too. */
const reachedAt = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : bracketed(host));

const unknownNames = (given: Record<string, string | undefined>) =>
  unknownSettings(given, SETTING_NAMES).map(
    (name) => `${name} is not a setting of Orion; see the table in README.md`,
  );

/** Its name: the host may be called differently for either role. */
const databaseOf = (address: string | undefined) => address && new URL(address).pathname;

/** The browser that is named here may be one of the machine that STREAM_URL leads to. */
const hasItsBrowser = ({ STREAM_BROWSER = 'none', STREAM_URL }: Settings) =>
  STREAM_BROWSER === 'none' || !!STREAM_URL || canRun(STREAM_BROWSER);

const contradictions = (values: Settings, origin: URL, loopback: boolean) => {
  const problems: string[] = [];
  if (origin.protocol === 'http:' && !loopback)
    problems.push(
      values.ORION_ORIGIN
        ? 'ORION_ORIGIN must be https, or a loopback address'
        : 'ORION_ORIGIN is missing: HOST is no loopback address, so that people open Orion over https',
    );
  if (values.DATABASE_OWNER_URL && databaseOf(values.DATABASE_OWNER_URL) !== databaseOf(values.DATABASE_URL))
    problems.push(
      'DATABASE_OWNER_URL must lead to the same database as DATABASE_URL, as the role that owns it',
    );
  if (values.OIDC_ISSUER && !values.OIDC_CLIENT_ID)
    problems.push('OIDC_CLIENT_ID is missing: OIDC_ISSUER needs the client registered there');
  if (!values.OIDC_ISSUER && values.OIDC_CLIENT_ID)
    problems.push('OIDC_ISSUER is missing: OIDC_CLIENT_ID belongs to one');
  if (!values.OIDC_ISSUER && !loopback && !values.ORION_DEMO_SIGN_IN)
    problems.push(
      'OIDC_ISSUER is missing: only a loopback ORION_ORIGIN, or ORION_DEMO_SIGN_IN=on, goes without',
    );
  const isOpen = !isLoopback(bracketed(values.HOST));
  if (isOpen && !(values.ORION_ORIGIN && values.OIDC_ISSUER) && !values.ORION_DEMO_SIGN_IN)
    problems.push(
      'HOST opens Orion to the network: set ORION_ORIGIN and OIDC_ISSUER, or ORION_DEMO_SIGN_IN=on to let anybody sign in as anybody',
    );
  if (Boolean(values.LANGUAGE_MODEL_URL) !== Boolean(values.LANGUAGE_MODEL_NAME))
    problems.push('LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME belong together: set both, or neither');
  if (values.LANGUAGE_MODEL_KEY && !values.LANGUAGE_MODEL_URL)
    problems.push('LANGUAGE_MODEL_URL is missing: LANGUAGE_MODEL_KEY belongs to one');
  if (values.ALLOW_UNBOUND_BEARER && values.APP_ENV === 'production')
    problems.push('ALLOW_UNBOUND_BEARER must be off in production');
  if (values.APP_ENV === 'production' && values.STREAM_NO_SANDBOX)
    problems.push('STREAM_NO_SANDBOX must be off in production');
  if (values.APP_ENV === 'production' && values.STREAM_ALLOWED_HOSTS.length > 0)
    problems.push('STREAM_ALLOWED_HOSTS must be empty in production');
  if (!hasItsBrowser(values))
    problems.push(
      'STREAM_BROWSER must be a program that can be run, such as /usr/bin/chromium, or none to turn remote pages off',
    );
  if (values.STREAM_URL && !values.STREAM_SECRET)
    problems.push('STREAM_SECRET is missing: STREAM_URL needs the secret that `npm run stream` was given');
  if (values.APP_ENV === 'production' && values.ORION_SECRET_KEY && isWeakKey(values.ORION_SECRET_KEY))
    problems.push('ORION_SECRET_KEY is easy to guess: make one with "openssl rand -base64 32"');
  return problems;
};
