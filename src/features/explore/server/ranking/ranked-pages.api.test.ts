import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';
import { testClock } from '#server/testing/clock.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { pagesOfSearch, searchPage } from '../explore.search.ts';
import { companiesToRank, ranksOf } from '../testing/ranked-companies.ts';
import { recomputeRanking } from './ranking.recompute.ts';

const clock = testClock('2026-03-04T03:15:00Z');
const BY_RANK = { sort_by: 'current_rank', direction: 'asc' } as const;
const PAGES = pagesOfSearch(BY_RANK, {});
const domainsOf = (rows: readonly { company_domain: string }[]) => rows.map((row) => row.company_domain);

/** Reads the ranked list to its end, as Explore does. */
async function readAll(db: Kysely<DB>, afterPage = async (_page: number) => {}) {
  const seen: { company_domain: string }[] = [];
  let next: string | null | undefined;
  for (let page = 1; next !== null; page += 1) {
    const answer = await searchPage(db, BY_RANK, [], PAGES, next ?? undefined);
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

const rankAnew = async (db: Kysely<DB>, salt: number) => {
  await companiesToRank(db, 180, salt);
  await recomputeRanking(db, clock);
};

it('tells a reader to begin again when two rankings came between', async () => {
  const { db } = await testDatabase();
  await rankAnew(db, 0);

  const reading = readAll(db, async (page) => {
    if (page === 2) for (const salt of [1, 2]) await rankAnew(db, salt);
  });

  await expect(reading).rejects.toMatchObject({
    statusCode: 409,
    message: 'The ranking has changed since. Start again from the first page.',
  });
});

it('tells a reader who began before the first ranking to begin again', async () => {
  const { db } = await testDatabase();
  await companiesToRank(db, 180);

  const reading = readAll(db, async (page) => {
    if (page === 1) await rankAnew(db, 1);
  });

  await expect(reading).rejects.toMatchObject({ statusCode: 409 });
});

it.each([undefined, 0, 99, 2_147_483_647])(
  'refuses a page of a ranking that is not kept: %s',
  async (run) => {
    const { db } = await testDatabase();
    await rankAnew(db, 0);
    const page = PAGES.write({ value: 50, id: 1, ...(run !== undefined && { run }) });

    await expect(searchPage(db, BY_RANK, [], PAGES, page)).rejects.toMatchObject({ statusCode: 409 });
  },
);

it('ends quietly where nothing is left under the ranking it began under', async () => {
  const { db } = await testDatabase();
  await rankAnew(db, 0);
  const { run } = await db.selectFrom('ranking_run').select('run').executeTakeFirstOrThrow();

  const page = PAGES.write({ value: null, id: 1_000_000, run });
  expect(await searchPage(db, BY_RANK, [], PAGES, page)).toEqual({ results: [], next_page: null });
});
