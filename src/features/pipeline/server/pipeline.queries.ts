import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Owner } from '../pipeline.rules.ts';

export const OWNING_ROLES = ['PARTNER', 'PRINCIPAL', 'ASSOCIATE', 'INVESTOR'];
const HISTORY = 500;
const PAGE = 20;

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

interface Wanted {
  tp_owner_email: readonly string[];
  tp_status_value: readonly string[];
}

const recordsOf = (db: Kysely<DB>, { tp_owner_email, tp_status_value }: Wanted) =>
  db
    .selectFrom('company as c')
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .where((eb) =>
      eb.or([
        eb('h.change_id', 'is not', null),
        eb('c.company_id', 'in', eb.selectFrom('tp_owner').select('company_id')),
      ]),
    )
    .$if(tp_owner_email.length > 0, (query) =>
      query.where('c.company_id', 'in', (eb) =>
        eb
          .selectFrom('tp_owner')
          .innerJoin('staff', 'staff.user_id', 'tp_owner.user_id')
          .select('tp_owner.company_id')
          .where('staff.email_address', 'in', [...tp_owner_email]),
      ),
    )
    .$if(tp_status_value.length > 0, (query) =>
      query.where(
        'h.tp_status',
        'in',
        tp_status_value.map((value) => value.toUpperCase()),
      ),
    );

export const countRecords = (db: Kysely<DB>, wanted: Wanted) =>
  recordsOf(db, wanted).select((eb) => eb.fn.countAll<number>().as('total_count'));

/** A page of the pipeline, the latest change of status first; one row more tells of another page. */
export const listRecords = (db: Kysely<DB>, wanted: Wanted, page: number) =>
  recordsOf(db, wanted)
    .select(['c.company_domain', 'c.company_name', 'h.tp_status', 'h.since as status_changed_at'])
    .select(
      sql<Owner[]>`coalesce((select jsonb_agg(jsonb_build_object(
          'full_name', s.full_name, 'email_address', s.email_address) order by o.assigned_at, s.user_id)
        from tp_owner o join staff s using (user_id) where o.company_id = c.company_id), '[]')`.as(
        'tp_owners',
      ),
    )
    .orderBy('h.since', (order) => order.desc().nullsLast())
    .orderBy('c.company_id')
    .offset((page - 1) * PAGE)
    .limit(PAGE + 1);

export function pageOfRecords<T>(rows: readonly T[], page: number) {
  return { results: rows.slice(0, PAGE), next_page: rows.length > PAGE ? page + 1 : null };
}
