import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

export const exportPipeline = (db: Kysely<DB>) =>
  db
    .selectFrom('company as c')
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .leftJoin('choice as tp', (join) =>
      join.on('tp.kind', '=', 'tp_status').onRef('tp.server_value', '=', 'h.tp_status'),
    )
    .leftJoin('company_bucket as cb', 'cb.company_id', 'c.company_id')
    .leftJoin('bucket as b', 'b.bucket_id', 'cb.bucket_id')
    .select(['c.company_domain', 'c.company_name', 'tp.display_name as tp_status', 'h.since'])
    .select([
      sql<string[]>`array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by o.assigned_at, s.user_id)`.as('tp_owners'),
      'b.name as bucket',
    ])
    .where((where) =>
      where.or([
        where('h.change_id', 'is not', null),
        where('cb.company_id', 'is not', null),
        where.exists(
          where.selectFrom('tp_owner as o').select('o.user_id').whereRef('o.company_id', '=', 'c.company_id'),
        ),
      ]),
    )
    .orderBy('c.company_id');

export const exportPipelineHistory = (db: Kysely<DB>) =>
  db
    .selectFrom('tp_status_history as h')
    .innerJoin('company as c', 'c.company_id', 'h.company_id')
    .leftJoin('choice as tp', (join) =>
      join.on('tp.kind', '=', 'tp_status').onRef('tp.server_value', '=', 'h.tp_status'),
    )
    .leftJoin('staff as s', 's.user_id', 'h.changed_by')
    .select(['c.company_domain', 'c.company_name', 'tp.display_name as tp_status', 'h.since', 'h.until'])
    .select('s.full_name as changed_by')
    .orderBy('h.change_id');

/** A line for each member; a list without any has one line, so that none is lost. */
export const exportLists = (db: Kysely<DB>) =>
  db
    .selectFrom('workboard as w')
    .leftJoin(
      sql<{
        workboard_id: number;
        company_domain: string | null;
        member: string;
        added_by: number | null;
        added_at: string | null;
      }>`(select m.workboard_id, c.company_domain, c.company_name as member, m.added_by, m.added_at
          from workboard_company m join company c using (company_id)
        union all
        select m.workboard_id, null, p.full_name, m.added_by, m.added_at
          from workboard_person m join person p using (person_id) where not p.is_ignored
        union all
        select workboard_id, null, category, null, null from workboard_category)`.as('m'),
      'm.workboard_id',
      'w.workboard_id',
    )
    .leftJoin('staff as s', 's.user_id', 'm.added_by')
    .select(['w.name as list', 'w.type', 'm.member', 'm.company_domain'])
    .select(['s.full_name as added_by', 'm.added_at'])
    .orderBy('w.workboard_id')
    .orderBy('m.member')
    .orderBy('m.company_domain');

export const exportUpdates = (db: Kysely<DB>) =>
  db
    .selectFrom('company_update as u')
    .innerJoin('company as c', 'c.company_id', 'u.company_id')
    .innerJoin('staff as s', 's.user_id', 'u.scoper_id')
    .select(['c.company_domain', 'c.company_name', 'u.created_at', 'u.type', 'u.content'])
    .select('s.full_name as scoper')
    .orderBy('u.created_at')
    .orderBy('u.uuid');

export const exportBoardNotes = (db: Kysely<DB>) =>
  db
    .selectFrom('submission as n')
    .innerJoin('company as c', 'c.company_id', 'n.company_id')
    .innerJoin('staff as s', 's.user_id', 'n.created_by')
    .select(['c.company_domain', 'c.company_name'])
    .select([
      sql<number>`(n.answers ->> 'year')::integer`.as('year'),
      sql<string>`n.answers ->> 'quarter'`.as('quarter'),
      's.full_name as scoper',
      'n.created_at',
      sql<string>`n.answers ->> 'content'`.as('content'),
    ])
    .where('n.template', '=', 'board-meeting-notes')
    .where('n.state', '=', 'published')
    .where('n.deleted_at', 'is', null)
    .orderBy('n.created_at')
    .orderBy('n.uuid');

/** Reminders are a person's own. */
export const exportReminders = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('reminder as r')
    .leftJoin('person as p', 'p.person_id', 'r.person_id')
    .leftJoin('staff as m', 'm.user_id', 'r.made_by')
    .select([
      'r.source',
      'r.schedule_date',
      'r.has_time',
      'r.status',
      'r.source_type',
      'r.origin_id',
      sql<string[]>`array(select c.company_domain from reminder_company m join company c using (company_id)
        where m.source = r.source order by m.position, 1)`.as('company_domains'),
      'p.full_name as person',
      'm.full_name as made_by',
      'r.metrics_summary',
      'r.next_steps',
      'r.next_reminder_at',
      'r.email_date',
      'r.created_at',
    ])
    .where('r.user_id', '=', user_id)
    .where('r.status', '<>', 'delete')
    .orderBy('r.schedule_date')
    .orderBy('r.source');

/** Favourites are a person's own. */
export const exportFavourites = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('favourite as f')
    .innerJoin('company as c', 'c.company_id', 'f.company_id')
    .select(['c.company_domain', 'c.company_name', 'f.created_at'])
    .where('f.user_id', '=', user_id)
    .orderBy('f.company_id');
