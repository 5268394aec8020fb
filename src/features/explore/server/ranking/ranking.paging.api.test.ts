import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DB } from '#db';
import { testClock } from '#server/testing/clock.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import type { RankCursor } from './ranking.cursor.ts';
import { rankedPage } from './ranking.queries.ts';
import { recomputeRanking } from './ranking.recompute.ts';
import { companiesToRank, ranksOf } from '../testing/ranked-companies.ts';

const clock = testClock('2026-03-04T03:15:00Z');
const domainsOf = (rows: readonly { company_domain: string }[]) => rows.map((row) => row.company_domain);

/** Reads to the end as a client does, who throws away what he has when the list begins again. */
async function readAll(db: Kysely<DB>, limit: number, afterPage = async (_page: number) => {}) {
  let seen: { company_domain: string; rank: number; run: number }[] = [];
  let cursor: RankCursor | null = null;
  let restarts = 0;
  for (let page = 1; ; page += 1) {
    const { results, next, restarted } = await rankedPage(db, cursor, limit);
    if (restarted) {
      seen = [];
      restarts += 1;
    }
    seen.push(...results);
    await afterPage(page);
    if (!next) return { seen, restarts };
    cursor = next;
  }
}

describe('the pages of the ranked list', () => {
  it('are all companies once, also where the last page is full, and none when nothing was ranked', async () => {
    const { db } = await testDatabase();
    expect(await rankedPage(db, null, 10)).toEqual({ results: [], next: null, restarted: false });
    await companiesToRank(db, 40);
    expect(await rankedPage(db, null, 10)).toMatchObject({ results: [], next: null });
    await recomputeRanking(db, clock);

    const { seen } = await readAll(db, 10);

    expect(domainsOf(seen)).toEqual(domainsOf(await ranksOf(db)));
  });

  it('end under the run under which they began, when a new one comes between', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 100);
    await recomputeRanking(db, clock);
    await recomputeRanking(db, clock);
    const before = domainsOf(await ranksOf(db));

    const { seen, restarts } = await readAll(db, 10, async (page) => {
      if (page !== 3) return;
      await companiesToRank(db, 110, 1);
      await recomputeRanking(db, clock);
    });

    expect(domainsOf(seen)).toEqual(before);
    expect(restarts).toBe(0);
    expect(domainsOf(await ranksOf(db))).not.toEqual(before);
  });

  it('begin again under the last run when two came between, and say so', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 100);
    await recomputeRanking(db, clock);

    const { seen, restarts } = await readAll(db, 10, async (page) => {
      if (page !== 3) return;
      for (const salt of [1, 2]) {
        await companiesToRank(db, 100, salt);
        await recomputeRanking(db, clock);
      }
    });

    expect(restarts).toBe(1);
    expect(domainsOf(seen)).toEqual(domainsOf(await ranksOf(db)));
  });

  it('have no error, gap or repeat while 2,000 companies are ranked anew three times', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 2000);
    const truth = new Map<number, string[]>();
    const rank = async () => {
      const { run } = await recomputeRanking(db, clock);
      truth.set(run, domainsOf(await ranksOf(db)));
    };
    await rank();
    const reads: Awaited<ReturnType<typeof readAll>>[] = [];

    const rankThrice = async () => {
      for (const salt of [1, 2, 3]) {
        await companiesToRank(db, 2000, salt);
        await rank();
      }
    };
    const readMeanwhile = async () => {
      do reads.push(await readAll(db, 50));
      while (truth.size < 4);
    };
    await Promise.all([rankThrice(), readMeanwhile()]);

    expect(truth.size).toBe(4);
    expect(new Set([...truth.values()].map(String)).size).toBe(4);
    for (const { seen } of reads) {
      expect(new Set(seen.map(({ run }) => run)).size).toBe(1);
      expect(domainsOf(seen)).toEqual(truth.get(seen[0]?.run ?? 0));
      expect(seen.map(({ rank }) => rank)).toEqual(seen.map((_row, index) => index + 1));
    }
  });
});
