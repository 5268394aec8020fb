import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { DB } from '#db';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { checkConditionsJob } from './check-conditions.job.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const SIZE = LONG
  ? { companies: 100_000, conditions: 10_000, changes: 1000, checks: 20 }
  : { companies: 200, conditions: 80, changes: 120, checks: 8 };
const MOST = 'LESS_THAN_OR_EQUAL_TO:';
const LEAST = 'GREATER_THAN_OR_EQUAL_TO:';
const COUNTRIES = ['France', 'Peru', 'Japan'];
const STATUSES = ['PASSED', 'ON_HOLD', 'DILIGENCE'];

/** A small random source that a seed repeats. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (most: number) => Math.floor(next() * most);
  return { int, pick: <T>(all: readonly T[]): T => all[int(all.length)] as T };
}

interface Modelled {
  employee_count: number;
  total_funding_usd: number | null;
  hq_country: string;
  is_saas: boolean;
  tp_status: string;
}
type Condition = { uuid: string; company: number; filters: Record<string, string[]>; met: boolean };

/** The same question in plain JavaScript. */
const meets = (company: Modelled, filters: Record<string, string[]>) =>
  Object.entries(filters).every(([key, values]) => {
    const value = company[key as keyof Modelled];
    if (key === 'hq_country') return values.includes(String(value));
    if (key === 'is_saas') return values[0] === String(value);
    return values.every((bound) => {
      if (value === null) return false;
      const limit = Number(bound.split(':')[1]);
      return bound.startsWith(LEAST) ? Number(value) >= limit : Number(value) <= limit;
    });
  });

let server: TestApp;
let user_id: number;
beforeAll(async () => {
  server = await testApp({ features: [] });
  ({ user_id } = await aStaffMember(server.db));
});

async function fill(db: Kysely<DB>, companies: readonly Modelled[]) {
  await db.transaction().execute(async (db) => {
    await sql`set local orion.bulk = 'on'`.execute(db);
    // A hundred thousand at once take longer than any page may.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`insert into company (company_domain, company_name, employee_count, total_funding_usd, hq_country, is_saas)
      select 'r' || at || '.example', 'R' || at, (c->>'employee_count')::int, (c->>'total_funding_usd')::bigint,
        c->>'hq_country', (c->>'is_saas')::boolean
      from jsonb_array_elements(${JSON.stringify(companies)}::jsonb) with ordinality o(c, at) order by at`.execute(
      db,
    );
    await sql`insert into tp_status_history (company_id, tp_status, since)
      select k.company_id, c->>'tp_status', now()
      from jsonb_array_elements(${JSON.stringify(companies)}::jsonb) with ordinality o(c, at)
      join company k on k.company_domain = 'r' || at || '.example'`.execute(db);
    await sql`select refresh_discovery(null)`.execute(db);
  });
  const { rows } = await sql<{ company_id: number }>`select company_id from company
    where company_domain like 'r%.example' order by substring(company_domain from '[0-9]+')::int`.execute(db);
  return rows.map(({ company_id }) => company_id);
}

it('reminds exactly of what a brute force finds, of each once', async () => {
  const { db } = server;
  const seed = 20_261_116;
  const { int, pick } = dice(seed);
  const aCompany = (): Modelled => ({
    employee_count: int(100),
    total_funding_usd: int(4) === 0 ? null : int(10) * 1_000_000,
    hq_country: pick(COUNTRIES),
    is_saas: int(2) === 0,
    tp_status: pick(STATUSES),
  });
  const someFilters = (): Record<string, string[]> => ({
    ...(int(2) === 0 && {
      employee_count: [`${LEAST}${int(100)}`, ...(int(3) === 0 ? [`${MOST}${50 + int(60)}`] : [])],
    }),
    ...(int(3) === 0 && { total_funding_usd: [`${LEAST}${int(10) * 1_000_000}`] }),
    ...(int(4) === 0 && { hq_country: [pick(COUNTRIES)] }),
    ...(int(4) === 0 && { is_saas: [String(int(2) === 0)] }),
  });
  const companies = Array.from({ length: SIZE.companies }, aCompany);
  const ids = await fill(db, companies);
  const conditions: Condition[] = [];
  while (conditions.length < SIZE.conditions) {
    const company = int(SIZE.companies);
    const filters = someFilters();
    const now = companies[company] as Modelled;
    // What is met already is refused where conditions are set.
    if (Object.keys(filters).length === 0 || meets(now, filters)) continue;
    conditions.push({ uuid: crypto.randomUUID(), company, filters, met: false });
  }
  await sql`insert into pass_condition (uuid, company_id, user_id, filters, facts, created_at)
    select (c->>'uuid')::uuid, (c->>'company_id')::int, ${user_id}, c->'filters', '{"growth_tags": []}', now()
    from jsonb_array_elements(${JSON.stringify(
      conditions.map(({ uuid, company, filters }) => ({ uuid, filters, company_id: ids[company] })),
    )}::jsonb) c`.execute(db);

  // Half the changes go where a condition waits, or few would matter.
  for (let change = 1; change <= SIZE.changes; change += 1) {
    const at = int(2) === 0 ? pick(conditions).company : int(SIZE.companies);
    const after = int(3) === 0 ? { ...(companies[at] as Modelled), tp_status: pick(STATUSES) } : aCompany();
    await apply(db, ids[at] as number, companies[at] as Modelled, after);
    companies[at] = after;
    if (change % Math.ceil(SIZE.changes / SIZE.checks) !== 0 && change !== SIZE.changes) continue;
    await checkConditionsJob(server.platform).run(
      {},
      { key: 'run', attempt: 1, signal: new AbortController().signal },
    );
    for (const one of conditions) {
      const company = companies[one.company] as Modelled;
      one.met ||= company.tp_status !== 'DILIGENCE' && meets(company, one.filters);
    }
  }

  const reminded = await db.selectFrom('reminder').select('origin_id').execute();
  const expected = conditions.filter(({ met }) => met).map(({ uuid }) => uuid);
  expect(expected.length).toBeGreaterThan(Math.min(SIZE.conditions, SIZE.changes) / 100);
  if (LONG) console.log(`${JSON.stringify(SIZE)}: ${expected.length} conditions were met`);
  const sources = reminded.map(({ origin_id }) => String(origin_id));
  expect(sources.sort()).toEqual(expected.sort());
});

async function apply(db: Kysely<DB>, company_id: number, before: Modelled, after: Modelled) {
  const { tp_status, ...values } = after;
  await db.updateTable('company').set(values).where('company_id', '=', company_id).execute();
  if (tp_status === before.tp_status) return;
  await sql`update tp_status_history set until = greatest(since, now()) where company_id = ${company_id} and until is null`.execute(
    db,
  );
  await db
    .insertInto('tp_status_history')
    .values({ company_id, tp_status, since: sql<string>`now()` })
    .execute();
}
