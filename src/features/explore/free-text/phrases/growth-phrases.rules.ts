import type { Range } from '#kernel/filter-kinds.ts';
import type { ExploreFilters } from '../../explore.filters.ts';
import { OR_LESS } from '../amounts.rules.ts';
import type { SlotValues } from '../slot-values.rules.ts';
import {
  bareGrowth,
  FOLD,
  GREW,
  GROWTH,
  grownBy,
  HEADS,
  multiplied,
  SHRANK,
  shrunkBy,
  TIMES,
  timesThe,
  WHOSE,
} from './growth-wordings.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

/** The same at most: "added a tenth of its people, tops". */
const MORE_OF_THEM = '[of|in] [its|their|the]';
const atMost = (verbs: string) => [
  `${WHOSE} [has|have] ${verbs} [by] {percent} ${MORE_OF_THEM} (${HEADS}) [,] (${OR_LESS}) [{period}]`,
  `${WHOSE} [has|have] ${verbs} [by] {percent} {period} [,] (${OR_LESS})`,
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

const NEW = '(net|new|net new|additional|extra)';
const HIRES =
  '(hires|hire|adds|additions|joiners|heads|head|headcount|people|person|soul|employees|employee|staff|jobs|body)';
const NOBODY = `(anyone|anybody|a soul|[net|new] (headcount|people|staff)|(a|one|a single|one single|any) [${NEW}] ${HIRES})`;
/** Nobody came: what does not grow. */
const NOBODY_HIRED: readonly string[] = [
  `[have|has|did|do|does] not [really|even] (added|add|hired|hire|gained|gain|recruited|recruit|taken on|brought on) ${NOBODY} [{period}]`,
  `(no|zero|not one|not a|not a single|not any|without) [a|any|single] ${NEW} ${HIRES} [{period}]`,
  '(no|zero|not one|not a single|not any) (hires|hire|hiring) {period}',
  `(added|hired|gained|recruited) (nobody|no one|noone|not a soul|(no|zero) [${NEW}] ${HIRES}) [{period}]`,
  `[its|their|the] (${HEADS}|staff count|team size|employee count) [has|have|did|does|do] not (moved|move|budged|budge|changed|change|increased|increase|risen|rise|gone (up|anywhere)|grown|grow) [at all|much|one bit|a bit] [{period}]`,
];

/** How fast the number of people rises or falls. */
export const growthTopics: readonly AnyTopic[] = [
  grown('6m'),
  grown('1y'),
  grown('2y'),
  topic<'percent', 'period'>({
    phrases: bareGrowth('{period}'),
    read: growth,
    excludes: 'a growth rate',
    bare: 'left',
  }),
  topic<'points' | 'period'>({
    phrases: [
      `${GROWTH} growth [rate] {period} [of|is] {points}`,
      `{period} ${GROWTH} growth [rate] [of|is|was|should be|must be|has to be] [still|now|currently|at|,] {points}`,
      `${GROWTH} growth [rate] {period} [should be|must be|has to be|still|now] {points}`,
    ],
    read: ({ points, period }) => growth({ percent: points, period }),
    excludes: 'a growth rate',
  }),
  topic<'open_points'>({
    phrases: ['(yoy|y/y|y / y) [is|of] {open_points}'],
    read: ({ open_points }) => growth({ percent: open_points }),
    excludes: 'a growth rate',
  }),
  topic<'open_points' | 'period'>({
    // "6m growth 10+, 1y 25+"
    phrases: ['{period} {open_points}'],
    read: ({ open_points, period }) => growth({ percent: open_points, period }),
    excludes: 'a growth rate',
    guess: true,
    bare: 'later',
  }),
  topic<'percent', 'period'>({
    phrases: shrunkBy('{period}'),
    read: ({ percent, ...rest }) => growth({ percent: turned(percent), ...rest }),
    excludes: 'a growth rate',
  }),
  topic<'percent', 'period'>({
    phrases: [
      ...atMost(GREW),
      `{percent} [{period}] ${GROWTH} growth [rate] [{period}] [,] (${OR_LESS}) [{period}]`,
    ],
    read: ({ percent: { min = 0 }, ...rest }) => growth({ percent: { max: min }, ...rest }),
    excludes: 'a growth rate',
  }),
  topic<'percent', 'period'>({
    phrases: atMost(SHRANK),
    read: ({ percent: { min = 0 }, ...rest }) => growth({ percent: { min: -min }, ...rest }),
    excludes: 'a growth rate',
  }),
  topic<'percent', 'period'>({
    phrases: [
      `${WHOSE} [has|have|did] not [been] (grown|grow|grew|growing|up|expanded) [by] {percent} [{period}]`,
    ],
    read: ({ percent: { min }, ...rest }) =>
      min === undefined ? null : growth({ percent: { max: min }, ...rest }),
    excludes: 'a growth rate',
  }),
  topic<never, 'period'>({
    phrases: [
      `[its|their|the] (${HEADS}) [has|have|was|were] [been] (halved|cut in half) [{period}]`,
      `(halved|halving) (its|their) (${HEADS}) [{period}]`,
    ],
    read: (slots) => growth({ percent: { max: -50 }, ...slots }),
    excludes: 'a growth rate',
  }),
  ...FOLD.map(([words, percent]) =>
    topic<never, 'period'>({
      phrases: [timesThe(words)],
      read: (slots) => growth({ percent: { min: percent }, ...slots }),
      excludes: 'a growth rate',
    }),
  ),
  ...TIMES.map(([words, percent]) =>
    topic<never, 'period'>({
      phrases: [
        multiplied(words, '{period}'),
        `[its|their|the] (${HEADS}) [has|have] [more than|at least|over|nearly|almost] (${words}) [or better|or more] {period}`,
      ],
      read: (slots) => growth({ percent: { min: percent }, ...slots }),
      excludes: 'a growth rate',
    }),
  ),
  topic<'count', 'period'>({
    phrases: [
      `${WHOSE} [is|are|was|were|grew|grown|now|to] [now] {count} times [the|as|its|their] [size|big|large|bigger|larger|headcount|many (people|employees)] [as|of|that|than|what] [it|they] [had|was|were|be] {period}`,
    ],
    read: ({ count: { min }, ...rest }) =>
      min === undefined ? null : growth({ percent: { min: (min - 1) * 100 }, ...rest }),
    excludes: 'a growth rate',
  }),
  topic<'percent', 'period'>({
    phrases: [`(max|maximum) ${GROWTH} growth [rate] [of|is] {percent} [{period}]`],
    read: ({ percent: { min, max }, ...rest }) => growth({ percent: { max: max ?? min ?? 0 }, ...rest }),
    excludes: 'a growth rate',
  }),
  topic<'percent', 'period'>({
    phrases: [`(min|minimum) ${GROWTH} growth [rate] [of|is] {percent} [{period}]`],
    read: growth,
    excludes: 'a growth rate',
  }),
  topic<never, 'period'>({
    phrases: [
      `${WHOSE} (growing|grew|grown|expanding|expanded) [{period}]`,
      '(positive|any) growth [{period}]',
      `(more|bigger|larger) [in|of] [the|a] (${HEADS}|team size) {period}`,
      '[is|are|got] (bigger|larger) [now|today] {period}',
      `${GROWTH} growth [rate] [is|was] (positive|above zero) [{period}]`,
      `{period} ${GROWTH} growth [rate] [is|was|still|now] (positive|above zero)`,
      `(growing|rising|increasing|expanding) (${HEADS}) [numbers|count|size] [{period}]`,
      `[its|their|the] (${HEADS}) [has|have|is|are|was|were] [been|gone|went] (increased|increasing|rose|risen|rising|up|climbed|climbing) {period}`,
    ],
    read: (slots) => growth({ percent: { min: 0 }, ...slots }),
  }),
  topic<never, 'period'>({
    phrases: [
      `${WHOSE} (shrinking|shrank|shrunk|declining|not growing|did not grow|not grown|has not grown|have not grown|stagnating|stagnant) [at all|any more|anymore] [{period}]`,
      `[its|their|the] (${HEADS}) [has|have|is|are|was|were] [been|gone|went|go|goes|going] (decreased|decreasing|declined|fell|fallen|falling|dropped|dropping|reduced|down|lower|contracted|smaller) [{period}]`,
      ...NOBODY_HIRED,
      `(shrinking|declining|falling|dropping|decreasing|dwindling) (${HEADS}) [numbers|count|size] [{period}]`,
      `(lost|losing|shed|shedding) [some|many|its|their] (${HEADS}) [{period}]`,
      `(negative|no|zero|without [any]) ${GROWTH} growth [at all|whatsoever|to speak of] [{period}]`,
      `[net] (${HEADS}) (loss|losses|decline|reduction|shrinkage|contraction|decrease|drop) {period}`,
      `(fewer|less|smaller|lower) [a] (${HEADS}|team size) {period}`,
      '[is|are|got] smaller [now|today] {period}',
      `${GROWTH} growth [rate] [is|was|of] (negative|zero|below zero|under zero|flat|(flat|zero|negative) or (negative|declining|below|worse|flat|down)) [{period}]`,
      `{period} ${GROWTH} growth [rate] [is|was|still|now] (negative|zero|below zero|under zero|flat)`,
      `(flat|zero|no) or (negative|declining|shrinking|falling) ${GROWTH} growth [{period}]`,
      `(negative or (flat|zero|no)|negative|flat|zero|shrinking) ${GROWTH} growth [{period}]`,
      `${WHOSE} (flat or (declining|shrinking|down|worse|lower)|down or flat|flat growth|flat headcount) [{period}]`,
      `(${HEADS}) [is|are|was|were|stayed|remained|has been|have been] (flat|unchanged|stable) [{period}]`,
    ],
    read: (slots) => growth({ percent: { max: 0 }, ...slots }),
  }),
];
