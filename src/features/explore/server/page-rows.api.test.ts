import { type SqlBool, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { costOf } from '#server/db/plan-cost.ts';
import { patientPool, testDatabase } from '#server/testing/test-database.ts';
import { systemClock } from '#server/clock.ts';
import { listFromTop, type Order } from './explore.queries.ts';
import { findRows } from './page-rows.ts';
import type { Page } from './page-cursor.ts';
import { recomputeRanking } from './ranking/ranking.recompute.ts';
import { companiesToRank } from './testing/ranked-companies.ts';

const { db, url } = await testDatabase();
await companiesToRank(db, 400);
await sql`update company set year_founded = null where company_id % 5 = 0`.execute(db);
await recomputeRanking(db, systemClock);
await recomputeRanking(db, systemClock);

/** The same database over a connection whose planner takes every page for a long one. */
const dear = openDatabase(url, { ...patientPool(), most: 1 });
afterAll(dear.close);
await sql`set cpu_tuple_cost = 50`.execute(dear.db);

const predicates = [sql<SqlBool>`d.is_saas`];
const orders: Order[] = (['current_rank', 'company_size', 'year_founded', 'growth_1y'] as const).flatMap(
  (sort_by) => (['asc', 'desc'] as const).map((direction) => ({ sort_by, direction })),
);
orders.push({ sort_by: 'current_rank', direction: 'asc', previousRun: true });

it.each(orders)('finds the same by $sort_by $direction whichever way it takes', async (order) => {
  const all = await listFromTop(db, order, predicates, { limit: 1000 }).execute();
  expect(
    await costOf(dear.db, listFromTop(dear.db, order, predicates, { limit: 51 }).compile()),
  ).toBeGreaterThan(1000);
  const pages: [Page, number][] = [[{ skip: 0 }, 0]];
  for (const at of [50, 100, 150, 190]) {
    const last = all[at - 1];
    if (!last) throw new Error('too few companies');
    const { value, company_id: id, company_name: name } = last;
    pages.push([{ skip: at }, at], [{ after: { value, id, name } }, at]);
  }

  for (const [page, at] of pages)
    for (const ways of [db, dear.db])
      expect(await findRows(ways, order, predicates, page), JSON.stringify(page)).toEqual(
        all.slice(at, at + 51),
      );
});
