import { recomputeRanking } from '#features/explore/server/ranking/ranking.recompute.ts';
import { explainAndExit, withPlatform } from '#server/commands.ts';

/** Ranks every company now. */
async function run() {
  const { companies, seconds } = await withPlatform(({ db, clock }) => recomputeRanking(db, clock));
  console.log(`${companies.toLocaleString('en-US')} companies ranked in ${seconds.toFixed(1)} s`);
}

run().catch(explainAndExit);
