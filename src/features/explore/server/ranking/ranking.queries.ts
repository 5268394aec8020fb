import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { RankCursor } from './ranking.cursor.ts';

const CURRENT_RUN = sql<number>`(select max(run) from ranking_run)`;
const PREVIOUS_RUN = sql<number>`(select run from ranking_run order by run desc offset 1 limit 1)`;

/**
 * Companies behind the cursor, in the order of its run. The last run and the one before can be read to their end;
 * an older cursor begins again under the last. One statement, so that a swap cannot come between run and ranks.
 */
export function listRanked(db: Kysely<DB>, cursor: RankCursor | null, limit: number) {
  const run = sql<number | null>`${cursor?.run ?? null}::integer`;
  const after = sql<number>`${cursor?.after_rank ?? 0}::integer`;
  const companies = db
    .selectFrom('company_rank')
    .innerJoin('company', 'company.company_id', 'company_rank.company_id')
    .select(['company.company_id', 'company.company_domain'])
    .limit(limit);
  const current = companies
    .select(['current_rank as rank', 'score', CURRENT_RUN.as('run')])
    .where(sql<boolean>`(${run} = ${PREVIOUS_RUN}) is not true`)
    .where('current_rank', '>', sql<number>`case when ${run} = ${CURRENT_RUN} then ${after} else 0 end`)
    .orderBy('current_rank');
  const previous = companies
    .select(['previous_rank as rank', 'previous_score as score', PREVIOUS_RUN.as('run')])
    .$narrowType<{ rank: number; score: number }>()
    .where(sql<boolean>`${run} = ${PREVIOUS_RUN}`)
    .where('previous_rank', '>', after)
    .orderBy('previous_rank');
  return db
    .selectFrom(current.as('current'))
    .selectAll()
    .unionAll(db.selectFrom(previous.as('previous')).selectAll())
    .orderBy('rank');
}

/** One page of the ranked list, and where the next begins; `restarted` when the cursor's run is forgotten. */
export async function rankedPage(db: Kysely<DB>, cursor: RankCursor | null, limit: number) {
  const rows = await listRanked(db, cursor, limit + 1).execute();
  const results = rows.slice(0, limit);
  const last = results.at(-1);
  const next: RankCursor | null =
    last && rows.length > limit ? { run: last.run, after_rank: last.rank } : null;
  return { results, next, restarted: cursor !== null && last !== undefined && last.run !== cursor.run };
}

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
