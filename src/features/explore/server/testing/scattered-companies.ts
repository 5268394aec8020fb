import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db';

/** A company as the test knows it, apart from any table. */
export interface Known {
  company_domain: string;
  employee_count: number | null;
  size_band: number | null;
  growth_1m: number | null;
  growth_6m: number | null;
  growth_1y: number | null;
  growth_2y: number | null;
  year_founded: number | null;
  total_funding_usd: number | null;
  current_rank: number | null;
  hq_country: string | null;
  hq_state: string | null;
  hq_city: string | null;
  status: string | null;
  is_saas: boolean;
  tags: string[];
  owned: boolean;
  tp_status: string | null;
  held: { tp_status: string; until: number | null }[];
  emailed_at: number | null;
  visited_at: number | null;
  newsletters: { type: string; date: string }[];
  datasources: string[];
  description: string;
  in_canada: number | null;
  metro: boolean;
  listed: boolean;
}

const COUNT = 400;
const DAY_MS = 86_400_000;
const BANDS = [20, 50, 100, 200, 500, 1000];
/** What a description may be about; searches look for their words in another form. */
export const TRADES = ['Robots that weld pipelines', 'Billing for clinics', 'Welding masks'] as const;
export const DATASOURCES = ['trade_show', 'job_board'] as const;

