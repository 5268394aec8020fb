import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Owner } from '../pipeline.rules.ts';

const PAGE = 20;

interface Wanted {
  tp_owner_email: readonly string[];
  tp_status_value: readonly string[];
}
/** How many companies have a status, and how many have an owner only; those follow. */
interface Counted {
  standing: number;
  owned: number;
}

/** The companies of these people, of anybody's when none is named. */
const ownedBy = (db: Kysely<DB>, emails: readonly string[]) =>
  db
    .selectFrom('tp_owner as o')
    .select('o.company_id')
    .$if(emails.length > 0, (query) =>
      query.innerJoin('staff', 'staff.user_id', 'o.user_id').where('staff.email_address', 'in', [...emails]),
    );

const standing = (db: Kysely<DB>, { tp_owner_email, tp_status_value }: Wanted) =>
  db
    .selectFrom('tp_status_history as h')
    .where('h.until', 'is', null)
    .$if(tp_owner_email.length > 0, (query) => query.where('h.company_id', 'in', ownedBy(db, tp_owner_email)))
    .$if(tp_status_value.length > 0, (query) =>
      query.where(
        'h.tp_status',
        'in',
        tp_status_value.map((value) => value.toUpperCase()),
      ),
    );

/** Companies that somebody owns and that stand nowhere; whoever asks for a status asks for none of them. */
const ownedOnly = (db: Kysely<DB>, { tp_owner_email, tp_status_value }: Wanted) =>
  db
    .selectFrom(ownedBy(db, tp_owner_email).distinct().as('owned'))
    .where(sql.lit(tp_status_value.length === 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tp_status_history as h')
            .select('h.change_id')
            .whereRef('h.company_id', '=', 'owned.company_id')
            .where('h.until', 'is', null),
        ),
      ),
    );

export const countRecords = (db: Kysely<DB>, wanted: Wanted) =>
  db
    .selectFrom([
      standing(db, wanted)
        .select((eb) => eb.fn.countAll<number>().as('standing'))
        .as('all_standing'),
      ownedOnly(db, wanted)
        .select((eb) => eb.fn.countAll<number>().as('owned'))
        .as('all_owned'),
    ])
    .select(['standing', 'owned']);

/** A page of the pipeline, the latest change of status first. */
export function listRecords(db: Kysely<DB>, wanted: Wanted, counted: Counted, page: number) {
  const skip = (page - 1) * PAGE;
  const left = Math.max(0, Math.min(PAGE, counted.standing - skip));
  const stand = standing(db, wanted)
    .select(['h.company_id', 'h.tp_status', 'h.since'])
    .orderBy('h.since', 'desc')
    .orderBy('h.company_id')
    .offset(skip)
    .limit(left);
  const own = ownedOnly(db, wanted)
    .select(['owned.company_id', sql<null>`null::text`.as('tp_status'), sql<null>`null`.as('since')])
    .orderBy('owned.company_id')
    .offset(Math.max(0, skip - counted.standing))
    .limit(PAGE - left);
  return db
    .selectFrom(
      sql<{
        company_id: number;
        tp_status: string | null;
        since: string | null;
      }>`(${stand} union all ${own})`.as('found'),
    )
    .innerJoin('company as c', 'c.company_id', 'found.company_id')
    .select(['c.company_domain', 'c.company_name', 'found.tp_status', 'found.since as status_changed_at'])
    .select(
      sql<Owner[]>`coalesce((select jsonb_agg(jsonb_build_object(
          'full_name', s.full_name, 'email_address', s.email_address) order by o.assigned_at, s.user_id)
        from tp_owner o join staff s using (user_id) where o.company_id = c.company_id), '[]')`.as(
        'tp_owners',
      ),
    )
    .orderBy('found.since', (order) => order.desc().nullsLast())
    .orderBy('c.company_id');
}

/** How many there are in all, and the page behind this one, if there is one. */
export const pagesOf = ({ standing: held, owned }: Counted, page: number) => ({
  total_count: held + owned,
  next_page: page * PAGE < held + owned ? page + 1 : null,
});
