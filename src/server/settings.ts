import * as z from 'zod';
import { isWebhookSecret } from './http/webhook-signature.ts';
import { RETENTION_DAYS, type RetentionSetting } from './retention/retention-settings.ts';
import {
  areSignInExtras,
  hasReadableName,
  isFilesAddress,
  isHost,
  isOneLine,
  isOriginAlone,
  isProxyAddress,
  isSafeOutside,
} from './setting-checks.ts';

const ONE_LINE = 'must be one line of text';
const line = () => z.string().refine(isOneLine, ONE_LINE);
/** What is sent in a header; around it nothing counts, as a file that is read brings its line break. */
const key = () =>
  z
    .string()
    .trim()
    .regex(/^[!-~]+$/, 'must be letters, digits and plain signs, without spaces');
const host = () =>
  z.string().refine(isHost, 'must be an address or a name such as 127.0.0.1, without brackets, zone or port');

const words = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== ''),
  );
const wordsThat = (fits: (word: string) => boolean, rule: string) =>
  words.refine((all) => all.every(fits), rule);
const emails = wordsThat(
  (word) => z.email().safeParse(word).success,
  'must be e-mail addresses, separated by commas',
);
const domains = wordsThat(
  (word) => /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(word),
  'must be domains such as firm.example, separated by commas',
);
const onOff = (standard: boolean) =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(standard ? 'on' : 'off')
    .transform((word) => word === 'on');
const whole = (least: number, most: number, standard: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string(rule)
    .regex(/^(0|[1-9]\d{0,14})$/, rule)
    .transform(Number)
    .pipe(z.number().min(least, rule).max(most, rule))
    .default(standard);
};
const KEEP_WORDS: Partial<Record<string, string>> = {
  KEEP_CALL_KEYS_DAYS:
    'days that answers to repeated calls and, after their end, sessions and sign-ins are kept',
  KEEP_MAIL_BODIES_DAYS: 'days that the text of a mail, and that it was sent, are kept',
  KEEP_ANALYTICS_DAYS:
    'the same for counted events, free-text searches, what jobs did, alerts that were read, single visits (then one per person, company and month), and the ids of webhook deliveries',
};
/** A setting for each line of the retention table. */
const keepDays = Object.fromEntries(
  Object.entries(RETENTION_DAYS).map(([name, days]) => {
    const [rule, meaning] = [whole(1, 36_500, days), KEEP_WORDS[name]];
    return [name, meaning === undefined ? rule : rule.describe(meaning)];
  }),
) as Record<RetentionSetting, ReturnType<typeof whole>>;
const url = (protocols: RegExp, like: string) =>
  z.url({ protocol: protocols, error: `must look like ${like}` }).refine(hasReadableName, {
    message: 'must have the signs of its user name and password encoded: % as %25, / as %2F, @ as %40',
    when: ({ issues }) => issues.length === 0,
  });

/** Where an outside system answers, without a slash at the end. */
const outside = (standard: string) =>
  url(/^https?$/, standard)
    .refine((address) => isSafeOutside(address), {
      message: `must look like ${standard}; http only to a loopback address`,
      when: ({ issues }) => issues.length === 0,
    })
    .default(standard)
    .transform((address) => address.replace(/(?<!\/)\/+$/, ''));

/**
 * Every setting Orion reads, with its rule, its default and what it means: the README's table is made of them.
 * One that says nothing stands in the row before it; braces hold what the table says instead of a default.
 */
