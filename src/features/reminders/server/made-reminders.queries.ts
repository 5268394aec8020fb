import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** A reminder that someone made and that is still to come, held until the caller is done with it. */
export const holdMade = (db: Kysely<DB>, made_by: number, source: string) =>
  db
    .selectFrom('reminder')
    .select(['source', 'user_id', 'status', 'schedule_date', 'has_time', 'next_steps'])
    .where('source', '=', source)
    .where('made_by', '=', made_by)
    .forUpdate();

export const findColleagues = (db: Kysely<DB>, emails: readonly string[]) =>
  db
    .selectFrom('staff')
    .select(['user_id', 'email_address'])
    .where('active', '=', true)
    .where('email_address', '=', sql<string>`any(${sql.val(emails)}::citext[])`);

interface Origin {
  kind: string;
  id: string;
}

/** The reference, the meeting or the call that a reminder is made from, where somebody sees it. */
export const findOrigin = (db: Kysely<DB>, viewer: number, { kind, id }: Origin) =>
  db
    .selectFrom('reference')
    .select(sql<string>`reference_id::text`.as('id'))
    .where(
      sql<boolean>`${kind} = 'REFERENCE' and reference_id::text = ${id} and (withdrawn_at is null or creator_id = ${viewer})`,
    )
    .unionAll(
      db
        .selectFrom('fathom_meeting as m')
        .select(sql<string>`m.fathom_id::text`.as('id'))
        .where(
          sql<boolean>`${kind} = 'MEETING' and m.fathom_id::text = ${id} and sees_meeting(m, ${viewer})`,
        ),
    )
    .unionAll(
      db
        .selectFrom('submission')
        .select(sql<string>`uuid::text`.as('id'))
        .where(
          sql<boolean>`${kind} = 'CALL_SUMMARY' and uuid::text = ${id} and deleted_at is null and (state <> 'draft' or created_by = ${viewer})`,
        ),
    );

/** The companies that a reference, a meeting that somebody sees, or a call was about. */
export const companiesOf = (db: Kysely<DB>, viewer: number, { kind, id }: Origin) =>
  db
    .selectFrom('reference_company')
    .select('company_id')
    .where(sql<boolean>`${kind} = 'REFERENCE' and reference_id::text = ${id}`)
    .unionAll(
      db
        .selectFrom('fathom_company as c')
        .innerJoin('fathom_meeting as m', 'm.fathom_id', 'c.fathom_id')
        .select(sql<number>`c.company_id`.as('company_id'))
        .where('c.company_id', 'is not', null)
        .where(
          sql<boolean>`${kind} = 'MEETING' and c.fathom_id::text = ${id} and sees_meeting(m, ${viewer})`,
        ),
    )
    .unionAll(
      db
        .selectFrom('submission')
        .select(sql<number>`company_id`.as('company_id'))
        .where('company_id', 'is not', null)
        .where(sql<boolean>`${kind} = 'CALL_SUMMARY' and uuid::text = ${id}`),
    )
    .limit(20);
