import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { CLOSED_STATUSES } from '#features/pipeline/pipeline.rules.ts';
import type { Evidence } from '../conditions.contract.ts';
import type { Facts } from './facts.queries.ts';

const shownColumns = (db: Kysely<DB>) =>
  db
    .selectFrom('pass_condition as p')
    .innerJoin('company as c', 'c.company_id', 'p.company_id')
    .innerJoin('staff as s', 's.user_id', 'p.user_id')
    .select(['p.uuid', 'c.company_domain', 'c.company_name', 'p.note', 'p.user_id'])
    .select(['s.full_name as set_by', 'p.created_at', 'p.version', 'p.ended_at'])
    .select(sql<Record<string, string[]>>`p.filters`.as('filters'))
    .select(sql<'met' | 'ended' | null>`p.ended_why`.as('ended_why'))
    .select(sql<Evidence[] | null>`p.evidence`.as('evidence'));

const MOST = 500;

/** Somebody's conditions, or everyone's on a company: those that wait first, then the newest. */
export const listConditions = (db: Kysely<DB>, of: { user_id: number } | { company_id: number }) =>
  shownColumns(db)
    .where((eb) =>
      'user_id' in of ? eb('p.user_id', '=', of.user_id) : eb('p.company_id', '=', of.company_id),
    )
    .orderBy(sql`p.ended_at is not null`)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.uuid')
    .limit(MOST);

export const findCondition = (db: Kysely<DB>, uuid: string) => shownColumns(db).where('p.uuid', '=', uuid);

/** One condition of somebody, held until the caller is done with it. */
export const holdCondition = (db: Kysely<DB>, uuid: string, user_id: number) =>
  db
    .selectFrom('pass_condition')
    .select(['uuid', 'company_id', 'note', 'version', sql<'met' | 'ended' | null>`ended_why`.as('ended_why')])
    .select(sql<Record<string, string[]>>`filters`.as('filters'))
    .where('uuid', '=', uuid)
    .where('user_id', '=', user_id)
    .forUpdate();

/** What somebody waits for at a company already. */
export const listOwnWaiting = (db: Kysely<DB>, company_id: number, user_id: number) =>
  db
    .selectFrom('pass_condition')
    .select(['uuid', 'note', sql<Record<string, string[]>>`filters`.as('filters')])
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null);

/** Takes some companies off the queue; they are back if the caller's transaction fails. */
export const takeChanged = (db: Kysely<DB>, most: number) =>
  db
    .deleteFrom('changed_company')
    .where('change_id', 'in', (eb) =>
      eb
        .selectFrom('changed_company')
        .select('change_id')
        .orderBy('change_id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('company_id');

/** What waits, while its company is passed on or on hold; held until the caller is done with it. */
const waiting = (db: Kysely<DB>) =>
  db
    .selectFrom('pass_condition as p')
    .innerJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'p.company_id').on('h.until', 'is', null),
    )
    .select(['p.uuid', 'p.company_id', 'p.user_id', 'p.description', 'p.note', 'p.created_at'])
    .select(sql<Record<string, string[]>>`p.filters`.as('filters'))
    .select(sql<Facts>`p.facts`.as('facts'))
    .where('p.ended_at', 'is', null)
    .where('h.tp_status', 'in', CLOSED_STATUSES)
    .orderBy('p.uuid')
    .forUpdate(['p']);

/** The conditions that wait for one of these companies. */
export const holdWaiting = (db: Kysely<DB>, company_ids: readonly number[]) =>
  waiting(db).where('p.company_id', '=', sql<number>`any(${sql.val(company_ids)}::int[])`);

/** The conditions that time alone may have made true by now. */
export const holdTimed = (db: Kysely<DB>, now: Date, most: number) =>
  waiting(db).where('p.recheck_at', '<=', now.toISOString()).limit(most);

/** Whether a company passes all of these. */
export const findMeeting = (db: Kysely<DB>, company_id: number, predicates: readonly Predicate[]) =>
  db
    .selectFrom('discovery as d')
    .select('d.company_id')
    .where('d.company_id', '=', company_id)
    .where((eb) => eb.and([...predicates]));

/** Who hears that a condition is met: who set it, and who owns the company, while they use Orion. */
export const listToRemind = (db: Kysely<DB>, company_id: number, user_id: number) =>
  db
    .selectFrom('staff as s')
    .select('s.user_id')
    .where('s.active', '=', true)
    .where((eb) =>
      eb.or([
        eb('s.user_id', '=', user_id),
        eb(
          's.user_id',
          'in',
          eb.selectFrom('tp_owner').select('user_id').where('company_id', '=', company_id),
        ),
      ]),
    )
    .orderBy('s.user_id');