export const settings = z.object({
  PORT: whole(1, 65_535, 3000).describe('where Orion listens'),
  HOST: host().toLowerCase().default('127.0.0.1'),
  ORION_ORIGIN: url(/^https?$/, 'https://orion.firm.example')
    .refine((address) => isOriginAlone(address), {
      message: 'must look like https://orion.firm.example, with nothing after the name and port',
      when: ({ issues }) => issues.length === 0,
    })
    .optional()
    .describe('{`http://HOST:PORT`} the address people open; https unless it is a loopback address'),
  ORION_DATA_DIR: z
    .string()
    .regex(/^[^~]/, 'must be written out: nobody here knows what ~ stands for')
    .refine(isOneLine, ONE_LINE)
    .default('.orion')
    .describe('files, keys and the embedded database'),
  ORION_LEAST_FREE_MB: whole(0, 1_000_000_000, 50).describe(
    'with less than this free on its disk, `/health/ready` says 503',
  ),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/orion')
    .optional()
    .describe('{embedded, `10`} your own PostgreSQL (16 or newer), and connections to it'),
  DATABASE_POOL: whole(2, 200, 10),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/orion')
    .optional()
    .describe(
      "{`DATABASE_URL`} the same database as its owner, for migrations and commands; the server's role then cannot change the audit trail",
    ),
  OIDC_ISSUER: url(/^https?$/, 'https://accounts.google.com')
    .optional()
    .describe('{embedded provider} any OpenID Connect provider; redirect address `{ORION_ORIGIN}/login`'),
  OIDC_CLIENT_ID: line().optional(),
  OIDC_CLIENT_SECRET: line().optional(),
  OIDC_AUTHORIZE_PARAMS: z
    .string()
    .refine(
      areSignInExtras,
      'must look like access_type=offline&prompt=consent, without what Orion sends itself',
    )
    .default('')
    .describe('extra parameters, e.g. `access_type=offline&prompt=consent` for Google'),
  ORION_DEMO_SIGN_IN: onOff(false).describe(
    '`on` opens the embedded provider, which asks for no password, to other machines; without it a `HOST` that is not loopback needs `ORION_ORIGIN` and `OIDC_ISSUER`',
  ),
  ORION_DEMO_FIRM: onOff(true).describe(
    'load the invented firm at the first start with the embedded provider',
  ),
  ALLOWED_EMAIL_DOMAINS: domains.describe(
    'comma-separated domains whose people may sign in without being listed',
  ),
  DIGEST_STAFF_EMAILS: emails.describe('{four of the demonstration firm} the staff who see digests'),
  ORION_ADMIN_EMAILS: emails.describe(
    'administrators, besides those made with `npm run admin -- user admin EMAIL`',
  ),
  APP_ENV: z
    .enum(
      ['local', 'development', 'staging', 'production'],
      'must be local, development, staging or production',
    )
    .default('local')
    .describe('`local`, `development`, `staging` or `production`'),
  APP_TITLE: line()
    .max(60, 'must have at most 60 characters')
    .default('Orion')
    .describe('the name on the sign-in page'),
  ORION_SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('{a file in the data folder} seals what must not lie readable in the database'),
  ORION_FATHOM_TAB: onOff(true).describe('the feature gate `orion-fathom-tab`'),
  MAIL_URL: url(/^smtps?$/, 'smtp://user:password@host:587')
    .optional()
    .describe(
      '{none} SMTP; without it mail stays in the outbox. `npm run admin -- mail test EMAIL` tries it',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must look like Orion <orion@firm.example>',
    )
    .refine(isOneLine, 'must look like Orion <orion@firm.example>')
    .default('Orion <orion@orion.example>'),
  FILES_URL: url(/^https?$/, 'https://key:secret@s3.host/bucket')
    .refine(isFilesAddress, {
      message: 'must look like https://key:secret@s3.host/bucket; http only to a loopback address',
      abort: true,
      when: ({ issues }) => issues.length === 0,
    })
    .optional()
    .describe('{disk} S3-compatible storage, `https://key:secret@host/bucket`'),
  IMPORT_MAX_BYTES: whole(1, 10_000_000_000, 1_000_000_000).describe(
    'the largest file that can be imported, and how long it is kept',
  ),
  IMPORT_KEEP_DAYS: whole(1, 36_500, 90),
  UPLOAD_BYTES_PER_DAY: whole(1, 1_000_000_000_000, 5_000_000_000).describe(
    'how much one person may upload in a day, all files together',
  ),
  ...keepDays,
  CHAT_ASSISTANT_URL: url(/^https?$/, 'https://chat.openai.com')
    .default('https://chat.openai.com')
    .describe('where copied results go, and how much'),
  CLIPBOARD_MAX_CHARS: whole(1, 10_000_000, 32_000),
  REFERENCE_CONTACT_WORKBOARD_ID: whole(1, 2_147_483_647, 1).describe('the workboard of reference contacts'),
  LANGUAGE_MODEL_URL: url(/^https?$/, 'https://api.openai.com/v1')
    .optional()
    .describe(
      '{none} a model that helps with free-text searches, e.g. `https://api.openai.com/v1`; without it the built-in grammar reads them',
    ),
  LANGUAGE_MODEL_NAME: line().optional(),
  LANGUAGE_MODEL_KEY: key().optional(),
  LANGUAGE_MODEL_KIND: z
    .enum(['openai', 'anthropic'], 'must be openai or anthropic')
    .default('openai')
    .describe(
      '`openai` for anything compatible, or `anthropic` with the version of its interface; how often the firm may ask',
    ),
  LANGUAGE_MODEL_VERSION: key().default('2023-06-01'),
  LANGUAGE_MODEL_CALLS_PER_DAY: whole(0, 1_000_000, 1000),
  MAP_SEARCH_URL: url(/^https?$/, 'https://www.openstreetmap.org/search?query=')
    .default('https://www.openstreetmap.org/search?query=')
    .describe('{OpenStreetMap} where addresses lead'),
  FATHOM_API_KEY: key()
    .optional()
    .describe("the firm's key for meetings; people can also add their own under Settings, Account"),
  FATHOM_API_URL: outside('https://api.fathom.ai/external/v1'),
  FATHOM_WEBHOOK_SECRET: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((secret) => secret !== ''))
    .refine(
      (secrets) => secrets.every(isWebhookSecret),
      'must be what Fathom gave when the webhook was made: whsec_ and base64; several are separated by commas',
    )
    .describe(
      '{none} lets Fathom deliver to `/api/v1/fathom-webhook`; several, separated by commas; without it the address is closed',
    ),
  AFFINITY_API_KEY: key()
    .optional()
    .describe(
      'the CRM into which associated meeting notes are written; without it associations stay in Orion',
    ),
  AFFINITY_API_URL: outside('https://api.affinity.co'),
  STREAM_BROWSER: line()
    .optional()
    .describe(
      "{the system's Chromium} the browser of remote pages; `none` turns them off ([more](docs/remote-browsing.md))",
    ),
  STREAM_URL: url(/^https?$/, 'https://browsing.firm.example')
    .refine((address) => isSafeOutside(address), {
      message: 'must look like https://browsing.firm.example; http only to a loopback address',
      when: ({ issues }) => issues.length === 0,
    })
    .optional()
    .describe('{started by the server} where `npm run stream` listens, and the secret that both know'),
  STREAM_SECRET: key().min(32, 'must have at least 32 characters').optional(),
  STREAM_HOST: host().default('127.0.0.1').describe('where `npm run stream` listens'),
  STREAM_PORT: whole(1, 65_535, 3090),
  STREAM_MOST_SESSIONS: whole(1, 200, 8).describe(
    'remote pages at once, in all and per person; who comes later waits in line',
  ),
  STREAM_SESSIONS_PER_PERSON: whole(1, 20, 2),
  STREAM_PAGE_MEMORY_MB: whole(100, 100_000, 1000).describe(
    'memory of one remote page, and of all together before others wait',
  ),
  STREAM_MEMORY_MB: whole(300, 1_000_000, 4000),
  STREAM_IDLE_MINUTES: whole(1, 60, 5).describe('a remote page nobody touches ends after so many minutes'),
  STREAM_NO_SANDBOX: onOff(false).describe(
    'run the browser without its sandbox, and let it reach these hosts inside (both never in production)',
  ),
  STREAM_ALLOWED_HOSTS: words,
  ERROR_REPORTING_DSN: url(/^https?$/, 'https://key@errors.firm.example/7')
    .optional()
    .describe('Sentry-compatible; used in staging and production only'),
  ANALYTICS: onOff(true).describe('count screen views and sign-outs'),
  DEV_API_URL: url(/^https?$/, 'https://orion.dev.firm.example')
    .optional()
    .describe('the server that development and staging share'),
  TRUST_PROXY: words
    .refine(
      (proxies) => proxies.every(isProxyAddress),
      'must list addresses or networks of proxies, such as 10.0.0.7, 10.1.0.0/16 or loopback',
    )
    .describe('{none} addresses of proxies whose forwarded headers count'),
  RATE_READ: whole(1, 1_000_000, 600).describe('calls a minute, per person'),
  RATE_WRITE: whole(1, 1_000_000, 120),
  RATE_UPLOAD: whole(1, 1_000_000, 30),
  RATE_LANGUAGE_MODEL: whole(1, 1_000_000, 20),
  RATE_LOOKUP: whole(1, 1_000_000, 30),
  RATE_SIGN_IN: whole(1, 1_000_000, 10).describe(
    'failed sign-ins (and refreshes of one session) and calls with a bad token a minute, per network',
  ),
  RATE_BAD_TOKEN: whole(1, 1_000_000, 60),
  ALLOW_UNBOUND_BEARER: onOff(false).describe(
    'accept a browser token without its cookie (never in production)',
  ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .optional()
    .describe('{`warn` locally, else `info`} `silent`, `error`, `warn`, `info` or `debug`'),
});
