import { type Kysely, type RawBuilder, sql } from 'kysely';
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

const valueOf = ({ sort_by, previousRun }: Order): RawBuilder<number> => {
  if (sort_by === 'current_rank') return sql.ref(previousRun ? 'r.previous_rank' : 'r.current_rank');
  return sql.ref(sort_by === 'company_size' ? 'd.size_band' : `d.${sort_by}`);
};
const byName = ({ sort_by }: Order) => sort_by === 'company_size';
const byRank = ({ sort_by }: Order) => sort_by === 'current_rank';

const candidates = (db: Kysely<DB>, order: Order, predicates: readonly Predicate[], limit: number) =>
  db
    .selectFrom('discovery as d')
    .$if(byRank(order), (query) => query.leftJoin('company_rank as r', 'r.company_id', 'd.company_id'))
    .select(['d.company_id', 'd.company_name', 'd.last_visit_at', valueOf(order).as('value')])
    .where((eb) => eb.and([...predicates]))
    .limit(limit);

const behind = (order: Order, { value: last, name = '', id }: Position) => {
  const value = valueOf(order);
  if (byRank(order))
    return [order.direction === 'desc' ? sql<boolean>`${value} < ${last}` : sql<boolean>`${value} > ${last}`];
  // The bound on the value alone is what the index serves.
  return [
    order.direction === 'desc' ? sql<boolean>`${value} <= ${last}` : sql<boolean>`${value} >= ${last}`,
    byName(order)
      ? sql<boolean>`(${value} <> ${last} or (d.company_name, d.company_id) > (${name}, ${id}))`
      : sql<boolean>`(${value} <> ${last} or d.company_id > ${id})`,
  ];
};

/** Companies that have a value, behind `after` in the order. */
export function listValued(
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  after: Position | null,
  limit: number,
) {
  const bounds = [sql<boolean>`${valueOf(order)} is not null`, ...(after ? behind(order, after) : [])];
  const found = candidates(db, order, [...predicates, ...bounds], limit)
    .orderBy(valueOf(order), order.direction)
    .$if(byName(order), (query) => query.orderBy('d.company_name'))
    // No two companies share a rank, and its index holds nothing more.
    .$if(!byRank(order), (query) => query.orderBy('d.company_id'));
  return cardsOf(db, order, found);
}

/** Companies without a value, which follow all that have one. */
export function listUnvalued(
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  afterId: number,
  limit: number,
) {
  const missing = [sql<boolean>`${valueOf(order)} is null`, sql<boolean>`d.company_id > ${afterId}`];
  return cardsOf(
    db,
    order,
    candidates(db, order, [...predicates, ...missing], limit).orderBy('d.company_id'),
  );
}

/** A page by number, for scripts; its cost grows with the number. */
export const listSkipping = (
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  skip: number,
  limit: number,
) =>
  cardsOf(
    db,
    order,
    candidates(db, order, predicates, limit)
      .orderBy(valueOf(order), (by) => (order.direction === 'desc' ? by.desc() : by.asc()).nullsLast())
      .$if(byName(order), (query) => query.orderBy('d.company_name'))
      .orderBy('d.company_id')
      .offset(skip),
  );

export const countCompanies = (db: Kysely<DB>, predicates: readonly Predicate[]) =>
  db
    .selectFrom('discovery as d')
    .select((eb) => eb.fn.countAll<number>().as('total_count'))
    .where((eb) => eb.and([...predicates]));

export const findRuns = (db: Kysely<DB>) =>
  db.selectFrom('ranking_run').select('run').orderBy('run', 'desc').limit(2);

const cards = (db: Kysely<DB>) =>
  db
    .selectFrom('company as c')
    .leftJoin('company_rank as r', 'r.company_id', 'c.company_id')
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .select([
      'c.company_domain',
      'c.company_name',
      'c.company_logo',
      'c.url',
      'c.linkedin_url',
      'c.year_founded',
      'r.current_rank',
      'r.previous_rank',
      'h.tp_status',
      'c.growth_1m',
      'c.growth_6m',
      'c.growth_1y',
      'c.growth_2y',
      'c.total_funding_usd',
      'c.last_funding_on',
      'c.description',
      'c.employee_count',
      sql<
        { email: string }[]
      >`coalesce((select jsonb_agg(distinct jsonb_build_object('email', s.email_address))
        from website_visit v join staff s using (user_id) where v.company_id = c.company_id), '[]')`.as(
        'scopers_who_viewed',
      ),
      sql<string[]>`array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by o.assigned_at, s.full_name)`.as('tp_owners'),
    ]);

/** What a card shows, for these companies, in their order. */
export const listCards = (db: Kysely<DB>, ids: readonly number[]) =>
  cards(db)
    .leftJoin('discovery as d', 'd.company_id', 'c.company_id')
    .select('d.last_visit_at as last_viewed')
    .where('c.company_id', '=', sql<number>`any(${sql.val(ids)}::integer[])`)
    .orderBy(sql`array_position(${sql.val(ids)}::integer[], c.company_id)`);

/** The cards of the companies found, in one statement with finding them, and what the next page begins behind. */
const cardsOf = (db: Kysely<DB>, order: Order, found: ReturnType<typeof candidates>) =>
  cards(db)
    .innerJoin(found.as('found'), 'found.company_id', 'c.company_id')
    .select([
      'found.company_id',
      'found.last_visit_at as last_viewed',
      'found.value',
      byRank(order)
        ? sql<number | null>`(select max(run) from ranking_run)`.as('run')
        : sql<null>`null`.as('run'),
    ])
    .orderBy('found.value', (by) => (order.direction === 'desc' ? by.desc() : by.asc()).nullsLast())
    .$if(byName(order), (query) => query.orderBy('found.company_name'))
    .orderBy('found.company_id');

export const findLanguageSearch = (db: Kysely<DB>, uuid: string) =>
  db.selectFrom('language_search').select('description').where('uuid', '=', uuid);
