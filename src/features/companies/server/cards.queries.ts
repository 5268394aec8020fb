import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { cardFields, namesOf } from '#kernel/record-fields.ts';
import { companyFields } from '../company-fields.ts';

/** What a card shows, for these companies, in their order. */
export const listCards = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('company as c')
    .leftJoin('discovery as d', 'd.company_id', 'c.company_id')
    .leftJoin('company_rank as r', 'r.company_id', 'c.company_id')
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .select(namesOf(cardFields(companyFields)).map((name) => `c.${name}` as const))
    .select([
      'c.company_id',
      'c.company_domain',
      'd.last_visit_at as last_viewed',
      'r.current_rank',
      'r.previous_rank',
      'h.tp_status',
      sql<
        { email: string }[]
      >`coalesce((select jsonb_agg(distinct jsonb_build_object('email', s.email_address))
        from website_visit v join staff s using (user_id) where v.company_id = c.company_id), '[]')`.as(
        'scopers_who_viewed',
      ),
      sql<string[]>`array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by o.assigned_at, s.full_name)`.as('tp_owners'),
    ])
    .where('c.company_id', '=', sql<number>`any(${sql.val(ids)}::integer[])`)
    .orderBy(sql`array_position(${sql.val(ids)}::integer[], c.company_id)`);
