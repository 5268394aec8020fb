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
  listSessions: [1, at],
  noteSessionUse: ['session', at],
  revokeOwnSession: [1, 'session', at],
  findAccount: [1],
  saveAccount: [1, { time_zone: 'America/Chicago', mail_hour: 8 }],
  findTimeZone: [1],
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
  findTaggedPerson: [1, 1],
  listChangesSince: [1, 2],
  listReferenceIds: [{ predicates: [], search: 'plant manager' }, 20, 40],
  countReferences: [{ predicates: [], search: '%' }],
  listReferences: [['0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10'], 1],
  countByCreator: [[]],
  findNote: ['0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10'],
  listNoteVersions: ['0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10'],
  findMetPeople: [{ kind: 'email', email: 'ann@acme.example', domain: 'acme.example' }],
  findMetCompanies: [{ kind: 'domain', domain: 'acme.example' }, [1]],
  listAppearances: [{ people: [1], companies: [1] }],
  listMeetings: [{ people: [1], companies: [1] }, true],
  listLists: [{ people: [1], companies: [1] }],
  countByChoice: ['rating', []],
  findEmployer: ['acme.example'],
  findOwners: [['ann@acme.example']],
  searchPeople: ['ann'],
  findCompany: ['acme.example'],
  listAliases: [1],
  listChanges: [1],
  searchCompanies: ['acme'],
  readPopulation: ['acme.example'],
  readCached: ['acme.example'],
  readNoCached: ['acme.example', at],
  foundMeeting: [{ company: 1 }, 'first_meeting', at],
  readMeetingStat: [{ scoper_email: 'ann@firm.example', date_from: '2026-01-01' }, at],
  readFunding: ['acme.example'],
  readEmailHistory: ['acme.example', {}],
  holdVisit: [1, 2],
  addVisit: [1, 2, at],
  sumVisits: [1],
  listCompanyProjects: [1],
  findWithLookup: ['acme.example', 'competitors'],
  claimLookup: [{ company_id: 1, kind: 'competitors', asked_at: at.toISOString(), seen: null }],
  findAsked: [1, 'competitors', at.toISOString()],
  settleAsked: [{ company_id: 1, kind: 'competitors', asked_at: at.toISOString() }, { state: 'nothing' }],
  noteLookup: [{ company_id: 1, kind: 'founders', subject: '', state: 'nothing', at: at.toISOString() }],
  listLatestMonths: [1],
  keepMonths: [1, [{ recorded_on: '2026-01-01' }], { source: 'provider', observed_at: at.toISOString() }],
  listCompetitors: [1],
  keepCompetitors: [1, [{ type: 'SEO', domain: 'acme.example' }], { source: 'provider' }],
  listFounders: [1],
  keepFounders: [1, [{ first_name: 'Ann', last_name: 'Lee' }], { source: 'provider' }],
  findKnownEmail: [1, 'ann lee'],
  keepEmail: [1, { first_name: 'Ann', last_name: 'Lee' }, { email: 'ann@acme.example', source: 'provider' }],
  findNamed: [1, 'ann lee'],
  listSpyfu: [1, {}],
  listAlexa: [1, {}],
  listLinkedin: [1, {}],
  readLatest: ['acme.example'],
  countMatching: [{ spyfu: { strength: { min: 20 } }, linkedin: { growth_1y: { max: 5 } } }],
  listMatching: [{ alexa: { page_views: { min: 20 } } }, 2],
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
  addLanguageSearch: [{ user_id: 1, text: 'saas', description: '', at }],
  findLanguageText: ['uuid'],
  listSearches: [1, { limit: 50 }],
  addSearch: [1, { is_saas: ['true'] }, 12, at],
  holdSearch: [1, 'uuid'],
  findWatched: [1, 'uuid'],
  startWatching: ['uuid'],
  stopWatching: [1, 'uuid'],
  takeStock: ['uuid', searchPredicates({ is_saas: true }, at), at],
  forgetStock: [['uuid']],
  listWatched: [1],
  listTopSearches: [1, at, 3],
  listNews: ['uuid', searchPredicates({ is_saas: true }, at), 10],
  noteMailed: [['uuid'], at],
  listRanked: [{ run: 1, after_rank: 50 }, 51],
  listOwnersOf: [1],
  findRecord: [1],
  findStatus: [1],
  listStatusChanges: [1],
  listOwnerChanges: [1],
  countRecords: [{ tp_owner_email: ['ann@firm.example'], tp_status_value: ['prospect'] }],
  listRecords: [{ tp_owner_email: [], tp_status_value: [] }, 1],
  countByStatus: ['ann@firm.example'],
  countByOwner: [{ date_from: '2026-01-01', date_to: '2026-01-31' }],
  countUniverse: [at],
  listsOfCompany: [1],
  suggestLists: [1, 2],
  findBucketOf: [1],
  listFilings: [1],
  listWorkboards: ['people'],
  findWorkboard: [1],
  listCompaniesOn: [1],
  listCategoriesOn: [1],
  listPeopleOn: [1],
  findImport: ['uuid'],
  holdImport: ['uuid'],
  importAt: ['uuid', 'checked'],
  noteProgress: ['uuid', 1, 2],
  rejectedAfter: ['uuid', 1, 2],
  listQuips: [1],
  listMentions: [1],
  findSource: ['NEWSLETTER', 'letter-1'],
  newsletterAt: [1],
  findThread: ['thread-1'],
  lunchFileAt: ['file-1'],
  listFavourites: [1],
  listWatchedCompanies: [1],
  listAlerts: [1],
  listUpdates: [1],
  listFiles: [1],
  fileAt: ['00000000-0000-0000-0000-000000000000'],
  setFileDeleted: ['00000000-0000-0000-0000-000000000000', null],
  listReminders: [1, at],
  holdReminder: [1, 'source', at],
  changeReminder: ['source', { status: 'completed' }, at],
  passDue: [at],
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
