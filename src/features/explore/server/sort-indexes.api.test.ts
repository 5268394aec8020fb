import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { listOrdered } from './explore.queries.ts';

const { db } = await testDatabase();
beforeAll(async () => {
  await sql`insert into company (company_domain, company_name, employee_count, year_founded, growth_1m, growth_6m, growth_1y,
      growth_2y)
    select 'c' || i || '.example', 'C' || i, i % 900, 1990 + i % 30, i % 70, i % 70, i % 70, i % 70
    from generate_series(1, 3000) i`.execute(db);
  await sql`analyze discovery`.execute(db);
});

const SORTS = [
  'employee_count',
  'year_founded',
  'growth_1m',
  'growth_6m',
  'growth_1y',
  'growth_2y',
  'company_size',
] as const;

it.each(SORTS.flatMap((sort_by) => (['desc', 'asc'] as const).map((direction) => ({ sort_by, direction }))))(
  'reads the page by $sort_by $direction from its index, without a sort',
  async (order) => {
    const query = listOrdered(db, order, [], { limit: 51 }).compile();
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain ${query.sql}`,
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

    expect(plan).toMatch(
      new RegExp(`using discovery_${order.sort_by.replace('company_', '')}_${order.direction} on discovery`),
    );
  },
);
