import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Platform } from '#server/platform.ts';
import { recomputeRanking } from './ranking.recompute.ts';

export const RANKING = 'ranking.recompute';
const MINUTE_MS = 60_000;

/** Ranks every night, and when asked. */
export const rankingJob = ({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): JobDefinition<object> => ({
  name: RANKING,
  schedule: '15 3 * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    log.info(await recomputeRanking(db, clock, signal), 'companies ranked');
  },
});

/**
 * Asks for a new ranking, after what was changed is committed. It runs when the minute is over, so that one run
 * serves everyone who asked in it, and none who asked is forgotten.
 */
export async function requestRanking({ jobs, clock }: Pick<Platform, 'jobs' | 'clock'>) {
  const startAfter = new Date((Math.floor(clock.now().getTime() / MINUTE_MS) + 1) * MINUTE_MS);
  await jobs.enqueue(RANKING, {}, { key: `asked before ${startAfter.toISOString()}`, startAfter });
}
