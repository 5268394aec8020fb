import type { Range } from '#kernel/filter-kinds.ts';
import type { ExploreFilters } from '../../explore.filters.ts';
import type { SlotValues } from '../slots.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const GROWTH = '[headcount|head count|employee|team|hc|staff]';

type Growth = Pick<SlotValues, 'percent'> & Partial<Pick<SlotValues, 'period'>>;
const growth = ({ percent, period = '1y' }: Growth): ExploreFilters => ({ [`growth_${period}`]: percent });
/** What shrinks by at least ten percent grows by minus ten at most. */
const turned = ({ min, max }: Range): Range => ({
  ...(max !== undefined && { min: -max }),
  ...(min !== undefined && { max: -min }),
});

const grown = (period: '6m' | '1y' | '2y') =>
  topic<'percent', 'period'>({
    phrases: [
      'growing {percent} {period}',
      `(growing|grew|grow|grows|grown|up) [by|at] {percent} [of] [in] ${GROWTH} [{period}]`,
      `${GROWTH} growth [rate] [of|is|at] {percent} [{period}]`,
      `${GROWTH} growth {period} [of|is] {percent}`,
      `{period} ${GROWTH} growth [rate] [of|is|at] {percent}`,
      `{percent} [{period}] ${GROWTH} growth [{period}]`,
      '{percent} {period}',
      '{percent} ([headcount|employee] growth|growers|growing)',
      `(growing|grew) [its|their] ${GROWTH} [by] {percent} [{period}]`,
    ],
    read: growth,
    tell: (filters) => {
      const percent = filters[`growth_${period}`];
      return percent && { percent, period };
    },
    excludes: 'a growth rate',
  });

/** How fast the number of people rises or falls. */
export const growthTopics: readonly AnyTopic[] = [
  grown('6m'),
  grown('1y'),
  grown('2y'),
  topic<'percent', 'period'>({
    phrases: [
      '(shrinking|shrank|shrunk|declining|declined|down|contracted|falling|losing) [by] {percent} [of] [headcount|people|staff] [{period}]',
      `${GROWTH} (decline|contraction) [of] {percent} [{period}]`,
    ],
    read: ({ percent, ...rest }) => growth({ percent: turned(percent), ...rest }),
  }),
  topic<never, 'period'>({
    phrases: [
      '(doubled|doubling|doubles) [headcount|head count|in size|the team|its team|their team] [{period}]',
    ],
    read: (slots) => growth({ percent: { min: 100 }, ...slots }),
  }),
  topic<never, 'period'>({
    phrases: ['(tripled|tripling|triples) [headcount|in size|the team|its team] [{period}]'],
    read: (slots) => growth({ percent: { min: 200 }, ...slots }),
  }),
  topic<never, 'period'>({
    phrases: ['(growing|grew|grown) [{period}]', '(positive|any) growth [{period}]'],
    read: (slots) => growth({ percent: { min: 0 }, ...slots }),
  }),
  topic<never, 'period'>({
    phrases: [
      '(shrinking|shrank|shrunk|declining|not growing|did not grow|negative growth|no growth|not grown) [{period}]',
    ],
    read: (slots) => growth({ percent: { max: 0 }, ...slots }),
  }),
];
