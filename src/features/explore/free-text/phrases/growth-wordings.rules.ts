import { OR_MORE } from '../amounts.rules.ts';

export const HEADS = 'headcount|head count|employee|employees|team|hc|staff|workforce|people';
export const GROWTH = `[steady|solid|healthy|strong|stable|consistent|moderate|modest|organic|net] [${HEADS}|employee count]`;
export const GREW =
  '(growing|grew|grow|grows|grown|up|climbed|climbing|jumped|jumping|soared|scaled|scaling|added|adding|expanded|expanding|increased|increasing|rose|risen|rising|surged|spiked|leapt|advanced|gone up|went up|gained|ballooned|swelled)';
export const SHRANK =
  '(reduced|reducing|trimmed|slashed|laid off|shrinking|shrank|shrunk|declining|declined|down|contracted|falling|fell|losing|lost|dropped|cut|shed|decreased|dwindled|slumped|dipped|slid|slipped|plunged|tumbled|downsized|downsizing|slimmed [down]|pared [back|down]|scaled (back|down)|thinned [out]|receded|axed|culled|eliminated|let go [of]|retrenched|pruned)';
const OF_THEM = `[more] [[of|in] [its|their|the] (${HEADS})]`;
export const WHOSE = `[its|their|the] [${HEADS}]`;
const MUST_BE =
  '(should|must|shall|has to|have to|is to|are to|needs to|ought to) (be|lie|stay|remain|come in) [at]';

/** Every way to say how fast something grows, with what stands for the period. */
export const grownBy = (period: string) => [
  `${WHOSE} [has|have|went|is|are] ${GREW} [(its|their) (${HEADS})|${HEADS}] [by|at|of|with] [a rate of] [anywhere|somewhere] {percent} ${OF_THEM} [or so|${OR_MORE}] [${period}]`,
  `[${period}] ${WHOSE} ${GREW} [by|at] {percent} [${period}]`,
  `${GROWTH} growth [rate] [of|is|at|was|${MUST_BE}] {percent} [${period}]`,
  `${GROWTH} growth [rate] ${period} [of|is|at|${MUST_BE}] {percent}`,
  `${period} ${GROWTH} growth [rate] [of|is|at|${MUST_BE}] {percent}`,
  `{percent} [${period}] ${GROWTH} growth [rate] [${period}]`,
  '{percent} (growers|growing)',
  `${WHOSE} [${period}] by {percent} (grown|grew) [${period}]`,
  `[its|their|the] (${HEADS}) [is|are|was|were] {percent} (up|higher|larger|bigger|growth) [or more|or better|or higher|at least|minimum] [${period}]`,
  `{percent} (headcount|head count|employees|staff|team|people|heads) ${period}`,
  `{percent} (bigger|larger|more (people|employees|staff|heads)) [${period}]`,
];
const DROP = '(decline|contraction|drop|reduction|cut|cuts|decrease|fall|loss|layoffs|shrinkage|dip)';
/** Every way to say how fast it shrinks. */
export const shrunkBy = (period: string) => [
  `${WHOSE} [has|have|went|is|are] ${SHRANK} [(its|their|the) (${HEADS})|${HEADS}] [by] {percent} ${OF_THEM} [headcount|people|staff] [or so|${OR_MORE}] [${period}]`,
  `${GROWTH} ${DROP} [of|by] {percent} [${period}]`,
  `[a|an] {percent} ${DROP} [in] ${WHOSE} [${period}]`,
  `{percent} (smaller|(fewer|less) (people|employees|staff|heads)) [${period}]`,
  `{percent} [of] [its|their|the] (${HEADS}) (gone|lost|left|laid off|let go|cut) [${period}]`,
];
const SIZE_OF = '(the (size|headcount|team|staff)|as (big|large|many (people|employees|staff)))';
/** "twice the size of two years ago" */
export const timesThe = (words: string) =>
  `[is|are|was|now|almost|nearly] (${words}) ${SIZE_OF} [of|as|than|compared (to|with)] [it|they|what it|what they] [was|were|had|of] {period}`;
export const multiplied = (words: string, period: string) =>
  `[has|have] [more than|at least|over|nearly|almost] (${words}) [or better|or more] [headcount|head count|staff|workforce|employees|in size|in headcount|(the|its|their) (team|size|headcount|staff|workforce)] [${period}]`;
export const TIMES: readonly (readonly [words: string, percent: number])[] = [
  ['doubled|doubling|doubles', 100],
  ['tripled|tripling|triples', 200],
  ['quadrupled|quadrupling|quadruples', 300],
];
export const FOLD: typeof TIMES = [
  ['twice|double|two times', 100],
  ['triple|three times|thrice', 200],
];

/** With no word of what it is: a verb nobody knows before it may as well say that it shrank. */
export const bareGrowth = (period: string) => [`{percent} ${period}`, `${period} {percent}`];
