import type { Range } from '#kernel/filter-kinds.ts';
import type { ExploreFilters } from '../../explore.filters.ts';
import type { SlotValues } from '../slots.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const HEADS = 'headcount|head count|employee|employees|team|hc|staff|workforce|people';
const GROWTH = `[${HEADS}|employee count]`;
const GREW =
  '(growing|grew|grow|grows|grown|up|expanded|expanding|increased|increasing|rose|gained|ballooned|swelled)';
const SHRANK =
  '(shrinking|shrank|shrunk|declining|declined|down|contracted|falling|fell|losing|lost|dropped|cut|shed|decreased)';
const OF_THEM = `[(of|in) [its|their] (${HEADS})]`;
const WHOSE = `[its|their|the] [${HEADS}]`;

/** Every way to say how fast, with what stands for the period. */
const grownBy = (period: string) => [
  `${WHOSE} [has|have] ${GREW} [(its|their) (${HEADS})|${HEADS}] [by|at] [anywhere|somewhere] {percent} ${OF_THEM} [or so] [${period}]`,
  `[${period}] ${WHOSE} ${GREW} [by|at] {percent} [${period}]`,
  `${GROWTH} growth [rate] [of|is|at|was] {percent} [${period}]`,
  `${GROWTH} growth [rate] ${period} [of|is|at] {percent}`,
  `${period} ${GROWTH} growth [rate] [of|is|at] {percent}`,
  `{percent} [${period}] ${GROWTH} growth [rate] [${period}]`,
  `{percent} ${period}`,
  '{percent} (growers|growing)',
  `{percent} (bigger|larger|more people|more employees) [${period}]`,
];

type Growth = Pick<SlotValues, 'percent'> & Partial<Pick<SlotValues, 'period'>>;
const growth = ({ percent, period = '1y' }: Growth): ExploreFilters => ({ [`growth_${period}`]: percent });
/** What shrinks by at least ten percent grows by minus ten at most. */
const turned = ({ min, max }: Range): Range => ({
  ...(max !== undefined && { min: -max }),
  ...(min !== undefined && { max: -min }),
});

const grown = (period: '6m' | '1y' | '2y') =>
  topic<'percent', 'period'>({
    phrases: ['growing {percent} {period}', ...(period === '6m' ? grownBy('{period}') : [])],
    read: growth,
    tell: (filters) => {
      const percent = filters[`growth_${period}`];
      return percent && { percent, period };
    },
    excludes: 'a growth rate',
  });

const times = (words: string, percent: number) =>
  topic<never, 'period'>({
    phrases: [
      `[more than|at least|over|nearly|almost] (${words}) [headcount|head count|in size|in headcount|(the|its|their) (team|size|headcount|staff|workforce)] [{period}]`,
    ],
    read: (slots) => growth({ percent: { min: percent }, ...slots }),
    excludes: 'a growth rate',
  });

/** Growth over a span that is not known. */
export const OTHER_GROWTH: readonly string[] = [
  ...grownBy('{other_period}').filter((phrase) => phrase.includes('{other_period}')),
  `${GREW} [{percent}] {other_period}`,
].map((phrase) => phrase.replaceAll('[{other_period}]', '{other_period}'));

/** How fast the number of people rises or falls. */
export const growthTopics: readonly AnyTopic[] = [
  grown('6m'),
  grown('1y'),
  grown('2y'),
  topic<'points' | 'period'>({
    phrases: [
      `${GROWTH} growth [rate] {period} [of|is] {points}`,
      `{period} ${GROWTH} growth [rate] [of|is] {points}`,
    ],
    read: ({ points, period }) => growth({ percent: points, period }),
    excludes: 'a growth rate',
  }),
  topic<'percent', 'period'>({
    phrases: [
      `${WHOSE} [has|have] ${SHRANK} [by] {percent} ${OF_THEM} [headcount|people|staff] [{period}]`,
      `${GROWTH} (decline|contraction) [of] {percent} [{period}]`,
      '{percent} smaller [{period}]',
    ],
    read: ({ percent, ...rest }) => growth({ percent: turned(percent), ...rest }),
    excludes: 'a growth rate',
  }),
  times('doubled|doubling|doubles', 100),
  times('tripled|tripling|triples', 200),
  times('quadrupled|quadrupling|quadruples', 300),
  topic<never, 'period'>({
    phrases: [
      `${WHOSE} (growing|grew|grown|expanding|expanded) [{period}]`,
      '(positive|any) growth [{period}]',
    ],
    read: (slots) => growth({ percent: { min: 0 }, ...slots }),
  }),
  topic<never, 'period'>({
    phrases: [
      `${WHOSE} (shrinking|shrank|shrunk|declining|not growing|did not grow|not grown|has not grown|have not grown|stagnating|stagnant) [at all|any more|anymore] [{period}]`,
      '(negative|no|zero|without) growth [{period}]',
      '(flat or (declining|shrinking|down)|flat growth|flat headcount) [{period}]',
    ],
    read: (slots) => growth({ percent: { max: 0 }, ...slots }),
  }),
];
