import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db';
import { companyAt } from '#features/companies/server/profile/company-facts.ts';
import { wireTime } from '#features/companies/server/profile/wire-time.ts';

export interface Days {
  date_from?: string | undefined;
  date_to?: string | undefined;
}
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

const SPYFU = ['monthly_budget', 'monthly_paid_clicks', 'monthly_organic_clicks', 'strength'] as const;
const ALEXA = ['traffic_rank', 'page_views'] as const;

export const listSpyfu = (db: Kysely<DB>, company_id: number, { date_from = FIRST, date_to = LAST }: Days) =>
  db
    .selectFrom('advertising_stat')
    .select(['recorded_on', ...SPYFU, 'source', 'observed_at'])
    .where('company_id', '=', company_id)
    .where('recorded_on', '>=', date_from)
    .where('recorded_on', '<=', date_to)
    .orderBy('recorded_on');

export const listAlexa = (db: Kysely<DB>, company_id: number, { date_from = FIRST, date_to = LAST }: Days) =>
  db
    .selectFrom('web_traffic_point')
    .select(['recorded_on', ...ALEXA, 'source', 'observed_at'])
    .where('company_id', '=', company_id)
    .where('recorded_on', '>=', date_from)
    .where('recorded_on', '<=', date_to)
    .orderBy('recorded_on');

/** Percent against the last point at least so long before; one that is much older compares nothing. */
const grownSince = (ago: '1 month' | '6 months' | '1 year' | '2 years') => {
  const then = sql`(e.metric_recorded_on - interval ${sql.lit(ago)})`;
  return sql<number | null>`(
    select round((e.raw_count - q.raw_count) * 100.0 / nullif(q.raw_count, 0), 1) from employee_count_point q
    where q.company_id = e.company_id and q.metric_recorded_on <= ${then}
      and q.metric_recorded_on > ${then} - interval '45 days'
    order by q.metric_recorded_on desc limit 1)`;
};

export const listLinkedin = (
  db: Kysely<DB>,
  company_id: number,
  { date_from = FIRST, date_to = LAST }: Days,
) =>
  db
    .selectFrom('employee_count_point as e')
    .select([
      'e.metric_recorded_on as recorded_on',
      'e.raw_count as employee_count',
      grownSince('1 month').as('growth_1m'),
      grownSince('6 months').as('growth_6m'),
      grownSince('1 year').as('growth_1y'),
      grownSince('2 years').as('growth_2y'),
      'e.source',
      'e.observed_at',
    ])
    .where('e.company_id', '=', company_id)
    .where('e.metric_recorded_on', '>=', date_from)
    .where('e.metric_recorded_on', '<=', date_to)
    .orderBy('e.metric_recorded_on');

/** The latest of each kind; head count and growth are the company's own, as on its card. */
export const readLatest = (db: Kysely<DB>, domain: string) =>
  companyAt(db, domain).select([
    jsonObjectFrom(
      db
        .selectFrom('advertising_stat as s')
        .select(['s.recorded_on', ...SPYFU, 's.source', wireTime('s.observed_at').as('observed_at')])
        .where('s.company_id', '=', sql.ref<number>('c.company_id'))
        .orderBy('s.recorded_on', 'desc')
        .limit(1),
    ).as('spyfu'),
    jsonObjectFrom(
      db
        .selectFrom('web_traffic_point as w')
        .select(['w.recorded_on', ...ALEXA, 'w.source', wireTime('w.observed_at').as('observed_at')])
        .where('w.company_id', '=', sql.ref<number>('c.company_id'))
        .orderBy('w.recorded_on', 'desc')
        .limit(1),
    ).as('alexa'),
    sql<string>`coalesce((select max(e.metric_recorded_on) from employee_count_point e
      where e.company_id = c.company_id), (c.observed_at at time zone 'UTC')::date)`.as('recorded_on'),
    'c.employee_count',
    'c.growth_1m',
    'c.growth_6m',
    'c.growth_1y',
    'c.growth_2y',
    'c.source',
    'c.observed_at',
  ]);
