import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { testDatabase } from '#server/testing/test-database.ts';

export const COMPANIES = 6000;

/** More than the sockets between us and the reader hold, also compressed. */
export const seedCompanies = (db: Kysely<DB>) =>
  db.transaction().execute(async (db) => {
    await sql`set local orion.bulk = 'on'`.execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`insert into company (company_domain, company_name, description)
    select 'c' || i || '.example', 'Company ' || i,
      (select string_agg(md5(i::text || k), '') from generate_series(1, 100) k)
    from generate_series(1, ${COMPANIES}::integer) i`.execute(db);
  });

/** What the database still does for an export, and how many did not end well. */
export async function watchExports(db: Kysely<DB>, url: string) {
  const watcher = await testDatabase();
  return {
    async busy() {
      const { rows } = await sql<{ pid: number; state: string }>`select pid, state from pg_stat_activity
    where datname = ${new URL(url).pathname.slice(1)} and xact_start is not null and backend_type = 'client backend'`.execute(
        watcher.db,
      );
      return rows;
    },
    async cutShort() {
      const { rows } = await sql`select from audit_event where detail->>'complete' = 'false'`.execute(db);
      return rows.length;
    },
  };
}
