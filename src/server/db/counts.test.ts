import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openCounts } from './counts.ts';

const { url, db } = await testDatabase();
const counts = openCounts(url, db);
afterAll(() => counts.close());

const never = new AbortController().signal;
const one = { compile: () => sql<{ n: number }>`select 1 as n`.compile(db) };
/** What the planner takes for dear; it sleeps and never counts. */
const slow = {
  compile: () =>
    sql`select 1 as n, case when pg_sleep(30) is null then (select count(*) from generate_series(1, 3000000)) end`.compile(
      db,
    ),
};
const dearOne = { compile: () => sql`select count(*) from generate_series(1, 3000000)`.compile(db) };
const runningSlowly = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select 1 as n, case%'`.execute(
    db,
  );
  return rows[0]?.n;
};

describe('counts', () => {
  it('answer their row', async () => {
    expect(await counts.run(one, never)).toEqual({ n: 1 });
  });

  it('that may take long run four at a time, hold nobody else, and end when nobody waits', async () => {
    const left = new AbortController();
    const waiting = Array.from({ length: 8 }, () => counts.run(slow, left.signal).catch(() => 'given up'));
    await expect.poll(runningSlowly).toBe(4);

    left.abort();

    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['given up']));
    await expect.poll(runningSlowly).toBe(0);
    expect(await counts.run(one, never)).toEqual({ n: 1 });
  });

  it('that are quick do not wait behind those that take long', async () => {
    const [first, others] = [new AbortController(), new AbortController()];
    const held = [first, others, others, others].map(({ signal }) =>
      counts.run(slow, signal).catch(() => {}),
    );
    const done: string[] = [];
    const dear = counts.run(dearOne, never).then(() => done.push('dear'));

    await counts.run(one, never);
    done.push('quick');
    first.abort();
    await dear;
    others.abort();
    await Promise.all(held);

    expect(done).toEqual(['quick', 'dear']);
    await expect.poll(runningSlowly).toBe(0);
  });

  it('that nobody waits for any more when they are asked for are not begun', async () => {
    await expect(counts.run(slow, AbortSignal.abort())).rejects.toThrow();

    expect(await runningSlowly()).toBe(0);
  });
});
