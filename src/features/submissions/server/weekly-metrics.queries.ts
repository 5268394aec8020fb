import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { WeeklyMetrics } from '../submissions.contract.ts';

export interface MetricsAsked {
  user_id: number;
  email: string;
  start: Date;
  end: Date;
}

/** Every week from the first in which somebody did anything, counted from what they wrote; weeks begin on Monday. */
export const weeklyMetrics = (db: Kysely<DB>, { user_id, email, start, end }: MetricsAsked) => {
  const from = sql`date_trunc('week', ${start.toISOString()}::timestamptz at time zone 'UTC')`;
  const until = sql`date_trunc('week', ${end.toISOString()}::timestamptz at time zone 'UTC')`;
  return db
    .selectFrom(
      sql<Omit<WeeklyMetrics, 'scoper'>>`(
      with done (what, at, thing) as (
        select 'visit', visited_at, company_id::text from website_visit where user_id = ${user_id}
        union all select 'status', since, change_id::text from tp_status_history where changed_by = ${user_id}
        union all select 'reference', created_at, reference_id::text from reference
          where creator_id = ${user_id} and withdrawn_at is null
        union all select 'call', created_at, uuid::text from submission
          where template = 'company-call-summaries' and created_by = ${user_id} and state = 'published' and deleted_at is null
        union all select 'meeting', meeting_start_time, fathom_id::text from fathom_meeting
          where lower(scoper) = ${email.toLowerCase()} and meeting_start_time is not null
      ), weekly as (
        select date_trunc('week', at at time zone 'UTC') as week, what, thing from done
        where at >= ${from} at time zone 'UTC' and at < (${until} + interval '7 days') at time zone 'UTC'
      )
      select week::date as from_date, week::date + 6 as to_date,
        count(distinct thing) filter (where what = 'visit') as companies_viewed,
        count(*) filter (where what = 'status') as status_changes,
        count(*) filter (where what = 'reference') as references_written,
        count(*) filter (where what = 'call') as calls_held,
        count(*) filter (where what = 'meeting') as meetings
      from generate_series((select min(week) from weekly), ${until}, interval '7 days') week
        left join weekly using (week)
      group by week)`.as('counted'),
    )
    .selectAll()
    .orderBy('from_date');
};
