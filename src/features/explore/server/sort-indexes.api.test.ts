import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { listFromTop, listOrdered, type Order } from './explore.queries.ts';

const { db } = await testDatabase();
beforeAll(async () => {
  await sql`insert into company (company_domain, company_name, employee_count, year_founded, growth_1m, growth_6m, growth_1y,
      growth_2y)
    select 'c' || i || '.example', 'C' || i, i % 900, 1990 + i % 30, i % 70, i % 70, i % 70, i % 70
    from generate_series(1, 3000) i`.execute(db);
  await sql`analyze discovery`.execute(db);
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

const pages = [
  ['first', (order: Order) => listFromTop(db, order, [], { limit: 51 })],
  ['next', (order: Order) => listOrdered(db, order, [], { limit: 51 })],
] as const;

it.each(
  SORTS.flatMap((sort_by) =>
    (['desc', 'asc'] as const).flatMap((direction) =>
      pages.map(([page, list]) => ({ page, list, order: { sort_by, direction } })),
    ),
  ),
)('reads the $page page by $order.sort_by $order.direction from its index', async ({ list, order }) => {
  const query = list(order).compile();
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

  expect(plan).toMatch(
    new RegExp(`using discovery_${order.sort_by.replace('company_', '')}_${order.direction} on discovery`),
  );
});
