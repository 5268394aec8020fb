import {
  bareGrowth,
  GREW,
  grownBy,
  HEADS,
  multiplied,
  SHRANK,
  shrunkBy,
  TIMES,
} from './growth-wordings.rules.ts';

const OTHER = '{other_period}';
/** Growth over a span that is not known. */
export const OTHER_GROWTH: readonly string[] = [
  ...[
    ...grownBy(OTHER),
    ...bareGrowth(OTHER),
    ...shrunkBy(OTHER),
    ...TIMES.map(([words]) => multiplied(words, OTHER)),
  ]
    .filter((phrase) => phrase.includes(OTHER))
    .map((phrase) => phrase.replaceAll(`[${OTHER}]`, OTHER)),
  `${GREW} [{percent}] ${OTHER}`,
  // Since a year of the calendar, or by a number of people.
  `[has|have] (${TIMES.map(([words]) => words).join('|')}|${GREW}|${SHRANK}) [its|their|the] [${HEADS}] [by] [{percent}] since {amount}`,
  `(added|hired|recruited|onboarded|brought on|lost|shed|cut|laid off|let go [of]) {count} [new|net new|more|of (its|their)] (people|employees|staff|heads|hires|engineers|workers|jobs|positions) [{period}|{other_period}]`,
];

/** What else grows: money, customers, visits. It is never the number of people. */
const ELSE =
  '(arr|mrr|revenue|revenues|sales|topline|top line|turnover|ebitda|gmv|nrr|bookings|billings|profit|profits|margin|margins|valuation|valuations|customer|customers|user|users|client|clients|subscriber|subscribers|member|membership|traffic|visits|visitors|downloads|orders|order|volume|volumes|transaction|transactions|usage|engagement|followers|market|share|shares|stock|price|prices|cost|costs|demand|pipeline|cash|burn|backlog|production|output|shipments|installs|mau|dau|patient|patients|student|students|donations|retention|churn)';
const WHAT_ELSE = `[web|site|website|user|customer|client|active|paying|monthly|annual|net|gross|organic|same store|market|share|stock|dollar] ${ELSE} [base|count|numbers|volume|price|value|share|cap|size]`;
const OVER = '[{period}|{other_period}]';
export const GROWTH_OF_ELSE: readonly string[] = [
  `${WHAT_ELSE} [is|are|was|were|has|have|went] [been] (${GREW}|${SHRANK}) [by|at|of] [{percent}] ${OVER}`,
  `${OVER} ${WHAT_ELSE} (growth|decline|increase) [rate] ${OVER} [of|is|at|was|by] {percent} ${OVER}`,
  `{percent} ${OVER} ${WHAT_ELSE} (growth|decline|increase) ${OVER}`,
  `{percent} (more|fewer|higher|lower) ${WHAT_ELSE} ${OVER}`,
  `${GREW} [its|their|the] ${WHAT_ELSE} [by|at] {percent} ${OVER}`,
  ...TIMES.flatMap(([words]) => [
    `${WHAT_ELSE} [has|have] [more than|nearly|almost|at least|over] (${words}) ${OVER}`,
    `[more than|nearly|almost] (${words}) [its|their|the] ${WHAT_ELSE} ${OVER}`,
  ]),
];
