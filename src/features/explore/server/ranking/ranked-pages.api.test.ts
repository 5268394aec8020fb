import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';
import { testClock } from '#server/testing/clock.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { searchPage } from '../explore.search.ts';
import { readPage } from '../page-cursor.ts';
import { companiesToRank, ranksOf } from '../testing/ranked-companies.ts';
import { recomputeRanking } from './ranking.recompute.ts';

const clock = testClock('2026-03-04T03:15:00Z');
const domainsOf = (rows: readonly { company_domain: string }[]) => rows.map((row) => row.company_domain);

/** Reads the ranked list to its end, as Explore does. */
async function readAll(db: Kysely<DB>, afterPage = async (_page: number) => {}) {
  const seen: { company_domain: string }[] = [];
  let next: string | null | undefined;
  for (let page = 1; next !== null; page += 1) {
    const answer = await searchPage(
      db,
      { sort_by: 'current_rank', direction: 'asc' },
      [],
      readPage(next ?? undefined),
    );
    seen.push(...answer.results);
    next = answer.next_page;
    await afterPage(page);
  }
  return domainsOf(seen);
}

it('reads all companies once, also where the last page is full', async () => {
  const { db } = await testDatabase();
  await companiesToRank(db, 100);
  await recomputeRanking(db, clock);

  expect(await readAll(db)).toEqual(domainsOf(await ranksOf(db)));
});

it('ends under the ranking it began under, when a new one comes between', async () => {
  const { db } = await testDatabase();
  await companiesToRank(db, 180);
  await recomputeRanking(db, clock);
  const before = domainsOf(await ranksOf(db));

  const seen = await readAll(db, async (page) => {
    if (page !== 2) return;
    await companiesToRank(db, 180, 1);
    await recomputeRanking(db, clock);
  });

  expect(seen).toEqual(before);
  expect(domainsOf(await ranksOf(db))).not.toEqual(before);
});
