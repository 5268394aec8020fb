import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import type { DB } from '#db';
import { openDatabase } from '#server/db/client.ts';
import { testClock } from '#server/testing/clock.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { scoreOf } from '../../ranking.rules.ts';
import { recomputeRanking } from './ranking.recompute.ts';
import { companiesToRank, ranksOf } from '../testing/ranked-companies.ts';

const clock = testClock('2026-03-04T03:15:00Z');

/** The tables as the migrations made them: columns, constraints, indexes and triggers. */
const shapeOf = async (db: Kysely<DB>) =>
  (
    await sql<{ part: string }>`
      select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull as part
      from pg_attribute a where a.attrelid = any (${TABLES}::regclass[]) and a.attnum > 0
      union all
      select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where conrelid = any (${TABLES}::regclass[]) and contype <> 'n'
      union all
      select indexdef from pg_indexes where tablename = any (${TABLES})
      union all
      select pg_get_triggerdef(oid) from pg_trigger where tgrelid = any (${TABLES}::regclass[])
      order by 1`.execute(db)
  ).rows.map(({ part }) => part);
const TABLES = ['company_rank', 'discovery'];
const tables = async (db: Kysely<DB>) =>
  (
    await sql<{ name: string }>`
      select tablename as name from pg_tables where tablename like any (array['company_rank%', 'discovery%'])
      order by 1`.execute(db)
  ).rows.map(({ name }) => name);
const ALL_TABLES = ['company_rank', 'discovery', 'discovery_search', 'discovery_watch'];
const waitingForLock = async (db: Kysely<DB>) => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting;
};

// RANK-011
describe('a recomputed ranking', () => {
  it('is made and read again and again by a role that owns nothing', async () => {
    const { db, serverUrl } = await testDatabase();
    await companiesToRank(db, 10);
    const made = await shapeOf(db);
    const served = openDatabase(serverUrl, { most: 2 });

    for (let run = 0; run < 3; run += 1) await recomputeRanking(served.db, clock);

    expect(await ranksOf(served.db)).toHaveLength(10);
    expect(await shapeOf(db)).toEqual(made);
    await served.close();
  });

  it('ranks from 1 without gap or tie, by score and then by domain, and its contributions are the score', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 1000);

    const run = await recomputeRanking(db, clock);

    expect(run).toMatchObject({ companies: 1000 });
    const ranks = await ranksOf(db);
    expect(ranks.map(({ current_rank }) => current_rank)).toEqual(ranks.map((_row, index) => index + 1));
    const sorted = ranks.toSorted(
      (a, b) => b.score - a.score || (a.company_domain < b.company_domain ? -1 : 1),
    );
    expect(ranks).toEqual(sorted);
    expect(new Set(ranks.map(({ score }) => score)).size).toBeLessThan(1000);
    expect(ranks.filter(({ score }) => score !== Number(score.toFixed(6)))).toEqual([]);
    expect(ranks.filter((row) => Math.abs(row.score - scoreOf(row.contributions)) > 1.5e-6)).toEqual([]);
    expect(ranks.every((row) => row.contributions.length === 8 && row.score >= 0 && row.score <= 100)).toBe(
      true,
    );
    expect(await db.selectFrom('ranking_run').selectAll().execute()).toEqual([
      { run: run.run, companies: 1000, finished_at: '2026-03-04T03:15:00.000Z' },
    ]);
  });

  it('moves what was into previous; new companies have none, and deleted ones go', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 50);
    await recomputeRanking(db, clock);
    const before = await ranksOf(db);
    expect(before.every((row) => row.previous_rank === null && row.previous_score === null)).toBe(true);
    await companiesToRank(db, 60, 1);
    await db.deleteFrom('company').where('company_domain', '=', 'company-7.example').execute();

    await recomputeRanking(db, clock);

    const after = await ranksOf(db);
    expect(after).toHaveLength(59);
    const carried = new Map(before.map((row) => [row.company_id, row]));
    for (const row of after)
      expect([row.previous_rank, row.previous_score, row.previous_contributions]).toEqual([
        carried.get(row.company_id)?.current_rank ?? null,
        carried.get(row.company_id)?.score ?? null,
        carried.get(row.company_id)?.contributions ?? null,
      ]);
    expect(after.filter(({ previous_rank }) => previous_rank === null)).toHaveLength(10);
    expect(after.some((row) => row.current_rank !== row.previous_rank)).toBe(true);
  });

  it('leaves the table in the shape of the migrations, and ranks nobody when there is nobody', async () => {
    const { db } = await testDatabase();
    const shape = await shapeOf(db);
    expect(shape.length).toBeGreaterThan(60);

    expect(await recomputeRanking(db, clock)).toMatchObject({ companies: 0 });
    await companiesToRank(db, 10);
    expect(await recomputeRanking(db, clock)).toMatchObject({ companies: 10 });

    expect(await shapeOf(db)).toEqual(shape);
    expect(await tables(db)).toEqual(ALL_TABLES);
  });

  it('takes its time although requests must not, and gives the connection back as it was', async () => {
    const { db } = await testDatabase({ most: 1, statementTimeoutMs: 1234 });
    await companiesToRank(db, 10);

    await recomputeRanking(db, clock);

    const { rows } = await sql`select current_setting('statement_timeout') as timeout,
      current_setting('lock_timeout') as lock, current_setting('work_mem') = '128MB' as much`.execute(db);
    expect(rows).toEqual([{ timeout: '1234ms', lock: '0', much: false }]);
  });
});

