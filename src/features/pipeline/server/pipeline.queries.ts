import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

export const OWNING_ROLES = ['PARTNER', 'PRINCIPAL', 'ASSOCIATE', 'INVESTOR'];
const HISTORY = 500;

/** Who can own a company, by full name. */
export const listOwningStaff = (db: Kysely<DB>) =>
  db
    .selectFrom('staff')
    .select(['user_id', 'full_name', 'email_address', 'role'])
    .$narrowType<{ role: string }>()
    .where('active', '=', true)
    .where('role', 'in', OWNING_ROLES)
    .orderBy('full_name');

/** Who owns a company, in the order they came. */
export const listOwnersOf = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('tp_owner')
    .innerJoin('staff', 'staff.user_id', 'tp_owner.user_id')
    .select(['staff.user_id', 'full_name', 'email_address', 'role'])
    .where('company_id', '=', company_id)
    .orderBy('assigned_at')
    .orderBy('staff.user_id');

/** Who owned these companies, in the order they came, and where they stood. */
export const listStandings = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('company as c')
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .select([
      'c.company_id',
      'c.company_domain as domain',
      'h.tp_status',
      sql<{ email_address: string; assigned_at: string }[]>`coalesce((
        select json_agg(json_build_object('email_address', s.email_address, 'assigned_at',
          to_char(o.assigned_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
          order by o.assigned_at, o.user_id)
        from tp_owner o join staff s using (user_id) where o.company_id = c.company_id), '[]')`.as(
        'tp_owners',
      ),
    ])
    .where('c.company_id', '=', sql<number>`any(${sql.val(ids)}::int[])`)
    .orderBy('c.company_id');

/** Who owns these companies or did: whoever is taken off one stands in its history. */
export const listEverOwners = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('staff as s')
    .innerJoin(
      sql<{ company_id: number; user_id: number }>`(select company_id, user_id from tp_owner
        union select company_id, user_id from tp_owner_history)`.as('o'),
      'o.user_id',
      's.user_id',
    )
    .select(['o.company_id', 's.user_id', sql<string>`lower(s.email_address)`.as('email_address')])
    .where('o.company_id', '=', sql<number>`any(${sql.val(ids)}::int[])`);

/** The people of these e-mail addresses, whether they may still own a company or not. */
export const listStaffAt = (db: Kysely<DB>, emails: readonly string[]) =>
  db
    .selectFrom('staff')
    .select(['user_id', sql<string>`lower(email_address)`.as('email_address')])
    .where(sql<string>`lower(email_address)`, '=', sql<string>`any(${sql.val(emails)}::text[])`);

export const findRecord = (db: Kysely<DB>, company_id: number) =>
  db.selectFrom('pipeline_record').select('version').where('company_id', '=', company_id);

/** Where a company stands, since when and by whom. */
export const findStatus = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('tp_status_history as h')
    .leftJoin('staff', 'staff.user_id', 'h.changed_by')
    .select(['h.tp_status', 'h.since as changed_at', 'staff.full_name as changed_by'])
    .where('h.company_id', '=', company_id)
    .where('h.until', 'is', null);

/** Every change of status, newest first; clearing one is a change without a status. */
export const listStatusChanges = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom(
      sql<{
        change_id: number;
        step: number;
        tp_status: string | null;
        changed_at: string;
        by: number | null;
      }>`(select change_id, 0 as step, tp_status, since as changed_at, changed_by as by
          from tp_status_history where company_id = ${company_id}
        union all
        select change_id, 1, null, until, ended_by
          from tp_status_history where company_id = ${company_id} and cleared)`.as('h'),
    )
    .leftJoin('staff', 'staff.user_id', 'h.by')
    .leftJoin('choice', (join) =>
      join.on('choice.kind', '=', 'tp_status').onRef('choice.server_value', '=', 'h.tp_status'),
    )
    .select(['h.tp_status', 'choice.display_name', 'h.changed_at', 'staff.full_name as changed_by'])
    .orderBy('h.change_id', 'desc')
    .orderBy('h.step', 'desc')
    .limit(HISTORY);

/** Every change of owner, newest first. */
export const listOwnerChanges = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('tp_owner_history as h')
    .innerJoin('staff as owner', 'owner.user_id', 'h.user_id')
    .leftJoin('staff as writer', 'writer.user_id', 'h.changed_by')
    .select(['owner.full_name', 'owner.email_address', 'h.change', 'h.changed_at'])
    .select('writer.full_name as changed_by')
    .$narrowType<{ change: 'added' | 'removed' }>()
    .where('h.company_id', '=', company_id)
    .orderBy('h.change_id', 'desc')
    .limit(HISTORY);
