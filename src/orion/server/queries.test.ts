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
import { predicatesOf } from '#features/explore/server/explore.predicates.ts';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** What a query is asked here, where it takes more than ids and texts that it only compares. */
const at = new Date('2026-01-02T03:04:05Z');
const identity = { issuer: 'issuer', subject: 'subject', email: 'ann@firm.example', name: 'Ann Lee' };
const SAMPLES: Record<string, unknown[]> = {
  changesAfter: [
    '00000000-0000-4000-8000-000000000000',
    { action: 'differ', field: 'hq_city', search: 'a' },
    0,
    51,
  ],
  countChanges: ['00000000-0000-4000-8000-000000000000', { search: 'a' }],
  chooseFor: ['00000000-0000-4000-8000-000000000000', 'keep', { action: 'conflict' }],
  listDigests: [
    { uuid: 'uuid', scoper_email: 'a@b.example', date_from: '2026-01-01', date_to: '2026-01-31' },
  ],
  listAskedCompanies: [[{ as: 'Acme.example', domain: 'acme.example' }]],
  listRecentChanges: [[1, 2], '2026-01-01', '2026-01-31'],
  listConditions: [{ user_id: 1 }],
  holdWaiting: [[1, 2]],
  holdTimed: [at, 500],
  findMeeting: [1, []],
  findApiToken: ['hash', at.toISOString()],
  noteApiTokenUse: ['token', at],
  revokeApiToken: [1, 'token', at],
  revokeApiTokensOf: [1, at],
  addSession: [{ user_id: 1, cookie_hash: 'hash', token_hash: 'hash', expires_at: at, at }],
  leaseRefresh: ['session', at, at],
  moveToNextToken: ['session', { token_hash: 'hash', expires_at: at, at }],
  listSessions: [1, at],
  listLivingSignIns: [['00000000-0000-4000-8000-000000000000'], at],
  noteSessionUse: ['session', at],
  revokeOwnSession: [1, 'session', at],
  inviteStaff: [{ email_address: 'a@b.example', full_name: 'Ann Lee', role: null }],
  setRole: [1, null],
  listAuditEvents: [{ user_id: 1, object: 'company:7' }, { at: '2026-01-01T00:00:00Z', event_id: 7 }, 51],
  exportAuditEvents: [{ action: 'access.refused' }],
  listMails: [{ state: 'failed', after: '00000000-0000-4000-8000-000000000000' }, 51],
  listImports: [{ at: at.toISOString(), id: '00000000-0000-4000-8000-000000000000' }, 51],
  listCalendar: [1, at],
  listRinging: [1, at],
  saveAccount: [1, { time_zone: 'America/Chicago', mail_hour: 8 }],
  revokeSession: ['session', at],
  revokeSessionOfCookie: ['hash', at],
  revokeSessionsOf: [1, at],
  addAttempt: [{ state: 'state', browser_hash: 'hash', nonce: 'nonce', verifier: 'verifier', at, until: at }],
  forgetOldAttempts: [at],
  findStaffByIdentity: [identity],
  bindStaff: [1, identity],
  addStaff: [identity],
  listReferenceIds: [{ predicates: [], search: 'plant manager' }, 20, 40],
  countReferences: [{ predicates: [], search: '%' }],
  listReferences: [['0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10'], 1],
  countByCreator: [[]],
  findMetPeople: [{ kind: 'email', email: 'ann@acme.example', domain: 'acme.example' }],
  findMetCompanies: [{ kind: 'domain', domain: 'acme.example' }, [1]],
  listCalls: [{ people: [1], companies: [1] }],
  listAppearances: [{ people: [1], companies: [1] }],
  listMeetings: [{ people: [1], companies: [1] }, 1],
  listLists: [{ people: [1], companies: [1] }],
  listRecordedMeetings: [1, { scoper: 'ann@firm.example', is_associated: false }],
  listKept: [[1, 2]],
  seeAgain: [[1, 2], '2026-01-02T03:04:05.000Z'],
  leaseKey: [1, at, at],
  changeKey: [1, { state: 'idle' }],
  countByChoice: ['rating', []],
  findOwners: [['ann@acme.example']],
  readNoCached: ['acme.example', at],
  foundMeeting: [{ company: 1 }, 'first_meeting', at],
  readMeetingStat: [{ scoper_email: 'ann@firm.example', date_from: '2026-01-01' }, at],
  readEmailHistory: ['acme.example', {}],
  holdVisit: [1, 2],
  addVisit: [1, 2, at],
  claimLookup: [{ company_id: 1, kind: 'competitors', asked_at: at.toISOString(), seen: null }],
  findAsked: [1, 'competitors', at.toISOString()],
  settleAsked: [{ company_id: 1, kind: 'competitors', asked_at: at.toISOString() }, { state: 'nothing' }],
  noteLookup: [{ company_id: 1, kind: 'founders', subject: '', state: 'nothing', at: at.toISOString() }],
  keepMonths: [1, [{ recorded_on: '2026-01-01' }], { source: 'provider', observed_at: at.toISOString() }],
  keepCompetitors: [1, [{ type: 'SEO', domain: 'acme.example' }], { source: 'provider' }],
  keepFounders: [1, [{ first_name: 'Ann', last_name: 'Lee' }], { source: 'provider' }],
  keepEmail: [1, { first_name: 'Ann', last_name: 'Lee' }, { email: 'ann@acme.example', source: 'provider' }],
  listSpyfu: [1, {}],
  listAlexa: [1, {}],
  listLinkedin: [1, {}],
  countMatching: [{ spyfu: { strength: { min: 20 } }, linkedin: { growth_1y: { max: 5 } } }],
  listMatching: [{ alexa: { page_views: { min: 20 } } }, 2],
  searchPlaces: ['city', 'tor', ['Ontario']],
  findTakenLike: ['companies', ['Name', 'Website']],
  listCompaniesAt: [
    [{ hq_state: 'TX', hq_country: 'USA', state: 'Texas', country: 'United States' }],
    0,
    5000,
  ],
  listFromTop: [{ sort_by: 'growth_1y', direction: 'desc' }, [], { limit: 51 }],
  listValued: [{ sort_by: 'employee_count', direction: 'desc' }, [], { skip: 100, limit: 51 }],
  listUnvalued: [
    { sort_by: 'company_size', direction: 'asc' },
    [],
    { after: { value: null, name: 'Acme', id: 7 }, limit: 51 },
  ],
  listAmong: [
    { sort_by: 'current_rank', direction: 'asc' },
    [],
    { after: { value: 20, id: 7 }, limit: 51, among: 10_000 },
  ],
  listBehind: [{ sort_by: 'company_size', direction: 'asc' }, [], { after: { value: 20, id: 7 }, limit: 51 }],
  countValued: [{ sort_by: 'current_rank', direction: 'asc' }, []],
  listNamedIds: [['ann@firm.example'], ['passed']],
  countCompanies: [
    predicatesOf(
      { is_saas: true, hq_country: ['Canada'], employee_count: { min: 20 } },
      { hq_country: [1], hasRanges: true },
      at,
    ),
  ],
  listCards: [[1, 2]],
  listMentioned: [[], [], { after: { value: 3, id: 7 }, skip: 0, limit: 51 }],
  countMentioned: [[], []],
  addLanguageSearch: [{ user_id: 1, text: 'saas', description: '', guesses: [], at }],
  listGuessing: [1],
  keepGuesses: ['uuid', []],
  listSearches: [1, { limit: 50 }],
  addSearch: [1, { is_saas: ['true'] }, 12, at],
  takeStock: ['uuid', predicatesOf({ is_saas: true }, {}, at), at],
  forgetStock: [['uuid']],
  listTopSearches: [1, at, 3],
  listNews: ['uuid', predicatesOf({ is_saas: true }, {}, at), 10],
  noteMailed: [['uuid'], at],
  countRecords: [{ tp_owner_email: ['ann@firm.example'], tp_status_value: ['prospect'] }],
  listRecords: [{ tp_owner_email: [], tp_status_value: [] }, { standing: 30, owned: 7 }, 2],
  countByOwner: [{ date_from: '2026-01-01', date_to: '2026-01-31' }],
  countAdded: [at],
  takeUntold: [{ user_id: 1, since: at, at }],
  setFileDeleted: ['00000000-0000-0000-0000-000000000000', null],
  listReminders: [1, at],
  holdReminder: [1, 'source', at],
  changeReminder: ['source', { status: 'completed' }, at],
  passDue: [at],
  listReminded: [at],
  holdUntold: [1, at],
  noteTold: [['source']],
  findColleagues: [['ann@firm.example']],
  companiesOf: [1, { kind: 'REFERENCE', id: 'uuid' }],
  findOrigin: [1, { kind: 'REFERENCE', id: 'uuid' }],
  listEntries: [
    {
      template: 'board-meeting-notes',
      state: 'published',
      search: 'plant',
      company_id: 1,
      year: 2026,
      quarter: 'Q1',
      after: { created_at: '2026-01-02T03:04:05.000Z', uuid: '00000000-0000-0000-0000-000000000000' },
    },
  ],
  listFilesAt: [['/media/files/00000000-0000-0000-0000-000000000000']],
  weeklyMetrics: [{ user_id: 1, email: 'ann@firm.example', start: at, end: at }],
  exportFormEntries: [
    1,
    {
      template: 'calls',
      fields: new Map([
        ['topic', { isSealed: false }],
        ['token', { isSealed: true }],
      ]),
    },
  ],
};

