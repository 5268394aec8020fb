import { type CompiledQuery, type SqlBool, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { listFromTop, listAmong, listBehind, type Order } from './explore.queries.ts';
import type { Position } from './page-cursor.ts';

const { db } = await testDatabase();
beforeAll(async () => {
  await sql`insert into company (company_domain, company_name, employee_count, year_founded, growth_1m, growth_6m, growth_1y,
      growth_2y)
    select 'c' || i || '.example', 'C' || i, i % 900, 1990 + i % 30, i % 70, i % 70, i % 70, i % 70
    from generate_series(1, 3000) i`.execute(db);
  await sql`insert into company_country (company_id, country, percentage, employee_count)
    select company_id, 'Peru', 10, 5 from company where company_id % 20 = 3`.execute(db);
  await sql`update discovery set current_rank = 4000 - company_id`.execute(db);
  await sql`analyze discovery, company_country`.execute(db);
});

const SORTS = [
  'current_rank',
  'employee_count',
  'year_founded',
  'growth_1m',
  'growth_6m',
  'growth_1y',
  'growth_2y',
  'company_size',
] as const;

async function planOf(query: CompiledQuery) {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const pages = [
  ['first', (order: Order) => listFromTop(db, order, [], { limit: 51 })],
  ['next', (order: Order) => listBehind(db, order, [], { after: { value: 2, id: 7 }, limit: 51 })],
] as const;

const ORDERS = SORTS.flatMap((sort_by) =>
  (['desc', 'asc'] as const).map((direction) => ({ sort_by, direction })),
);

it.each(ORDERS.flatMap((order) => pages.map(([page, list]) => ({ page, list, order }))))(
  'reads the $page page by $order.sort_by $order.direction from its index',
  async ({ list, order }) => {
    const query = list(order).compile();

    expect(await planOf(query)).toMatch(
      new RegExp(`using discovery_${order.sort_by.replace('company_', '')}_${order.direction} on discovery`),
    );
  },
);

const inPeru = sql<SqlBool>`d.company_id in (select company_id from company_country where country = 'Peru')`;

it.each(ORDERS)('finds the same by $sort_by $direction when it finds all first', async (order) => {
  const page = (how: { after?: Position; skip?: number; allFirst?: boolean }) => {
    const { after } = how;
    return after
      ? listBehind(db, order, [inPeru], { limit: 51, ...how, after })
      : listFromTop(db, order, [inPeru], { limit: 51, ...how });
  };
  const first = await page({}).execute();
  expect(await page({ allFirst: true }).execute()).toEqual(first);
  expect(await planOf(page({ allFirst: true }).compile())).toMatch(/Sort Key/);
  const among = (count: number) => listAmong(db, order, [inPeru], { limit: 51, among: count }).execute();
  expect(await among(100_000)).toEqual(first);
  const few = await among(60);
  expect(few).toEqual(first.slice(0, few.length));
  expect(few.length).toBeLessThan(51);

  const last = first.at(-1);
  const after = { value: last?.value ?? 0, id: last?.company_id ?? 0, name: last?.company_name ?? '' };
  const next = await page({ after }).execute();
  expect(next).toHaveLength(51);
  if (order.sort_by === 'current_rank')
    expect(await listAmong(db, order, [inPeru], { after, limit: 51, among: 100_000 }).execute()).toEqual(
      next,
    );
  expect(await page({ after, allFirst: true }).execute()).toEqual(next);
  expect(await page({ skip: 50, allFirst: true }).execute()).toEqual([last, ...next.slice(0, -1)]);
});

it.each([
  ['company_size', /Index Cond: .*size_band = .*ROW\(company_name, company_id\) > /],
  ['year_founded', /Index Cond: .*year_founded = .*company_id > /],
] as const)('a next page by %s begins in the index where the last ended', async (sort_by, begins) => {
  const after = { value: 2, name: 'Company 7', id: 7 };
  for (const direction of ['asc', 'desc'] as const)
    expect(await planOf(listBehind(db, { sort_by, direction }, [], { after, limit: 51 }).compile())).toMatch(
      begins,
    );
});

it('rows that lie outside of what is asked of the order are not tried', async () => {
  const order = { sort_by: 'year_founded', direction: 'asc' } as const;
  const all = await listFromTop(db, order, [], { limit: 1000 }).execute();
  const bounds = [sql<SqlBool>`d.year_founded >= ${all.at(-1)?.value}`];
  const found = await listFromTop(db, order, bounds, { limit: 51 }).execute();

  const among = listAmong(db, { ...order, bounds }, bounds, { limit: 51, among: 51 });

  expect(found).toHaveLength(51);
  expect(await among.execute()).toEqual(found);
});
