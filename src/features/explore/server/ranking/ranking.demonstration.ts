import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Clock } from '#server/clock.ts';
import { recomputeRanking } from './ranking.recompute.ts';
import { COMPANIES_A_MONTH_AGO } from './ranking.scores.ts';

const MONTH_MS = 30 * 86_400_000;

/** Ranks a firm that has never been ranked: as it stood a month ago, and as it stands, so that ranks have moved. */
export async function rankDemonstration(db: Kysely<DB>, clock: Clock) {
  const before = { ...clock, now: () => new Date(clock.now().getTime() - MONTH_MS) };
  await recomputeRanking(db, before, undefined, COMPANIES_A_MONTH_AGO);
  await recomputeRanking(db, clock);
}
