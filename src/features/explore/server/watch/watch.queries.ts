import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { isMailedAbout } from '#features/companies/server/no-company.ts';
import { readersOf } from '#server/mail/daily-mail.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';

/** One search of its owner, held until the caller is done with it. */
export const holdSearch = (db: Kysely<DB>, user_id: number, uuid: string) =>
  db
    .selectFrom('discovery_search')
    .select('filters')
    .$narrowType<{ filters: Record<string, string[]> }>()
    .where('uuid', '=', uuid)
    .where('user_id', '=', user_id)
    .forUpdate();

/** Whether someone watches that search, in this entry of the history or in another. */
export const findWatched = (db: Kysely<DB>, user_id: number, uuid: string) =>
  db
    .selectFrom('discovery_search as w')
    .innerJoin('discovery_search as s', 's.filters', 'w.filters')
    .select('w.uuid')
    .where('s.uuid', '=', uuid)
    .where('w.user_id', '=', user_id)
    .where('w.watched', '=', true)
    .limit(1);

export const startWatching = (db: Kysely<DB>, uuid: string) =>
  db.updateTable('discovery_search').set({ watched: true }).where('uuid', '=', uuid);

/** Stops at every entry of the same search, so that no other goes on mailing what this one says. */
export const stopWatching = (db: Kysely<DB>, user_id: number, uuid: string) =>
  db
    .updateTable('discovery_search')
    .set({ watched: false })
    .where('user_id', '=', user_id)
    .where('watched', '=', true)
    .where('filters', '=', (eb) =>
      eb.selectFrom('discovery_search').select('filters').where('uuid', '=', uuid),
    )
    .returning('uuid');

/** Remembers what a search finds now; later finds are compared with it. */
export const takeStock = (db: Kysely<DB>, uuid: string, predicates: readonly Predicate[], at: Date) =>
  db
    .insertInto('discovery_watch')
    .columns(['uuid', 'company_ids', 'taken_at'])
    .expression((eb) =>
      eb
        .selectFrom('discovery as d')
        .select([
          sql<string>`${uuid}::uuid`.as('uuid'),
          sql<number[]>`coalesce(array_agg(d.company_id), '{}')`.as('company_ids'),
          sql<string>`${at.toISOString()}::timestamptz`.as('taken_at'),
        ])
        .where((where) => where.and([...predicates])),
    )
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet((eb) => ({
        company_ids: eb.ref('excluded.company_ids'),
        taken_at: eb.ref('excluded.taken_at'),
      })),
    );

export const forgetStock = (db: Kysely<DB>, uuids: readonly string[]) =>
  db.deleteFrom('discovery_watch').where('uuid', '=', sql<string>`any(${sql.val(uuids)}::uuid[])`);

/** Active people who watch any search. */
export const listWatchers = (db: Kysely<DB>) =>
  readersOf(db, 'discovery-watch').where('staff.user_id', 'in', (eb) =>
    eb.selectFrom('discovery_search').select('user_id').where('watched', '=', true),
  );

/** The searches someone watches, newest first; one that was made twice is listed once. */
export const listWatched = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('discovery_search as s')
        .leftJoin('discovery_watch as w', 'w.uuid', 's.uuid')
        .distinctOn('s.filters')
        .select(['s.uuid', 's.filters', 's.created_at', 's.last_mailed_at', 'w.taken_at'])
        .where('s.user_id', '=', user_id)
        .where('s.watched', '=', true)
        .orderBy('s.filters')
        .orderBy('w.taken_at', (order) => order.desc().nullsLast())
        .as('one'),
    )
    .selectAll()
    .$narrowType<{ filters: Record<string, string[]> }>()
    .orderBy('created_at', 'desc')
    .orderBy('uuid');

/** What someone searched for most often since that day, of what is not watched. */
export const listTopSearches = (db: Kysely<DB>, user_id: number, since: Date, limit: number) =>
  db
    .selectFrom('discovery_search as s')
    .select([
      's.filters',
      sql<string>`(array_agg(s.uuid order by s.created_at desc))[1]`.as('uuid'),
      (eb) => eb.fn.countAll<number>().as('times'),
    ])
    .$narrowType<{ filters: Record<string, string[]> }>()
    .where('s.user_id', '=', user_id)
    .where('s.created_at', '>=', since.toISOString())
    .groupBy('s.filters')
    .having(sql<boolean>`not bool_or(s.watched)`)
    .orderBy('times', 'desc')
    .orderBy((eb) => eb.fn.max('s.created_at'), 'desc')
    .limit(limit);

/** What a search finds beside what its owner was told of, best rank first; each row says how many there are. */
export const listNews = (db: Kysely<DB>, uuid: string, predicates: readonly Predicate[], limit: number) =>
  db
    .selectFrom('discovery as d')
    .innerJoin('company as c', 'c.company_id', 'd.company_id')
    .select([
      'c.company_name',
      'c.company_domain',
      'c.year_founded',
      'c.employee_count',
      'd.current_rank',
      sql<number>`count(*) over ()`.as('found'),
    ])
    .where((eb) => eb.and([...predicates]))
    .where(isMailedAbout)
    .where(
      sql<boolean>`not exists (select from discovery_watch w, unnest(w.company_ids) as told (company_id)
        where w.uuid = ${uuid} and told.company_id = d.company_id)`,
    )
    .orderBy('d.current_rank', (order) => order.asc().nullsLast())
    .orderBy('d.company_id')
    .limit(limit);

export const noteMailed = (db: Kysely<DB>, uuids: readonly string[], at: Date) =>
  db
    .updateTable('discovery_search')
    .set({ last_mailed_at: at.toISOString() })
    .where('uuid', '=', sql<string>`any(${sql.val(uuids)}::uuid[])`);
