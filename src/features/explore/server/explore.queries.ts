import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import type { Predicate } from '#server/db/filter-predicates.ts';
import type { Direction, SortBy } from '../sort.rules.ts';
import type { Position } from './page-cursor.ts';

/** An order of companies: rows without a value come last in either direction, ties are broken by id. */
export interface Order {
  sort_by: SortBy;
  direction: Direction;
  /** Ranks of the run before the last, for a reader who began under it. */
  previousRun?: boolean;
}

/** So many rows of an order: behind a position, or after so many others. */
interface Part {
  after?: Position | null;
  skip?: number;
  limit: number;
  /** All that pass are found before any is put in order, instead of trying the rows of the order one by one. */
  allFirst?: boolean;
}

/** What companies are ordered by, over the rows `d` of discovery and, for the run before, `r` of ranks. */
export const valueOf = ({ sort_by, previousRun }: Order): RawBuilder<number> => {
  if (previousRun) return sql.ref('r.previous_rank');
  return sql.ref(sort_by === 'company_size' ? 'd.size_band' : `d.${sort_by}`);
};
const byName = ({ sort_by }: Order) => sort_by === 'company_size';
const byRank = ({ sort_by }: Order) => sort_by === 'current_rank';

const passing = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[]) =>
  db
    .selectFrom('discovery as d')
    .$if(order.previousRun ?? false, (query) =>
      query.leftJoin('company_rank as r', 'r.company_id', 'd.company_id'),
    )
    .where((eb) => eb.and([...predicates]));

const rows = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[]) =>
  passing(db, order, predicates)
    .select(['d.company_id', 'd.company_name', valueOf(order).as('value')])
    .select(
      byRank(order)
        ? sql<number | null>`(select max(run) from ranking_run)`.as('run')
        : sql<null>`null`.as('run'),
    );

const candidates = (
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  { skip = 0, limit }: Part,
) =>
  rows(db, order, predicates)
    .limit(limit)
    .$if(skip > 0, (query) => query.offset(skip));

interface Candidate {
  company_id: number;
  company_name: string;
  value: number;
  run: number | null;
}

/** Rows that are found already, in the order. */
const putInOrder = (db: Kysely<DB>, order: Order, found: AliasableExpression<Candidate>) =>
  db
    .selectFrom(found.as('found'))
    .selectAll()
    .orderBy('value', (by) => (order.direction === 'desc' ? by.desc() : by.asc()).nullsLast())
    .$if(byName(order), (query) => query.orderBy('company_name'))
    .orderBy('company_id');

const isValued = (order: Order) => sql<boolean>`${valueOf(order)} is not null`;

const behind = (order: Order, { value: last, name = '', id }: Position) => {
  const value = valueOf(order);
  // The bound on the value alone is what the index serves.
  return [
    order.direction === 'desc' ? sql<boolean>`${value} <= ${last}` : sql<boolean>`${value} >= ${last}`,
    byName(order)
      ? sql<boolean>`(${value} <> ${last} or (d.company_name, d.company_id) > (${name}, ${id}))`
      : sql<boolean>`(${value} <> ${last} or d.company_id > ${id})`,
  ];
};

/** Companies from the top of an order: an index that has missing values last serves it in one go. */
export const listFromTop = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[], part: Part) =>
  part.allFirst
    ? // The planner does not look through an offset.
      putInOrder(db, order, rows(db, order, predicates).offset(0))
        .limit(part.limit)
        .offset(part.skip ?? 0)
    : fromTop(db, order, predicates, part);

const fromTop = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[], part: Part) =>
  candidates(db, order, predicates, part)
    .orderBy(valueOf(order), (by) => (order.direction === 'desc' ? by.desc() : by.asc()).nullsLast())
    .$if(byName(order), (query) => query.orderBy('d.company_name'))
    .orderBy('d.company_id');

/** Companies that have a value, in the order. */
export const listValued = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[], part: Part) => {
  const bounds = [isValued(order), ...(part.after ? behind(order, part.after) : [])];
  return listFromTop(db, order, [...predicates, ...bounds], part);
};

/** Companies without a value, which follow all that have one. */
export const listUnvalued = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[], part: Part) => {
  const { name = '', id = 0 } = part.after ?? {};
  const missing = [
    sql<boolean>`${valueOf(order)} is null`,
    byName(order)
      ? sql<boolean>`(d.company_name, d.company_id) > (${name}, ${id})`
      : sql<boolean>`d.company_id > ${id}`,
  ];
  return candidates(db, order, [...predicates, ...missing], part)
    .$if(byName(order), (query) => query.orderBy('d.company_name'))
    .orderBy('d.company_id');
};

/** Both, the second only looked for where the first are too few: one statement is planned and asked, not two. */
export const listOrdered = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[], part: Part) =>
  putInOrder(
    db,
    order,
    db
      .selectFrom(listValued(db, order, predicates, part).as('valued'))
      .selectAll()
      .unionAll(
        db.selectFrom(listUnvalued(db, order, predicates, { limit: part.limit }).as('unvalued')).selectAll(),
      )
      .limit(part.limit),
  );

/** How many have a value: behind them begin those without. */
export const countValued = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[]) =>
  passing(db, order, [...predicates, isValued(order)]).select((eb) => eb.fn.countAll<number>().as('valued'));

export const countCompanies = (db: Kysely<DB>, predicates: readonly Predicate[]) =>
  db
    .selectFrom('discovery as d')
    .select((eb) => eb.fn.countAll<number>().as('total_count'))
    .where((eb) => eb.and([...predicates]));

export const findRuns = (db: Kysely<DB>) =>
  db.selectFrom('ranking_run').select('run').orderBy('run', 'desc').limit(2);

export const findLanguageSearch = (db: Kysely<DB>, uuid: string) =>
  db.selectFrom('language_search').select('description').where('uuid', '=', uuid);
