import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** What the ranking knows of a company, and what it made of it the last two times. */
export const findRankFacts = (db: Kysely<DB>, company_id: number, year: number) =>
  db
    .selectFrom('company as c')
    .leftJoin('company_rank as r', 'r.company_id', 'c.company_id')
    .select(['c.employee_count', 'c.total_funding_usd', 'c.growth_6m', 'c.growth_1y', 'c.growth_2y'])
    .select(['c.hq_city', 'c.hq_state', 'c.hq_country', 'c.is_saas', 'c.status'])
    .select(['r.current_rank', 'r.score', 'r.contributions'])
    .select(['r.previous_rank', 'r.previous_score', 'r.previous_contributions'])
    .select([
      sql<number | null>`${year}::integer - c.year_founded`.as('age'),
      sql<boolean>`coalesce(lower(c.hq_city collate "C") in (select lower(city collate "C") from bay_area_city), false)`.as(
        'bay_area_city',
      ),
    ])
    .where('c.company_id', '=', company_id);

/** When companies were ranked, the last time first. */
export const listRankingTimes = (db: Kysely<DB>) =>
  db.selectFrom('ranking_run').select('finished_at').orderBy('run', 'desc').limit(2);
