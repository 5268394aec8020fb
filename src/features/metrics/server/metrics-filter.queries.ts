import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#db';
import type { Range } from '#kernel/filter-kinds.ts';
import { within } from '#server/db/filter-predicates.ts';

export type Ranges = Readonly<Record<string, Range>>;
/** The ranges of each kind of figures; a kind that is not there is not asked about. */
export interface Wanted {
  spyfu?: Ranges;
  linkedin?: Ranges;
  alexa?: Ranges;
}
export const PAGE = 20;

const bounds = (table: string, ranges: Ranges): Expression<SqlBool>[] =>
  Object.entries(ranges).flatMap(([name, range]) => within(sql.ref(`${table}.${name}`), range));

/** Companies whose newest row of this table lies in the ranges. */
const newestIn = (table: 'advertising_stat' | 'web_traffic_point', ranges: Ranges): Expression<SqlBool> => {
  const all = sql.join([sql<SqlBool>`true`, ...bounds('s', ranges)], sql` and `);
  return sql<SqlBool>`d.company_id in (select s.company_id from ${sql.table(table)} s where ${all} and not exists (
    select from ${sql.table(table)} newer where newer.company_id = s.company_id and newer.recorded_on > s.recorded_on))`;
};

const matching = (db: Kysely<DB>, { spyfu, linkedin, alexa }: Wanted) =>
  db
    .selectFrom('discovery as d')
    .where((eb) =>
      eb.and([
        ...(spyfu ? [newestIn('advertising_stat', spyfu)] : []),
        ...(alexa ? [newestIn('web_traffic_point', alexa)] : []),
        ...(linkedin ? [sql<SqlBool>`d.employee_count is not null`, ...bounds('d', linkedin)] : []),
      ]),
    );

export const countMatching = (db: Kysely<DB>, wanted: Wanted) =>
  matching(db, wanted).select((eb) => eb.fn.countAll<number>().as('total_count'));

/** A page of them in the order they came into Orion. */
export const listMatching = (db: Kysely<DB>, wanted: Wanted, page: number) =>
  matching(db, wanted)
    .innerJoin('company as c', 'c.company_id', 'd.company_id')
    .select('c.company_domain as domain')
    .orderBy('d.company_id')
    .offset((page - 1) * PAGE)
    .limit(PAGE);
