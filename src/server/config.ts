import { resolve } from 'node:path';
import * as z from 'zod';
import { RETENTION_DAYS, type RetentionSetting } from './retention/retention-settings.ts';
import { isWebhookSecret } from './http/webhook-signature.ts';
import {
  isFilesAddress,
  isLoopback,
  isProxyAddress,
  isSafeOutside,
  isWeakKey,
  unknownSettings,
} from './setting-checks.ts';

export { isLoopback } from './setting-checks.ts';

const SHARED = new Set(['development', 'staging']);

const words = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== ''),
  );
const onOff = (standard: boolean) =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(standard ? 'on' : 'off')
    .transform((word) => word === 'on');
const whole = (least: number, most: number, standard: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule).default(standard);
};
/** A setting for each line of the retention table. */
const keepDays = Object.fromEntries(
  Object.entries(RETENTION_DAYS).map(([name, days]) => [name, whole(1, 36_500, days)]),
) as Record<RetentionSetting, ReturnType<typeof whole>>;
const url = (protocols: RegExp, like: string) =>
  z.url({ protocol: protocols, error: `must look like ${like}` });

/** Where an outside system answers, without a slash at the end. */
const outside = (standard: string) =>
  url(/^https?$/, standard)
    .refine((address) => isSafeOutside(address), {
      message: `must look like ${standard}; http only to a loopback address`,
      when: ({ issues }) => issues.length === 0,
    })
    .default(standard)
    .transform((address) => address.replace(/(?<!\/)\/+$/, ''));

/** Every setting Orion reads, with its rule and its default. The README's table lists the same names. */
const settings = z.object({
  APP_ENV: z
    .enum(
      ['local', 'development', 'staging', 'production'],
      'must be local, development, staging or production',
    )
    .default('local'),
  APP_TITLE: z.string().min(1).max(60).default('Orion'),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be an address or a name such as 127.0.0.1, without brackets or spaces')
    .default('127.0.0.1'),
  PORT: whole(1, 65_535, 3000),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .optional(),
  ORION_ORIGIN: url(/^https?$/, 'https://orion.firm.example').optional(),
  ORION_DATA_DIR: z.string().default('.orion'),
  ORION_LEAST_FREE_MB: whole(0, 1_000_000_000, 50),
  ORION_SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ORION_DEMO_SIGN_IN: onOff(false),
  ORION_DEMO_FIRM: onOff(true),
  ORION_FATHOM_TAB: onOff(true),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/orion').optional(),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/orion').optional(),
  DATABASE_POOL: whole(2, 200, 10),
  OIDC_ISSUER: url(/^https?$/, 'https://accounts.google.com').optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_AUTHORIZE_PARAMS: z.string().default(''),
  ALLOWED_EMAIL_DOMAINS: words,
  ALLOW_UNBOUND_BEARER: onOff(false),
  DIGEST_STAFF_EMAILS: words,
  ORION_ADMIN_EMAILS: words,
  TRUST_PROXY: words.refine(
    (proxies) => proxies.every(isProxyAddress),
    'must list addresses or networks of proxies, such as 10.0.0.7, 10.1.0.0/16 or loopback',
  ),
  RATE_READ: whole(1, 1_000_000, 600),
  RATE_WRITE: whole(1, 1_000_000, 120),
  RATE_SIGN_IN: whole(1, 1_000_000, 10),
  RATE_BAD_TOKEN: whole(1, 1_000_000, 60),
  RATE_UPLOAD: whole(1, 1_000_000, 30),
  RATE_LANGUAGE_MODEL: whole(1, 1_000_000, 20),
  RATE_LOOKUP: whole(1, 1_000_000, 30),
  MAIL_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Orion <orion@orion.example>'),
  UPLOAD_BYTES_PER_DAY: whole(1, 1_000_000_000_000, 5_000_000_000),
  IMPORT_MAX_BYTES: whole(1, 10_000_000_000, 1_000_000_000),
  IMPORT_KEEP_DAYS: whole(1, 36_500, 90),
  ...keepDays,
  FILES_URL: url(/^https?$/, 'https://key:secret@s3.host/bucket')
    .refine(isFilesAddress, {
      message: 'must look like https://key:secret@s3.host/bucket; http only to a loopback address',
      abort: true,
      when: ({ issues }) => issues.length === 0,
    })
    .optional(),
  CHAT_ASSISTANT_URL: z
    .union([z.literal(''), z.url()], 'must be an address, or empty')
    .default('https://chat.openai.com'),
  CLIPBOARD_MAX_CHARS: whole(1, 10_000_000, 32_000),
  REFERENCE_CONTACT_WORKBOARD_ID: whole(1, 2_147_483_647, 1),
  LANGUAGE_MODEL_KIND: z.enum(['openai', 'anthropic'], 'must be openai or anthropic').default('openai'),
  LANGUAGE_MODEL_URL: url(/^https?$/, 'https://api.openai.com/v1').optional(),
  LANGUAGE_MODEL_NAME: z.string().min(1).optional(),
  LANGUAGE_MODEL_KEY: z.string().min(1).optional(),
  LANGUAGE_MODEL_VERSION: z.string().min(1).default('2023-06-01'),
  LANGUAGE_MODEL_CALLS_PER_DAY: whole(0, 1_000_000, 1000),
  MAP_SEARCH_URL: z.url().default('https://www.openstreetmap.org/search?query='),
  FATHOM_API_URL: outside('https://api.fathom.ai/external/v1'),
  FATHOM_API_KEY: z.string().min(1).optional(),
  FATHOM_WEBHOOK_SECRET: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((secret) => secret !== ''))
    .refine(
      (secrets) => secrets.every(isWebhookSecret),
      'must be what Fathom gave when the webhook was made: whsec_ and base64; several are separated by commas',
    ),
  AFFINITY_API_URL: outside('https://api.affinity.co'),
  AFFINITY_API_KEY: z.string().min(1).optional(),
  ERROR_REPORTING_DSN: z.url().optional(),
  ANALYTICS: onOff(true),
  DEV_API_URL: z.url().optional(),
});

export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

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

export class ConfigProblems extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
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
  if (!parsed.success) throw new ConfigProblems(problems);

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

const unknownNames = (given: object) =>
  unknownSettings(Object.keys(given), SETTING_NAMES).map(
    (name) => `${name} is not a setting of Orion; see the table in README.md`,
  );

/** Its name: the host may be called differently for either role. */
const databaseOf = (address: string | undefined) => address && new URL(address).pathname;

const contradictions = (values: Settings, origin: URL, loopback: boolean) => {
  const problems: string[] = [];
  if (origin.protocol === 'http:' && !loopback)
    problems.push('ORION_ORIGIN must be https, or a loopback address');
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
  if (values.ALLOW_UNBOUND_BEARER && values.APP_ENV === 'production')
    problems.push('ALLOW_UNBOUND_BEARER must be off in production');
  if (values.APP_ENV === 'production' && values.ORION_SECRET_KEY && isWeakKey(values.ORION_SECRET_KEY))
    problems.push('ORION_SECRET_KEY is easy to guess: make one with "openssl rand -base64 32"');
  return problems;
};
