import { type AliasableExpression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db';
import type { Predicate } from '#server/db/filter-predicates.ts';
import type { Direction, SortBy } from '../sort.rules.ts';
import type { Position } from './page-cursor.ts';

/** An order of companies: rows without a value come last in either direction, ties are broken by id. */
export interface Order {
  sort_by: SortBy;
  direction: Direction;
  /** Where its rows that may pass begin and end. */
  bounds?: readonly Predicate[];
  /** Ranks of the run before the last, for a reader who began under it. */
  previousRun?: boolean;
}

/** So many rows of an order, after so many others. */
interface Part {
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

const columnsOf = (order: Order) =>
  [
    sql.ref<number>('d.company_id').as('company_id'),
    sql.ref<string>('d.company_name').as('company_name'),
    valueOf(order).as('value'),
    (byRank(order) ? sql<number | null>`(select max(run) from ranking_run)` : sql<null>`null`).as('run'),
  ] as const;

const rows = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[]) =>
  passing(db, order, predicates).select(columnsOf(order));

const inOrder = <D, T extends keyof D, O>(query: SelectQueryBuilder<D, T, O>, order: Order) =>
  query
    .orderBy(valueOf(order), (by) => (order.direction === 'desc' ? by.desc() : by.asc()).nullsLast())
    .$if(byName(order), (ordered) => ordered.orderBy(sql.ref('d.company_name')))
    .orderBy(sql.ref('d.company_id'));

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

/**
 * What follows a position: the rest of those with its value, then those with others. An index begins right at each of
 * them; one bound for both would read all that have the value again. Ranks are not shared, so there is no rest.
 */
const behind = (order: Order, { value: last, name = '', id }: Position) => {
  const value = valueOf(order);
  const others =
    order.direction === 'desc' ? sql<boolean>`${value} < ${last}` : sql<boolean>`${value} > ${last}`;
  if (byRank(order)) return [[others]];
  const rest = byName(order)
    ? sql<boolean>`(d.company_name, d.company_id) > (${name}, ${id})`
    : sql<boolean>`d.company_id > ${id}`;
  return [[sql<boolean>`${value} = ${last}`, rest], [others]];
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
  inOrder(candidates(db, order, predicates, part), order);

/** Companies that have a value, in the order. */
export const listValued = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[], part: Part) =>
  listFromTop(db, order, [...predicates, isValued(order)], part);

/** Companies without a value, which follow all that have one. */
export const listUnvalued = (
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  { after, ...part }: Part & { after?: Position },
) => {
  const { name = '', id = 0 } = after ?? {};
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

/** What follows a position, part by part, each only looked for where those before are too few; planned and asked as one. */
export const listBehind = (
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  { after, limit, ...how }: Part & { after: Position },
) => {
  const part = (found: AliasableExpression<Candidate>) => db.selectFrom(found.as('part')).selectAll();
  const unvalued = part(listUnvalued(db, order, predicates, { limit }));
  const parts = behind(order, after).map((bounds) =>
    part(listFromTop(db, order, [...predicates, ...bounds], { limit, ...how })),
  );
  const all = parts.reduceRight((later, earlier) => earlier.unionAll(later), unvalued);
  return putInOrder(db, order, all.limit(limit));
};

/** Those that pass of the first so many of an order, or of the next behind a rank: the page, if they fill it. */
export const listAmong = (
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  { after, limit, among }: Part & { after?: Position; among: number },
) => {
  const bounds = [...(order.bounds ?? []), ...(after ? behind(order, after).flat() : [])];
  const tried = inOrder(db.selectFrom('discovery as d').selectAll('d'), order)
    .where((eb) => eb.and(bounds))
    .limit(among);
  const passed = db
    .selectFrom(tried.as('d'))
    .select(columnsOf(order))
    .where((eb) => eb.and([...predicates]));
  return inOrder(passed, order).limit(limit);
};

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
