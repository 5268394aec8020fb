import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { retentionJob } from '#server/retention/retention-job.ts';
import { retentionLines } from './retention.ts';
import { GROWING_TABLES } from './testing/growing-tables.ts';
import { testApp } from './testing/test-app.ts';

const DAY_MS = 86_400_000;
const DAYS = process.env.ORION_TEST_LONG ? 365 : 100;

/** What one day of the firm leaves by real calls, and what of it is the firm's own or the audit trail. */
describe('many days of 200 people and 300 writes a day, on a scale of one to 6,000', {
  timeout: 600_000,
}, () => {
  it('leaves no table larger than its line allows, the firm’s own records and the audit trail excepted', async () => {
    const app = await testApp();
    const start = app.clock.now();
    const sizes = async () => {
      const found: Record<string, number> = {};
      for (const table of [...GROWING_TABLES, 'rate_count', 'upload_use', 'capability_use']) {
        const { rows } = await sql<{ n: number }>`
          select count(*)::integer as n from ${sql.table(table)}`.execute(app.db);
        found[table] = rows[0]?.n ?? 0;
      }
      return found;
    };
    const write = ({ headers }: { headers: Record<string, string> }, day: number, at: number) =>
      app.call('POST', '/api/v1/website_history', {
        headers: { ...headers, 'idempotency-key': `${day} ${at}` },
        payload: { domain: 'year.example' },
      });
    await app.db
      .insertInto('company')
      .values({ company_domain: 'year.example', company_name: 'Year' })
      .execute();
    const largest: Record<string, number> = {};
    for (let day = 0; day < DAYS; day += 5) {
      app.clock.set(new Date(start.getTime() + day * DAY_MS).toISOString());
      const someone = await app.signIn();
      for (let at = 0; at < 10; at += 1) expect((await write(someone, day, at)).statusCode).toBeLessThan(300);
      await app.call('POST', '/api/v1/analytics-events', {
        headers: someone.headers,
        payload: { name: 'Screen Viewed' },
      });
      await retentionJob(app.platform, retentionLines).run(
        {},
        { key: 'k', attempt: 1, signal: new AbortController().signal },
      );
      for (const [table, size] of Object.entries(await sizes()))
        largest[table] = Math.max(largest[table] ?? 0, size);
    }

    // Two of the days that are written lie within seven days, and ten writes on each.
    expect(largest.idempotency_key).toBe(20);
    expect(largest.session).toBeLessThanOrEqual(8);
    expect(largest.analytics_event).toBe(Math.ceil(DAYS / 5));
    expect(largest.rate_count).toBeLessThan(100);
  });
});
