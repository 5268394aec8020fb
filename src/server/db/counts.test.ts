import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openCounts } from './counts.ts';

const { url, db } = await testDatabase();
const counts = openCounts(url, db);
afterAll(() => counts.close());

const never = new AbortController().signal;
const one = { compile: () => sql<{ n: number }>`select 1 as n`.compile(db) };
const nap = { compile: () => sql<{ n: number }>`select 1 as n from pg_sleep(1)`.compile(db) };
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

  it('that are quick do not wait behind those that take long', async () => {
    const done: string[] = [];
    const note = (name: string) => (answer: unknown) => {
      done.push(name);
      return answer;
    };
    const dear = { compile: () => sql`select count(*) from generate_series(1, 3000000)`.compile(db) };
    const left = new AbortController();
    const held = [1, 2].map(() => counts.run(slow, left.signal).catch(() => {}));
    void counts.run(nap, never);

    const waiting = [counts.run(dear, never).then(note('dear')), counts.run(one, never).then(note('quick'))];
    await Promise.all(waiting);
    left.abort();
    await Promise.all(held);

    expect(done).toEqual(['quick', 'dear']);
  });

  it('that nobody waits for any more when they are asked for are not begun', async () => {
    await expect(counts.run(slow, AbortSignal.abort())).rejects.toThrow();

    expect(await runningSlowly()).toBe(0);
  });
});
