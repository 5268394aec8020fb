import {
  any,
  both,
  curve,
  type Factor,
  flag,
  holds,
  isOneOf,
  isOther,
  mean,
  not,
  type RankFacts,
} from './ranking-factor.rules.ts';

export interface RankingFactor {
  key: string;
  label: string;
  /** All weights together are 1. */
  weight: number;
  /** What the panel says below the label. */
  help: string;
  factor: Factor;
}

const UNITED_STATES = ['united states', 'united states of america', 'usa', 'us'];
const CANADA_AND_MEXICO = ['canada', 'ca', 'mexico', 'mx'];
const CALIFORNIA = ['california', 'ca'];

export const inNorthAmerica = isOneOf('hq_country', [...UNITED_STATES, ...CANADA_AND_MEXICO]);
/** Abroad or in another state; else the city decides, for there is a Dublin in California too. */
export const notInBayArea = any(
  isOther('hq_country', UNITED_STATES),
  isOther('hq_state', CALIFORNIA),
  both(isOther('hq_city'), not(flag('bay_area_city'))),
);
const upToDouble = [
  [0, 0],
  [100, 1],
] as const;

/** The weights of the ranking, in the order in which the panel shows them and contributions are stored. */
export const RANKING_FACTORS = [
  {
    key: 'head_count',
    label: 'Head Count',
    weight: 0.2,
    help: 'Full score from 20 to 200 people, none at 2,000 or more',
    factor: curve('employee_count', [
      [0, 0],
      [20, 1],
      [200, 1],
      [2000, 0],
    ]),
  },
  {
    key: 'company_age',
    label: 'Company Age',
    weight: 0.2,
    help: 'Full score up to 5 years, none at 25 or more',
    factor: curve('age', [
      [5, 1],
      [25, 0],
    ]),
  },
  {
    key: 'funding',
    label: 'Funding',
    weight: 0.1,
    help: 'Scores higher when the company received less than $5M, and falls as funding rises',
    factor: curve(
      'total_funding_usd',
      [
        [5_000_000, 1],
        [500_000_000, 0],
      ],
      { unknown: 0.5, logarithmic: true },
    ),
  },
  {
    key: 'growth',
    label: 'Growth over 6 months, 1 year and 2 years combined',
    weight: 0.1,
    help: 'The mean of the three; each has its full score at 100% and none when it shrinks',
    factor: mean([
      curve('growth_6m', upToDouble),
      curve('growth_1y', upToDouble),
      curve('growth_2y', upToDouble),
    ]),
  },
  {
    key: 'not_in_bay_area',
    label: 'Not in Bay Area',
    weight: 0.1,
    help: 'Headquarters outside the nine counties around San Francisco',
    factor: holds(notInBayArea),
  },
  {
    key: 'in_north_america',
    label: 'In North America',
    weight: 0.1,
    help: 'Headquarters in the United States, Canada or Mexico',
    factor: holds(inNorthAmerica),
  },
  {
    key: 'saas',
    label: 'SaaS',
    weight: 0.1,
    help: 'Sells software by subscription',
    factor: holds(flag('is_saas')),
  },
  {
    key: 'private_company',
    label: 'Private Company',
    weight: 0.1,
    help: 'Neither listed, nor acquired, nor closed',
    factor: holds(isOneOf('status', ['private'])),
  },
] as const satisfies readonly RankingFactor[];
export type RankingKey = (typeof RANKING_FACTORS)[number]['key'];

/** The most a factor can add to a score, which goes from 0 to 100. */
export const mostPoints = ({ weight }: Pick<RankingFactor, 'weight'>) => Math.round(weight * 100);

/** What each factor adds to the score, in the order of the table. */
export const contributionsOf = (facts: RankFacts): number[] =>
  RANKING_FACTORS.map((one) => mostPoints(one) * one.factor.of(facts));

/** So that scores which only differ by the order of their sums are equal. */
export const SCORE_DECIMALS = 6;

export const scoreOf = (contributions: readonly number[]) =>
  Number(contributions.reduce((sum, points) => sum + points, 0).toFixed(SCORE_DECIMALS));
