import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openCounts } from './counts.ts';

const { url, db } = await testDatabase();
const counts = openCounts(url, db);
afterAll(() => counts.close());

const never = new AbortController().signal;
const one = { compile: () => sql<{ n: number }>`select 1 as n`.compile(db) };
const slow = { compile: () => sql<{ n: number }>`select 1 as n from pg_sleep(30)`.compile(db) };
const runningSlowly = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%pg_sleep(30)'`.execute(db);
  return rows[0]?.n;
};

describe('counts', () => {
  it('answer their row', async () => {
    expect(await counts.run(one, never)).toEqual({ n: 1 });
  });

  it('run three at a time, hold nobody else, and end when nobody waits', async () => {
    const left = new AbortController();
    const waiting = Array.from({ length: 8 }, () => counts.run(slow, left.signal).catch(() => 'given up'));
    await expect.poll(runningSlowly).toBe(3);

    left.abort();

    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['given up']));
    await expect.poll(runningSlowly).toBe(0);
    expect(await counts.run(one, never)).toEqual({ n: 1 });
  });

  it('that nobody waits for any more when they are asked for are not begun', async () => {
    await expect(counts.run(slow, AbortSignal.abort())).rejects.toThrow();

    expect(await runningSlowly()).toBe(0);
  });
});
