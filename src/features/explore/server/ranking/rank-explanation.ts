import { knownCompany } from '#features/companies/server/known-company.ts';
import type { Handlers } from '#server/http/implement.ts';
import type { exploreContract } from '../../explore.contract.ts';
import { explainRank } from '../../ranking-explained.rules.ts';
import { findRankFacts, listRankingTimes } from './ranking.queries.ts';

/** Why a company has its rank, and had the one before. */
export const rankExplanation: Handlers<typeof exploreContract>['rankExplanation'] = async (
  { query },
  { db, clock },
) => {
  const { company_id, company_domain, company_name } = await knownCompany(db, query.company_domain);
  const [facts, [last, before]] = await Promise.all([
    findRankFacts(db, company_id, clock.now().getUTCFullYear()).executeTakeFirstOrThrow(),
    listRankingTimes(db).execute(),
  ]);
  const { contributions } = explainRank(facts, facts.contributions ?? undefined);
  const ranking = (rank: number | null, score: number | null, at: string | undefined) =>
    rank === null || score === null ? null : { rank, score, ranked_at: at ?? null };
  return {
    data: {
      company_domain,
      company_name,
      current: ranking(facts.current_rank, facts.score, last?.finished_at),
      previous: ranking(facts.previous_rank, facts.previous_score, before?.finished_at),
      contributions: contributions.map((one, at) => ({
        ...one,
        previous_points: facts.previous_contributions?.[at] ?? null,
      })),
    },
  };
};
