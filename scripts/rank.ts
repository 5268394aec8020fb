import { recomputeRanking } from '#features/explore/server/ranking/ranking.recompute.ts';
import { type Commands, runCommandLine } from './command-line.ts';

const rankCommand: Commands = {
  '': {
    usage: '',
    summary: 'Rank every company now',
    args: [],
    run: async ({ db, clock }) => {
      const { companies, seconds } = await recomputeRanking(db, clock);
      return `${companies.toLocaleString('en-US')} companies ranked in ${seconds.toFixed(1)} s`;
    },
  },
};

await runCommandLine('npm run rank', rankCommand);
