import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** So many companies whose ranks are all over the place, and move when `salt` does. */
export async function companiesToRank(db: Kysely<DB>, count: number, salt = 0) {
  await sql`
    insert into company (company_domain, company_name, employee_count, year_founded, growth_1y, status, is_saas)
    select 'company-' || n || '.example', 'Company ' || n, (n * 7919 + ${salt}::int * 104729) % 2500,
      1990 + (n * 31 + ${salt}::int) % 36, (n * 17 + ${salt}::int * 7) % 140 - 20, 'Private', n % 2 = 0
    from generate_series(1, ${count}::int) n
    on conflict (company_domain) do update set employee_count = excluded.employee_count,
      year_founded = excluded.year_founded, growth_1y = excluded.growth_1y`.execute(db);
}

/** What the last run put in place, best first. */
export const ranksOf = (db: Kysely<DB>) =>
  db
    .selectFrom('company_rank')
    .innerJoin('company', 'company.company_id', 'company_rank.company_id')
    .selectAll('company_rank')
    .select('company_domain')
    .orderBy('current_rank')
    .execute();
