import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { companiesToRank } from './testing/ranked-companies.ts';

const server = await testApp();
const ann = await server.signIn();
const { db, counts } = server.platform;

/** Keeps every connection that counts have at work until the test lets go. */
function holdCounts(signal: AbortSignal) {
  const slow = { compile: () => sql`select from pg_sleep(30)`.compile(db) };
  return Promise.all(Array.from({ length: 6 }, () => counts.run(slow, signal).catch(() => {})));
}
const countsAtWork = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%pg_sleep(30)'`.execute(db);
  return rows[0]?.n;
};

describe('while all that counts is busy', () => {
  const ask = async (query: string) => {
    const url = `/api/v1/discovery?employee_count=${query}`;
    const done = new AbortController();
    const held = holdCounts(done.signal);
    await expect.poll(countsAtWork).toBe(6);
    const page = await server.call('GET', url, { headers: ann.headers });
    const counting = server.call('GET', url.replace('?', '/count?'), { headers: ann.headers });
    done.abort();
    const [count] = await Promise.all([counting, held]);
    return { page: page.json(), count: count.json() };
  };
  const MORE_THAN_A_PAGE = 60;

  it('rows and sign-in come, and the total comes when there is room', async () => {
    await companiesToRank(server.db, MORE_THAN_A_PAGE);

    const { page, count } = await ask('GREATER_THAN_OR_EQUAL_TO:0');

    expect([page.results.length, page.total_count, count.total_count]).toEqual([50, null, MORE_THAN_A_PAGE]);
  });

  it('a page that holds all of them says how many they are', async () => {
    const { page } = await ask('GREATER_THAN_OR_EQUAL_TO:1000000');

    expect(page).toEqual({ results: [], next_page: null, total_count: 0 });
  });
});

describe('a database that has too much to do', () => {
  it('is not told as one that is gone', async () => {
    const busy = openDatabase(server.url, { most: 1, waitMs: 1000 });
    const crowded = await testApp({ platform: { db: busy.db } });
    const held = await busy.pool.connect();

    const reply = await crowded.call('GET', '/api/v1/scopers', {
      headers: { authorization: `Bearer orion_pat_${'A'.repeat(43)}` },
    });

    expect(reply.json()).toEqual({
      code: 503,
      name: 'Busy',
      message: 'Orion is busy right now. Please try again in a moment.',
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    held.release();
    await busy.close();
  });
});