type Query = (db: Kysely<DB>, ...rest: unknown[]) => Compilable;
const isQuery = (value: unknown): value is Query =>
  typeof value === 'function' && /^(function \w+)?\(db\b/.test(String(value));

/**
 * The SQL of a query; what is not listed is asked with texts (which could be domains), and must hand each of them on as it is.
 * One that counts with what it is given, as with the number of a page, is asked with numbers.
 */
function sqlOf(name: string, query: Query): string {
  const asked = SAMPLES[name];
  if (asked) return query(db, ...asked).compile().sql;
  const texts = Array.from({ length: query.length - 1 }, (_, at) => `text-${at}.example`);
  const { sql, parameters } = query(db, ...texts).compile();
  if (parameters.some(Number.isNaN)) {
    const counted = query(db, ...texts.map((_, at) => at + 2)).compile();
    expect(counted.parameters, 'takes more than numbers: tell SAMPLES what').not.toContain(undefined);
    return counted.sql;
  }
  expect(parameters, 'takes more than ids and texts: tell SAMPLES what').toEqual(
    expect.arrayContaining(texts),
  );
  return sql;
}

it('writes down the SQL of every query, to be read in review', async () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.queries.ts'))
    .sort();
  const lines: string[] = [];
  const wrong: string[] = [];
  for (const file of files) {
    const exported = (await import(pathToFileURL(`src/features/${file}`).href)) as Record<string, unknown>;
    for (const [name, query] of Object.entries(exported)) {
      if (!isQuery(query)) continue;
      try {
        lines.push(`-- ${file.replace('.queries.ts', '')} ${name}`, `${sqlOf(name, query)};`, '');
      } catch (error) {
        wrong.push(`${file} ${name}: ${(error as Error).message.split('\n')[0]}`);
      }
    }
  }

  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../db/queries.snapshot.sql');
});
