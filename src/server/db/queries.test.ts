import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** What each query is asked here; a query that is not listed fails the test. */
const at = new Date('2026-01-02T03:04:05Z');
const identity = { issuer: 'issuer', subject: 'subject', email: 'ann@firm.example', name: 'Ann Lee' };
const SAMPLES: Record<string, unknown[]> = {
  listApiTokens: [1],
  findApiToken: ['hash', at],
  noteApiTokenUse: ['token', at],
  revokeApiToken: [1, 'token', at],
  findSession: ['hash'],
  addSession: [{ user_id: 1, cookie_hash: 'hash', token_hash: 'hash', expires_at: at, at }],
  leaseRefresh: ['session', at, at],
  releaseRefresh: ['session'],
  keepRefreshToken: ['session', 'sealed'],
  moveToNextToken: ['session', { token_hash: 'hash', expires_at: at, at }],
  revokeSession: ['session', at],
  revokeSessionOfCookie: ['hash', at],
  revokeSessionsOf: [1, at],
  addAttempt: [{ state: 'state', browser_hash: 'hash', nonce: 'nonce', verifier: 'verifier', at, until: at }],
  takeAttempt: ['state', 'hash'],
  forgetOldAttempts: [at],
  findStaffByIdentity: [identity],
  findStaffByEmail: ['ann@firm.example'],
  bindStaff: [1, identity],
  addStaff: [identity],
  listActiveStaff: [],
  listOutbox: [],
};

type Query = (db: Kysely<DB>, ...rest: unknown[]) => Compilable;
const isQuery = (value: unknown): value is Query =>
  typeof value === 'function' && /^(function \w+)?\(db\b/.test(String(value));

it('writes down the SQL of every query, to be read in review', async () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.queries.ts'))
    .sort();
  const lines: string[] = [];
  for (const file of files) {
    const exported = (await import(pathToFileURL(`src/features/${file}`).href)) as Record<string, unknown>;
    for (const [name, query] of Object.entries(exported).filter(([, value]) => isQuery(value))) {
      expect(SAMPLES, `${file} exports ${name}`).toHaveProperty(name);
      lines.push(
        `-- ${file.replace('.queries.ts', '')} ${name}`,
        `${(query as Query)(db, ...(SAMPLES[name] ?? [])).compile().sql};`,
        '',
      );
    }
  }

  expect(lines.length).toBeGreaterThan(0);
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../db/queries.snapshot.sql');
});
