import { shortMoney, percent, counted } from '#kernel/numbers.ts';
import type { RankFacts } from './ranking-factor.rules.ts';
import {
  contributionsOf,
  inNorthAmerica,
  mostPoints,
  notInBayArea,
  RANKING_FACTORS,
  type RankingKey,
  scoreOf,
} from './ranking.rules.ts';

/** Weighted scoring told by choosing a restaurant, for the panel. */
export const RESTAURANT_EXAMPLE = {
  title: 'Example: a restaurant',
  text: 'You choose where to eat. Food matters most to you, then price, then distance. Give each a weight, score each place from 0 to 10, multiply, and add up.',
  weights: { food: 0.5, price: 0.3, distance: 0.2 },
  places: [
    { name: 'Corner bistro', food: 9, price: 5, distance: 8, score: 7.6 },
    { name: 'Noodle bar', food: 7, price: 9, distance: 6, score: 7.4 },
    { name: 'Harbor grill', food: 8, price: 3, distance: 4, score: 5.7 },
  ],
  conclusion:
    '9 × 50% + 5 × 30% + 8 × 20% = 7.6. The noodle bar is cheaper, but the bistro wins because food weighs more.',
} as const;

/** Said where a rank is missing. */
export const NOT_RANKED_YET = 'Not ranked yet: ranks are recalculated nightly and after imports.';

export interface RankExplanation {
  score: number;
  contributions: { key: RankingKey; label: string; points: number; most: number; sentence: string }[];
}

/** Why a company has its rank; given the points stored with the rank, these instead of today's. */
export function explainRank(facts: RankFacts, stored?: readonly number[]): RankExplanation {
  const points = stored ?? contributionsOf(facts);
  return {
    score: scoreOf(points),
    contributions: RANKING_FACTORS.map((one, index) => ({
      key: one.key,
      label: one.label,
      points: points[index] ?? 0,
      most: mostPoints(one),
      sentence: SENTENCES[one.key](facts),
    })),
  };
}

const SENTENCES: Record<RankingKey, (facts: RankFacts) => string> = {
  head_count: ({ employee_count: people }) =>
    people === null ? 'Head count unknown' : `${counted(people, 'person', 'people')}, ${besideRange(people)}`,
  company_age: ({ age }) => {
    if (age === null) return 'Year founded unknown';
    return `${age > 0 ? counted(age, 'year', 'years') : 'Founded this year'}, full score up to 5`;
  },
  funding: ({ total_funding_usd: raised }) =>
    raised === null
      ? 'Funding unknown, half score'
      : `${shortMoney(raised)} raised${raised < 5_000_000 ? '' : ' (score drops above $5M)'}`,
  growth: ({ growth_6m, growth_1y, growth_2y }) =>
    `6m ${percent(growth_6m) ?? 'unknown'}, 1y ${percent(growth_1y) ?? 'unknown'}, 2y ${percent(growth_2y) ?? 'unknown'}`,
  not_in_bay_area: (facts) => {
    const place = [facts.hq_city, facts.hq_state || facts.hq_country].filter(Boolean).join(', ');
    if (notInBayArea.of(facts)) return place;
    return facts.hq_city ? `${place}, in the Bay Area` : 'Place unknown';
  },
  in_north_america: (facts) => {
    if (!facts.hq_country) return 'Country unknown';
    return inNorthAmerica.of(facts) ? facts.hq_country : `${facts.hq_country}, outside North America`;
  },
  saas: ({ is_saas }) => (is_saas ? 'Subscription software' : 'Not marked as SaaS'),
  private_company: ({ status }) => {
    if (!status) return 'Status unknown';
    return status.toLowerCase() === 'private' ? 'Privately held' : status;
  },
};

function besideRange(people: number) {
  if (people < 20) return 'below 20';
  return people > 200 ? 'above 200' : 'within 20–200';
}
