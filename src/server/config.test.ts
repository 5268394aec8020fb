import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ConfigProblems } from './config-problems.ts';
import { readConfig } from './config.ts';
import { projectFolder } from './project-folder.ts';
import { settings } from './settings.ts';
import { settingsTable } from './testing/settings-table.ts';

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    return (error as ConfigProblems).problems;
  }
  return [];
};

describe('settings', () => {
  it.each([
    ['FILES_URL', 'https://key:s%zz@files.example/bucket', 'encoded: % as %25'],
    ['DATABASE_URL', 'postgres://u:s%etpw@127.0.0.1/d', 'encoded: % as %25'],
    ['HOST', 'fe80::1%eth0', 'must be an address or a name'],
    ['HOST', '127.0.0.1:80', 'must be an address or a name'],
    ['MAP_SEARCH_URL', 'javascript:alert(1)', 'must look like https://www.openstreetmap.org/search?query='],
    ['CHAT_ASSISTANT_URL', 'javascript:alert(1)', 'must look like https://chat.openai.com'],
    ['ERROR_REPORTING_DSN', 'foo', 'must look like https://'],
    ['APP_TITLE', 'Orion\nat work', 'must be one line of text'],
    ['APP_TITLE', 'Orion\u2028at work', 'must be one line of text'],
    ['APP_TITLE', '  ', 'must be one line of text'],
    ['APP_TITLE', 'x'.repeat(61), 'must have at most 60 characters'],
    ['STREAM_SECRET', 'short', 'must have at least 32 characters'],
    ['LANGUAGE_MODEL_VERSION', '2023\n06', 'must be letters, digits and plain signs'],
    ['FATHOM_API_KEY', 'key “one”', 'must be letters, digits and plain signs'],
    ['AFFINITY_API_KEY', ' ', 'must be letters, digits and plain signs'],
    ['ORION_DATA_DIR', 'data\nfolder', 'must be one line of text'],
    ['MAIL_FROM', 'two\u0085lines <orion@firm.example>', 'must look like Orion <orion@firm.example>'],
    ['STREAM_HOST', '127.0.0.1:80', 'must be an address or a name'],
    ['STREAM_BROWSER', '/nowhere/chrome', 'must be a program that can be run'],
    ['STREAM_BROWSER', '/etc/passwd', 'must be a program that can be run'],
    ['STREAM_BROWSER', '/usr', 'must be a program that can be run'],
    ['OIDC_AUTHORIZE_PARAMS', '%zz&=&&', 'must look like access_type=offline'],
    ['OIDC_AUTHORIZE_PARAMS', 'redirect_uri=https://evil.example', 'must look like access_type=offline'],
    ['LANGUAGE_MODEL_KEY', 'x', 'LANGUAGE_MODEL_URL is missing'],
    ['PORT', '4e3', 'must be a whole number from 1 to 65535'],
    ['PORT', '0x1005', 'must be a whole number from 1 to 65535'],
    ['PORT', '+4101', 'must be a whole number from 1 to 65535'],
    ['orion_secret_key', 'x'.repeat(40), 'orion_secret_key is not a setting of Orion'],
    ['Rate_Read', '5', 'Rate_Read is not a setting of Orion'],
  ])('%s=%s is refused in a sentence', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(sentence)]);
  });

  it('take what is said to the identity provider as it is', () => {
    const OIDC_AUTHORIZE_PARAMS = 'login_hint=YWJj==&prompt=select_account%20consent';

    expect(problemsOf({ OIDC_AUTHORIZE_PARAMS })).toEqual([]);
  });

  it('take a browser that another machine has', () => {
    const STREAM_SECRET = 's'.repeat(32);
    const elsewhere = { STREAM_URL: 'https://browsing.firm.example', STREAM_SECRET };

    expect(problemsOf({ STREAM_BROWSER: '/nowhere/chrome', ...elsewhere })).toEqual([]);
    expect(problemsOf({ STREAM_BROWSER: process.execPath })).toEqual([]);
  });

  it('take a key as a file holds it, with a line break at its end', () => {
    expect(readConfig({ FATHOM_API_KEY: 'key\n' }).FATHOM_API_KEY).toBe('key');
  });

  it('say that the address is missing, not wrong, where HOST alone was given', () => {
    expect(problemsOf({ HOST: 'vm.example' })).toContain(
      'ORION_ORIGIN is missing: HOST is no loopback address, so that people open Orion over https',
    );
  });

  it('start with nothing set', () => {
    const config = readConfig({});

    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_ENV: 'local',
      APP_TITLE: 'Orion',
      ORION_ORIGIN: 'http://127.0.0.1:3000',
      embeddedIdentity: true,
      https: false,
    });
    expect(config.ORION_DATA_DIR).toMatch(/^\/.*\.orion$/);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('are the table of the README', async () => {
    const place = fileURLToPath(new URL('README.md', projectFolder));
    const table = /\| Setting \|[^]*?\n(?=\n)/;

    const renewed = readFileSync(place, 'utf8').replace(table, () => `${settingsTable(settings)}\n`);

    expect(renewed).toContain('| `PORT`, `HOST` | `3000`, `127.0.0.1` | where Orion listens |');
    await expect(renewed).toMatchFileSnapshot(place);
  });

  // OPS-001, OPS-002
  it('give development and staging one server, and production its own', () => {
    const serverOf = (APP_ENV: string) =>
      readConfig({ APP_ENV, DEV_API_URL: 'https://dev.firm.example/' }).apiOrigin;

    expect(serverOf('development')).toBe('https://dev.firm.example');
    expect(serverOf('staging')).toBe('https://dev.firm.example');
    expect(serverOf('production')).toBe('http://127.0.0.1:3000');
  });

  it('take an empty value as not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000);
  });

  it('take what people write for an address or a domain', () => {
    const MAIL_FROM = '<orion@firm.example>';
    const given = {
      MAIL_FROM,
      ALLOWED_EMAIL_DOMAINS: 'Firm.example, büro.example',
      ORION_ORIGIN: 'http://localhost:3000/',
    };

    expect(readConfig(given)).toMatchObject({
      MAIL_FROM,
      ALLOWED_EMAIL_DOMAINS: ['firm.example', 'büro.example'],
      ORION_ORIGIN: 'http://localhost:3000',
    });
  });

  it('read lists lower-case and trimmed', () => {
    expect(
      readConfig({ DIGEST_STAFF_EMAILS: ' Ann@firm.example, bo@firm.example ,' }).DIGEST_STAFF_EMAILS,
    ).toEqual(['ann@firm.example', 'bo@firm.example']);
  });

  const issuer = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'orion' };
  it.each<[env: Record<string, string>, name: string]>([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '1.5' }, 'PORT'],
    [{ APP_ENV: 'prod' }, 'APP_ENV'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ LANGUAGE_MODEL_KIND: 'oracle' }, 'LANGUAGE_MODEL_KIND'],
    [{ LANGUAGE_MODEL_URL: 'https://models.example/v1' }, 'LANGUAGE_MODEL_URL'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
    [{ ORION_ORIGIN: 'orion.firm.example' }, 'ORION_ORIGIN'],
    [{ ORION_ORIGIN: 'http://orion.firm.example', ...issuer }, 'ORION_ORIGIN'],
    [{ ORION_ORIGIN: 'https://orion.firm.example' }, 'OIDC_ISSUER'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_CLIENT_ID: 'orion' }, 'OIDC_ISSUER'],
    [{ HOST: '[::]' }, 'HOST'],
    [{ HOST: '127.0.0.1 ' }, 'HOST'],
    [{ DATABASE_OWNER_URL: 'postgres://o:p@db.example/orion' }, 'DATABASE_OWNER_URL'],
    [
      { DATABASE_URL: 'postgres://s:p@db.example/a', DATABASE_OWNER_URL: 'postgres://o:p@db.example/b' },
      'DATABASE_OWNER_URL',
    ],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::', APP_ENV: 'production' }, 'HOST'],
    [{ HOST: 'orion.internal', ORION_ORIGIN: 'http://127.0.0.1:3000' }, 'HOST'],
    [{ HOST: '0.0.0.0', ...issuer }, 'HOST'],
    [{ MAIL_URL: 'mail.example' }, 'MAIL_URL'],
    [{ MAIL_FROM: 'Orion' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'two\nlines <orion@firm.example>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Orion <orion>' }, 'MAIL_FROM'],
    [{ ORION_ORIGIN: 'http://127.0.0.1:3000/orion' }, 'ORION_ORIGIN'],
    [{ ORION_ADMIN_EMAILS: 'ann@firm.example, bo' }, 'ORION_ADMIN_EMAILS'],
    [{ DIGEST_STAFF_EMAILS: 'ann' }, 'DIGEST_STAFF_EMAILS'],
    [{ ALLOWED_EMAIL_DOMAINS: '*' }, 'ALLOWED_EMAIL_DOMAINS'],
    [{ ALLOWED_EMAIL_DOMAINS: 'com' }, 'ALLOWED_EMAIL_DOMAINS'],
    [{ ALLOWED_EMAIL_DOMAINS: '@firm.example' }, 'ALLOWED_EMAIL_DOMAINS'],
    [{ ORION_SECRET_KEY: 'short' }, 'ORION_SECRET_KEY'],
    [{ ALLOW_UNBOUND_BEARER: 'yes' }, 'ALLOW_UNBOUND_BEARER'],
    [{ ALLOW_UNBOUND_BEARER: 'on', APP_ENV: 'production' }, 'ALLOW_UNBOUND_BEARER'],
    [{ ORION_DATADIR: '/x' }, 'ORION_DATADIR'],
    [{ ORION_DATA_DIR: '~/orion' }, 'ORION_DATA_DIR'],
    [{ ORION_PORT: '3001' }, 'ORION_PORT'],
    [{ RATE_READ: '9'.repeat(30) }, 'RATE_READ'],
    [{ ORION_LEAST_FREE_MB: '-1' }, 'ORION_LEAST_FREE_MB'],
    [{ RATE_RAED: '5' }, 'RATE_RAED'],
    [{ MAIL_FORM: 'x' }, 'MAIL_FORM'],
    [{ DATABASE_POOL_SIZE: '5' }, 'DATABASE_POOL_SIZE'],
    [{ IMPORT_MAX: '5' }, 'IMPORT_MAX'],
    [{ TRUST_PROXI: '10.0.0.7' }, 'TRUST_PROXI'],
    [{ TRUST_PROXIES: '10.0.0.7' }, 'TRUST_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.7' }, 'TRUSTED_PROXIES'],
    [{ TRUST_PROXY_NETWORKS: '10.0.0.0/8' }, 'TRUST_PROXY_NETWORKS'],
    [{ LANGUAGE_MODEL: 'x' }, 'LANGUAGE_MODEL'],
    [{ LANGUAGE_MODEL_TOKEN: 'x' }, 'LANGUAGE_MODEL_TOKEN'],
    [{ ERROR_REPORTING_SECRET: 'x' }, 'ERROR_REPORTING_SECRET'],
    [{ CHAT_ASSISTANT_KEY: 'x' }, 'CHAT_ASSISTANT_KEY'],
    [{ REFERENCE_CONTACT_LIST: '1' }, 'REFERENCE_CONTACT_LIST'],
    [{ DEV_API_ORIGIN: 'x' }, 'DEV_API_ORIGIN'],
    [{ MAP_SEARCH_ADDRESS: 'x' }, 'MAP_SEARCH_ADDRESS'],
    [{ APP_ENVIRONMENT: 'production' }, 'APP_ENVIRONMENT'],
    [{ APP_TITLE_SHORT: 'x' }, 'APP_TITLE_SHORT'],
    [{ LOG_LEVELS: 'info' }, 'LOG_LEVELS'],
    [{ ANALYTICS_ENABLED: 'off' }, 'ANALYTICS_ENABLED'],
    [{ LANGUAGE_MODEL_KEZ: 'x' }, 'LANGUAGE_MODEL_KEZ'],
    [{ ANALITICS: 'off' }, 'ANALITICS'],
    [{ APP_ENF: 'production' }, 'APP_ENF'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.7, nginx' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ FILES_URL: 's3://bucket' }, 'FILES_URL'],
    [{ FILES_URL: 'https://s3.example/bucket' }, 'FILES_URL'],
    [{ FILES_URL: 'https://key:secret@s3.example/' }, 'FILES_URL'],
    [{ FILES_URL: 'http://key:secret@s3.example/bucket' }, 'FILES_URL'],
    [{ ORION_SECRET_KEY: 'a'.repeat(40), APP_ENV: 'production' }, 'ORION_SECRET_KEY'],
    [{ ORION_SECRET_KEY: 'ab12'.repeat(9), APP_ENV: 'production' }, 'ORION_SECRET_KEY'],
    [{ ORION_SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789', APP_ENV: 'production' }, 'ORION_SECRET_KEY'],
    [{ ORION_SECRET_KEY: 'please-change-me-before-you-start!', APP_ENV: 'production' }, 'ORION_SECRET_KEY'],
  ])('refuse %j by name', (env, name) => {
    const problems = problemsOf(env);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
  });

  it('tell every problem at once, and no value', () => {
    const problems = problemsOf({ PORT: 'x', ORION_SECRET_KEY: 'hush', OIDC_CLIENT_SEKRET: 'hush' });

    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hush');
  });

  it.each([
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: 'LOCALHOST' },
    { HOST: '127.0.0.2' },
    { HOST: '0.0.0.0', ORION_ORIGIN: 'https://orion.firm.example', ...issuer },
    { HOST: '0.0.0.0', ORION_DEMO_SIGN_IN: 'on' },
  ])('let %j listen', (env) => {
    expect(problemsOf(env)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { TRUST_PROXY: 'loopback, 10.0.0.7,10.1.0.0/16, ::1, fd00::/8' },
    { FILES_URL: 'https://key:secret@s3.example/bucket?region=eu' },
    { FILES_URL: 'http://key:secret@127.0.0.1:9000/bucket' },
    { ORION_SECRET_KEY: 'a'.repeat(40) },
    { ORION_SECRET_KEY: 'sYk0hV3w2Xb8mQz7TtN5uJd1RgFpLcAe', APP_ENV: 'production' },
    { ORION_SECRET_KEY: '9f86d081884c7d659a2feaa0c55ad015', APP_ENV: 'production' },
    // What platforms and other programs set.
    { ORION_SERVICE_HOST: '10.0.0.1', ORION_PORT: 'tcp://10.0.0.1:80', ORION_PORT_80_TCP_ADDR: '10.0.0.1' },
    { DATABASE_PORT_5432_TCP: 'tcp://10.0.0.2:5432', MAIL: '/var/mail/orion', LANG: 'C', LANGUAGE: 'en' },
    { LOGNAME: 'orion', APP_HOME: '/srv', LOG_DIR: '/var/log', HOSTNAME: 'orion', PORTS: '1', HOSTS: 'x' },
    {
      APP_NAME: 'x',
      APP_URL: 'x',
      APP_ENGINE: 'x',
      TRUST_STORE: 'x',
      MAP_KEY: 'x',
      LANGUAGES: 'en',
      PORT0: '1',
    },
  ])('take %j', (env) => {
    expect(problemsOf(env)).toEqual([]);
  });

  it('allow the demonstration sign-in elsewhere only when asked for', () => {
    const config = readConfig({ ORION_ORIGIN: 'https://orion.firm.example', ORION_DEMO_SIGN_IN: 'on' });

    expect(config).toMatchObject({ embeddedIdentity: true, https: true });
  });
});