/** The same numbers for the same seed, so that a failure can be looked at again. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    chance: (share: number) => next() < share,
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T,
  };
}

const place = { 'United States': 'Texas', Canada: 'Ontario', Japan: null } as const;
const city = { 'United States': 'Austin', Canada: 'Toronto', Japan: 'Osaka' } as const;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function invent(index: number, now: number): Known {
  const { chance, whole, pick } = dice(index * 7919 + 17);
  const maybe = <T>(value: T) => (chance(0.15) ? null : value);
  const employee_count = maybe(whole(0, 900));
  const hq_country = maybe(pick(['United States', 'Canada', 'Japan'] as const));
  const tp_status = chance(0.4) ? pick(['PROSPECT', 'PASSED', 'DILIGENCE']) : null;
  return {
    company_domain: `scattered-${index}.example`,
    employee_count,
    size_band: employee_count === null ? null : BANDS.filter((bound) => employee_count >= bound).length,
    growth_1m: maybe(whole(-40, 60)),
    growth_6m: maybe(whole(-40, 200)),
    growth_1y: maybe(whole(-40, 300)),
    growth_2y: maybe(whole(-40, 400)),
    year_founded: maybe(whole(1990, 2026)),
    total_funding_usd: maybe(whole(0, 12) * 1_000_000),
    current_rank: chance(0.9) ? index + 1 : null,
    hq_country,
    hq_state: hq_country && chance(0.7) ? place[hq_country] : null,
    hq_city: hq_country && chance(0.6) ? city[hq_country] : null,
    status: maybe(pick(['Private', 'Public', 'Closed'])),
    is_saas: chance(0.6),
    tags: ['hiring', 'funded', 'quiet'].filter(() => chance(0.3)),
    owned: chance(0.3),
    tp_status,
    held: [
      ...(tp_status ? [{ tp_status, until: null }] : []),
      ...(chance(0.3)
        ? [{ tp_status: pick(['PROSPECT', 'PASSED']), until: now - whole(1, 380) * DAY_MS }]
        : []),
    ],
    emailed_at: chance(0.5) ? now - whole(0, 400) * DAY_MS - 1000 : null,
    visited_at: chance(0.5) ? now - whole(0, 400) * DAY_MS - 1000 : null,
    newsletters: ['weekly', 'industry']
      .filter(() => chance(0.3))
      .map((type) => ({ type, date: dayOf(now - whole(0, 60) * DAY_MS) })),
    datasources: DATASOURCES.filter(() => chance(0.3)),
    description: pick(TRADES),
    in_canada: chance(0.4) ? whole(0, 300) : null,
    metro: chance(0.2),
    listed: chance(0.25),
  };
}

/** Fills every source of the discovery row with companies that differ in everything. */
export async function scatterCompanies(db: Kysely<DB>, owner: number, at: Date): Promise<Known[]> {
  const now = at.getTime();
  const known = Array.from({ length: COUNT }, (_, index) => invent(index, now));
  const iso = (time: number) => new Date(time).toISOString();
  for (const tag of ['hiring', 'funded', 'quiet'])
    await db
      .insertInto('choice')
      .values({ kind: 'growth_tag', server_value: tag, display_name: tag })
      .execute();
  const rows = await db
    .insertInto('company')
    .values(
      known.map(
        ({
          company_domain,
          employee_count,
          growth_1m,
          growth_6m,
          growth_1y,
          growth_2y,
          year_founded,
          total_funding_usd,
          hq_country,
          hq_state,
          hq_city,
          description,
          status,
          is_saas,
        }) => ({
          company_domain,
          company_name: company_domain,
          employee_count,
          growth_1m,
          growth_6m,
          growth_1y,
          growth_2y,
          year_founded,
          total_funding_usd,
          hq_country,
          hq_state,
          hq_city,
          description,
          status,
          is_saas,
        }),
      ),
    )
    .returning(['company_id', 'company_domain'])
    .execute();
  const idOf = new Map(rows.map(({ company_id, company_domain }) => [company_domain, company_id]));
  const list = await db
    .insertInto('workboard')
    .values({ name: 'Scattered' })
    .returning('workboard_id')
    .executeTakeFirstOrThrow();
  const each = <T>(of: (company: Known, company_id: number) => T[]) =>
    known.flatMap((company) => of(company, idOf.get(company.company_domain) ?? 0));
  const today = dayOf(now);
  const sources = await db
    .insertInto('datasource')
    .values(DATASOURCES.map((datasource) => ({ datasource })))
    .returning(['datasource_id', 'datasource'])
    .execute();

  await db
    .insertInto('company_datasource')
    .values(
      each(({ datasources }, company_id) =>
        sources
          .filter(({ datasource }) => datasources.includes(datasource))
          .map(({ datasource_id }) => ({ company_id, datasource_id })),
      ),
    )
    .execute();

  await db
    .insertInto('company_growth_tag')
    .values(each(({ tags }, company_id) => tags.map((tag) => ({ company_id, tag, date_observed: today }))))
    .execute();
  await db
    .insertInto('tp_owner')
    .values(each(({ owned }, company_id) => (owned ? [{ company_id, user_id: owner }] : [])))
    .execute();
  await db
    .insertInto('tp_status_history')
    .values(
      each(({ held }, company_id) =>
        held.map(({ tp_status, until }) => ({
          company_id,
          tp_status,
          since: iso(now - 900 * DAY_MS),
          until: until === null ? null : iso(until),
        })),
      ),
    )
    .execute();
  await db
    .insertInto('email_summary')
    .values(
      each(({ emailed_at }, company_id) =>
        emailed_at === null ? [] : [{ company_id, last_email_sent: iso(emailed_at) }],
      ),
    )
    .execute();
  await db
    .insertInto('website_visit')
    .values(
      each(({ visited_at }, company_id) =>
        visited_at === null ? [] : [{ company_id, user_id: owner, visited_at: iso(visited_at) }],
      ),
    )
    .execute();
  await db
    .insertInto('mention')
    .values(
      each(({ newsletters }, company_id) =>
        newsletters.map(({ type, date }) => ({
          company_id,
          date,
          source_type: 'NEWSLETTER',
          source: type,
          newsletter_type: type,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('company_country')
    .values(
      each(({ in_canada }, company_id) =>
        in_canada === null
          ? []
          : [{ company_id, country: 'Canada', percentage: 10, employee_count: in_canada }],
      ),
    )
    .execute();
  await db
    .insertInto('company_person')
    .values(
      each(({ metro }, company_id) =>
        metro
          ? [
              {
                company_id,
                first_name: 'Ada',
                last_name: 'Moss',
                is_founder: true,
                metro_area: 'Greater Toronto',
                country: 'Canada',
              },
            ]
          : [],
      ),
    )
    .execute();
  await db
    .insertInto('workboard_company')
    .values(
      each(({ listed }, company_id) => (listed ? [{ company_id, workboard_id: list.workboard_id }] : [])),
    )
    .execute();
  await db
    .insertInto('company_rank')
    .values(
      each(({ current_rank }, company_id) =>
        current_rank === null ? [] : [{ company_id, current_rank, score: 1, contributions: [1] }],
      ),
    )
    .execute();
  await sql`update discovery d set current_rank = r.current_rank from company_rank r
    where r.company_id = d.company_id`.execute(db);
  await sql`insert into ranking_run (companies, finished_at) values (${COUNT}, now())`.execute(db);
  return known;
}
