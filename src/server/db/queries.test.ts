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
import { searchPredicates } from '#features/explore/server/explore.predicates.ts';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** What each query is asked here, unless it takes nothing; a query that is not listed fails the test. */
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
  listChoices: ['project'],
  findPerson: [1],
  findEmployer: ['acme.example'],
  findOwners: [['ann@acme.example']],
  searchPeople: ['ann'],
  findCompany: ['acme.example'],
  listAliases: [1],
  listChanges: [1],
  searchCompanies: ['acme'],
  listPlaces: ['country'],
  searchPlaces: ['city', 'tor', ['Ontario']],
  listValued: [{ sort_by: 'employee_count', direction: 'desc' }, [], { value: 20, id: 7 }, 51],
  listUnvalued: [{ sort_by: 'current_rank', direction: 'asc' }, [], 7, 51],
  listSkipping: [{ sort_by: 'company_size', direction: 'asc' }, [], 50, 51],
  countCompanies: [
    searchPredicates({ is_saas: true, hq_country: ['Canada'], employee_count: { min: 20 } }, at),
  ],
  listCards: [[1, 2]],
  listMentioned: [[], [], { after: { value: 3, id: 7 }, skip: 0, limit: 51 }],
  countMentioned: [[], []],
  findRankFacts: [1, 2026],
  findLanguageSearch: ['uuid'],
  listSearches: [1, { limit: 50 }],
  addSearch: [1, { is_saas: ['true'] }, 12, at],
  listRanked: [{ run: 1, after_rank: 50 }, 51],
  findImport: ['uuid'],
  holdImport: ['uuid'],
  importAt: ['uuid', 'checked'],
  noteProgress: ['uuid', 1, 2],
  rejectedAfter: ['uuid', 1, 2],
  exportReminders: [1],
  exportFavourites: [1],
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
      if ((query as Query).length > 1) expect(SAMPLES, `${file} exports ${name}`).toHaveProperty(name);
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
