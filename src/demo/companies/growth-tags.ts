import type { DemoCompany } from './demo-company.ts';
import { growthOf } from './head-count.ts';
import type { Random } from '../making/random.ts';

/** The growth tags the demonstration firm ships with. */
export const growthTags = {
  surge: { name: 'Hiring Surge', description: 'Head count grew by more than 15% in six months.' },
  doubled: { name: 'Headcount Doubled', description: 'Twice as many people as two years ago, or more.' },
  steady: {
    name: 'Steady Compounder',
    description: 'Between 10% and 40% growth in each of the last two years.',
  },
  turn: { name: 'Back to Growth', description: 'Growing again over six months after a smaller year.' },
  slowing: { name: 'Slowing Down', description: 'Grew over the year, shrank over the last six months.' },
  contracting: { name: 'Contracting', description: 'Fewer people than a year ago by a tenth or more.' },
  lean: { name: 'Capital Efficient', description: 'More than 40 people on less than $2M raised.' },
  market: { name: 'New Market Entry', description: 'First people hired in a country it was not in before.' },
  sales: { name: 'Sales Build-Out', description: 'Sales roles make up an unusual share of recent openings.' },
  leader: {
    name: 'Leadership Hire',
    description: 'A new member of the executive team within the last quarter.',
  },
} as const;
export type GrowthTagKey = keyof typeof growthTags;

const above = (value: number | null, least: number) => value !== null && value >= least;
const below = (value: number | null, most: number) => value !== null && value <= most;

/** The tags a company's own figures earn, and now and then one that only a researcher would know. */
export function tagsOf(random: Random, company: DemoCompany): GrowthTagKey[] {
  if (company.sparse || company.counts.length === 0) return [];
  const { growth_6m, growth_1y, growth_2y } = growthOf(company.counts);
  const size = company.counts.at(-1) ?? 0;
  const earned: [GrowthTagKey, boolean][] = [
    ['surge', above(growth_6m, 15)],
    ['doubled', above(growth_2y, 100)],
    ['steady', above(growth_1y, 10) && below(growth_1y, 40) && above(growth_2y, 21) && below(growth_2y, 96)],
    ['turn', above(growth_6m, 4) && below(growth_1y, 0)],
    ['slowing', above(growth_1y, 5) && below(growth_6m, 0)],
    ['contracting', below(growth_1y, -10)],
    ['lean', size > 40 && company.funding !== null && company.funding < 2_000_000],
    ['market', size > 60 && random.chance(0.06)],
    ['sales', size > 30 && random.chance(0.05)],
    ['leader', size > 20 && random.chance(0.05)],
  ];
  return earned.filter(([key, fits]) => fits && (key === 'lean' || random.chance(0.8))).map(([key]) => key);
}
