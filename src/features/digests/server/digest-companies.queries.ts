import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** The companies at these domains; a row without company_id where Orion knows none. */
export const listAskedCompanies = (db: Kysely<DB>, asked: readonly { as: string; domain: string }[]) =>
  db
    .selectFrom(
      sql<{
        asked_as: string;
        domain: string;
      }>`unnest(${sql.val(asked.map((one) => one.as))}::text[], ${sql.val(asked.map((one) => one.domain))}::text[])`.as<'a'>(
        sql`a(asked_as, domain)`,
      ),
    )
    .leftJoin('company as c', (join) => join.on('c.company_id', '=', sql<number>`company_at(a.domain)`))
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .leftJoin('choice as o', (join) =>
      join.on('o.kind', '=', 'tp_status').onRef('o.server_value', '=', 'h.tp_status'),
    )
    .select(['a.asked_as', 'c.company_id', 'c.company_domain', 'c.company_name', 'c.company_logo'])
    .select(['c.employee_count', 'o.display_name as tp_status']);

const MOST_CHANGES = 5;

export type ChangeKind =
  | 'status'
  | 'owner_added'
  | 'owner_removed'
  | 'funding'
  | 'update'
  | 'meeting'
  | 'headcount';
export interface ChangeRow {
  company_id: number;
  on: string;
  kind: ChangeKind;
  what: string;
  amount: number | null;
}

/** The latest that happened at each company since that day, newest first. */
export const listRecentChanges = (db: Kysely<DB>, ids: readonly number[], since: string, until: string) =>
  db
    .selectFrom(
      sql<ChangeRow>`(
    select i.company_id, x.day as "on", x.kind, x.what, x.amount
    from unnest(${sql.val(ids)}::int[]) i(company_id)
    cross join lateral (
      select * from (
        select h.since::date as day, 'status' as kind, coalesce(o.display_name, h.tp_status) as what, null::bigint as amount
        from tp_status_history h left join choice o on o.kind = 'tp_status' and o.server_value = h.tp_status
        where h.company_id = i.company_id and h.since >= ${since}::date
        union all
        select h.changed_at::date, 'owner_' || h.change, s.full_name, null
        from tp_owner_history h join staff s on s.user_id = h.user_id
        where h.company_id = i.company_id and h.changed_at >= ${since}::date
        union all
        select f.announced_on, 'funding', f.round, f.amount_usd
        from funding_round f where f.company_id = i.company_id and f.announced_on >= ${since}::date
        union all
        select u.created_at::date, 'update', left(u.content, 160), null
        from company_update u where u.company_id = i.company_id and u.created_at >= ${since}::date
        union all
        select m.meeting_time::date, 'meeting', left(m.subject, 160), null
        from company_meeting m where m.company_id = i.company_id and m.meeting_time >= ${since}::date
          and m.meeting_time < ${until}::date + 1
        union all
        (select p.metric_recorded_on, 'headcount', before.raw_count::text, p.raw_count
        from employee_count_point p cross join lateral (
          select raw_count from employee_count_point
          where company_id = i.company_id and metric_recorded_on < ${since}::date
          order by metric_recorded_on desc limit 1) before
        where p.company_id = i.company_id and p.metric_recorded_on >= ${since}::date
          and p.raw_count <> before.raw_count
        order by p.metric_recorded_on desc limit 1)
      ) every order by day desc, kind limit ${sql.lit(MOST_CHANGES)}
    ) x)`.as('r'),
    )
    .selectAll()
    .orderBy('company_id')
    .orderBy('on', 'desc')
    .orderBy('kind');
