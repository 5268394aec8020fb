import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db';
import { companyAt } from './company-facts.ts';
import { wireTime } from './wire-time.ts';

const ofC = sql.ref<number>('c.company_id');
const VISIT_MINUTES = 30;

export const readFunding = (db: Kysely<DB>, domain: string) =>
  companyAt(db, domain).select([
    'c.total_funding_usd',
    'c.last_funding_on',
    jsonArrayFrom(
      db
        .selectFrom('funding_round as f')
        .select(['f.round', 'f.amount_usd', 'f.announced_on', 'f.investors', 'f.source'])
        .select(wireTime('f.observed_at').as('observed_at'))
        .where('f.company_id', '=', ofC)
        .orderBy('f.announced_on', 'desc')
        .orderBy('f.round_id', 'desc'),
    ).as('rounds'),
  ]);

/** E-mail by month within the days given; a month counts when any of its days does. */
export const readEmailHistory = (
  db: Kysely<DB>,
  domain: string,
  {
    date_from = '0001-01-01',
    date_to = '9999-12-31',
  }: { date_from?: string | undefined; date_to?: string | undefined },
) =>
  companyAt(db, domain)
    .leftJoin('email_summary as e', 'e.company_id', 'c.company_id')
    .select([
      'e.first_email_sent',
      'e.last_email_sent',
      'e.top_company_sender',
      'e.unique_threads',
      jsonArrayFrom(
        db
          .selectFrom('email_month as m')
          .select(['m.month', 'm.us_to_them', 'm.them_to_us'])
          .where('m.company_id', '=', ofC)
          .where('m.month', '>=', sql<string>`date_trunc('month', ${date_from}::date)::date`)
          .where('m.month', '<=', date_to)
          .orderBy('m.month'),
      ).as('results'),
    ]);

/** Who else of the same person's tabs is about to note the same visit waits here. */
export const holdVisit = (db: Kysely<DB>, company_id: number, user_id: number) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended(${`visit ${user_id} ${company_id}`}, 0))`.as('held'),
  );

/** Notes a visit, unless the same person was there half an hour ago or less. A trigger renews the discovery row. */
export const addVisit = (db: Kysely<DB>, company_id: number, user_id: number, at: Date) =>
  db
    .insertInto('website_visit')
    .columns(['company_id', 'user_id', 'visited_at'])
    .expression(
      db
        .selectNoFrom([
          sql<number>`${company_id}::integer`.as('company_id'),
          sql<number>`${user_id}::integer`.as('user_id'),
          sql<string>`${at.toISOString()}::timestamptz`.as('visited_at'),
        ])
        .where(({ not, exists }) =>
          not(
            exists(
              db
                .selectFrom('website_visit')
                .select('visit_id')
                .where('user_id', '=', user_id)
                .where('company_id', '=', company_id)
                .where('visited_at', '>', new Date(at.getTime() - VISIT_MINUTES * 60_000).toISOString()),
            ),
          ),
        ),
    );

export const sumVisits = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('website_visit')
    .select((eb) => [
      eb.fn.min(eb.fn.coalesce('first_visited_at', 'visited_at')).as('first_visit'),
      eb.fn.max('visited_at').as('latest_visit'),
      eb.fn.coalesce(eb.fn.sum<number>('visits'), sql<number>`0`).as('visit_count'),
    ])
    .where('company_id', '=', company_id);

export const listCompanyProjects = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('company_project as j')
    .innerJoin('choice as o', (join) =>
      join.onRef('o.kind', '=', 'j.kind').onRef('o.server_value', '=', 'j.server_value'),
    )
    .select(['o.display_name', 'o.server_value'])
    .where('j.company_id', '=', company_id)
    .orderBy('o.position')
    .orderBy('o.display_name');
