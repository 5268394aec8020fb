import type { CompiledQuery, Kysely } from 'kysely';
import type { DB } from '#db';

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Total Cost': number } }];
}

/** What the planner expects a query to cost, in its own measure. */
export async function costOf(db: Kysely<DB>, query: CompiledQuery): Promise<number> {
  const { rows } = await db.executeQuery<Plan>({ ...query, sql: `explain (format json) ${query.sql}` });
  return rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? 0;
}