describe('while it is recomputed', () => {
  it('a second recomputation waits for the first', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 200);

    const runs = await Promise.all([recomputeRanking(db, clock), recomputeRanking(db, clock)]);

    expect(new Set(runs.map(({ run }) => run)).size).toBe(2);
    const ranks = await ranksOf(db);
    expect(ranks).toHaveLength(200);
    expect(ranks.every((row) => row.previous_rank === row.current_rank)).toBe(true);
  });

  it('a long reader is waited for, and who comes later reads past the one that waits', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 20);
    await recomputeRanking(db, clock);
    let ranked: Promise<unknown> = Promise.resolve();

    await db.transaction().execute(async (reader) => {
      await ranksOf(reader);
      ranked = recomputeRanking(db, clock);
      await eventually(async () => expect(await waitingForLock(db)).toBe(1));
      expect(await ranksOf(db)).toHaveLength(20);
      expect(await db.selectFrom('ranking_run').selectAll().execute()).toHaveLength(1);
    });

    await ranked;
    expect(await db.selectFrom('ranking_run').selectAll().execute()).toHaveLength(2);
  });

  it('what others add, change and delete is in the rows of Explore afterwards', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 20);
    let ranked: Promise<unknown> = Promise.resolve();

    await db.transaction().execute(async (reader) => {
      await ranksOf(reader);
      ranked = recomputeRanking(db, clock);
      await eventually(async () => expect(await waitingForLock(db)).toBe(1));
      await sql`update company set employee_count = 7 where company_domain = 'company-3.example'`.execute(db);
      await sql`delete from company where company_domain = 'company-4.example'`.execute(db);
      await sql`insert into company (company_domain, company_name) values ('new.example', 'New')`.execute(db);
    });
    await ranked;

    const { rows } = await sql`
      select company_domain, d.employee_count, d.current_rank is not null as ranked, d.current_rank = r.current_rank as same
      from discovery d join company using (company_id) left join company_rank r using (company_id)
      where d.employee_count = 7 or r.current_rank is null`.execute(db);
    expect(rows).toEqual([
      { company_domain: 'company-3.example', employee_count: 7, ranked: true, same: true },
      { company_domain: 'new.example', employee_count: null, ranked: false, same: null },
    ]);
    const counted = await sql`select count(*) as rows, count(current_rank) as ranks from discovery`.execute(
      db,
    );
    expect(counted.rows).toEqual([{ rows: 20, ranks: 19 }]);
  });

  it('a stop or a lost connection leaves the old ranks and nothing else', async () => {
    const { db } = await testDatabase();
    await companiesToRank(db, 20);
    await recomputeRanking(db, clock);
    const before = await ranksOf(db);
    const stop = new AbortController();

    await db.transaction().execute(async (reader) => {
      await ranksOf(reader);
      const stopped = expect(recomputeRanking(db, clock, stop.signal)).rejects.toThrow(/cancel|abort/);
      await eventually(async () => expect(await waitingForLock(db)).toBe(1));
      stop.abort();
      await stopped;
      const lost = expect(recomputeRanking(db, clock)).rejects.toThrow(/terminat/);
      await eventually(async () => expect(await waitingForLock(db)).toBe(1));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      await lost;
    });

    expect(await ranksOf(db)).toEqual(before);
    expect(await tables(db)).toEqual(ALL_TABLES);
    await expect(recomputeRanking(db, clock)).resolves.toMatchObject({ companies: 20 });
  });
});
