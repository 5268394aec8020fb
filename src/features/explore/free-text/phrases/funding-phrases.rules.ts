import { middleOf, OR_LESS, OR_MORE } from '../amounts.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const NO_MONEY =
  "[any] [outside|external|institutional|vc|venture|investor|investors|outsiders|third party|foreign] ['s] (funding|funding data|capital|money|investment|investments|investors|investor|rounds|backing|backers|financing|cash|equity|checks|dollars)";
const NONE = '(no|without|zero|w / o|w / out|sans|lacking|lacks|free of|free from|devoid of|not any)';

const RAISED =
  '(raised|raising|raise|raises|took in|taken in|brought in|taken|took|secured|pulled in|landed|collected|attracted|banked|gotten|got|received|took on|taken on|been funded with)';
const FUNDING =
  '[in|of|on|for|as] [total|venture|vc|outside|external|overall] (funding|financing|capital|investment|investments|venture money|raised|money raised)';
const ZERO = '$0|$0m|$0k|0|zero|zero dollars|0 dollars|0$|0 usd|usd 0|zero usd|not a dollar';
const FROM_OTHERS = 'from (investors|vcs|outside)|to date|so far|in total';

const UNKNOWN =
  '(unknown|undisclosed|not disclosed|not available|unavailable|not given|n / a|not known|unreported|missing|no known|undeclared|unclear|blank|not public|a mystery|not reported|no)';
const NOT_TOLD =
  '(unknown|undisclosed|not disclosed|not known|unreported|missing|undeclared|unclear|blank|not reported|not available|unavailable|null|empty|n / a)';
const FINE =
  '((should|can|may|must|could|shall|to) [also|please] be (included|kept|retained|listed|shown|left in|in|counted|added)|fine|ok|okay|welcome|allowed|good|included|acceptable|no problem|all right|alright|cool|works|work)';

/** What was raised, and what nobody knows of it. */
export const fundingTopics: readonly AnyTopic[] = [
  topic({
    phrases: [
      `(${ZERO}) (raised|[in|of|total] [total] (funding|capital|money)) [to date|so far]`,
      `[have|has|having] (raised|raising|total raised|[total] funding [is|of]) [a [grand] total of] (${ZERO}) [to date|so far]`,
    ],
    read: () => ({ total_funding_usd: { max: 0 }, total_funding_usd_no_data: true }),
    turn: () => ({ total_funding_usd: { min: 1 } }),
  }),
  topic<'money'>({
    phrases: [
      'raised [until now|till now|up to now|to date|so far|overall|in total|altogether] {money}',
      `[have|has|having|who] [only|just] ${RAISED} [a [grand] total of|in total|only|just|either|somewhere|anywhere|until now|till now|up to now|to date|so far|overall|altogether] {money} [in|of] [total] [funding|capital|venture|total] [${FROM_OTHERS}]`,
      `[with|total|total of|a|an] {money} (raised|raiser|raisers|${FUNDING}) [${FROM_OTHERS}]`,
      '[with|whose|their|its|the] [total|lifetime|overall|cumulative] (funding|funding usd|funding raised|capital raised|amount raised|money raised|capital|total raised|raise|raises|raised|money in) [to date|so far] [of|is|was|at|total|totals|totalling|totaling|(should|must|shall|can|may|could|has to|have to|needs to|need to|ought to) [be|stay|remain|sit|lie|come in|total] [at]|being|(is|are) to (be|stay|remain|lie) [at]|stays|sits at|stands at|amounts to] {money}',
      '(funded|backed) (with|by|to the tune of) {money}',
      '(well|heavily|decently|richly|lightly|modestly|generously|properly) (funded|financed|capitalized|capitalised) [,] [meaning|with|at|as in|say|so|that is|which means|think|by which i mean|to me means|=] {money}',
      '{money} [in the bank] (from|of) [outside] (investors|vcs|vc money|investor money)',
      `[with] {money} (behind|in|invested in) (them|it) [to date|so far]`,
    ],
    read: ({ money }) => ({ total_funding_usd: money }),
    tell: ({ total_funding_usd: money }) => money && { money },
    excludes: 'an amount raised',
  }),
  topic<'money'>({
    phrases: [`[with] {money} (raised|${FUNDING}) [${FROM_OTHERS}] [,] (${OR_LESS})`],
    read: ({ money }) => ({ total_funding_usd: { max: middleOf(money) ?? money.max ?? money.min ?? 0 } }),
    excludes: 'an amount raised',
  }),
  topic<'money'>({
    phrases: [`[with] {money} (raised|${FUNDING}) [${FROM_OTHERS}] [,] (${OR_MORE})`],
    read: ({ money }) => ({ total_funding_usd: { min: middleOf(money) ?? money.min ?? money.max ?? 0 } }),
    excludes: 'an amount raised',
  }),
  topic<'bare_money'>({
    phrases: ['{bare_money} [total|in total|overall|altogether|all in|to date|so far]', '{bare_money} in'],
    read: ({ bare_money }) => ({ total_funding_usd: bare_money }),
    excludes: 'an amount raised',
    guess: true,
    bare: 'both',
  }),
  topic<'money'>({
    phrases: [
      '(min|minimum|least) [total] (funding|raise|raised|amount raised|capital raised) [of|is] {money}',
    ],
    read: ({ money: { min } }) => (min === undefined ? null : { total_funding_usd: { min } }),
  }),
  topic<'money'>({
    phrases: [
      '(cap|capped|limit|limited) [the|its|their] [total] (funding|raise|raised|amount raised|capital raised) (at|to) {money}',
      '(max|maximum|most) [total] (funding|raise|raised|amount raised|capital raised) [of|is] {money}',
    ],
    read: ({ money }) => ({ total_funding_usd: { max: middleOf(money) ?? money.max ?? money.min ?? 0 } }),
  }),
  topic<'money'>({
    phrases: [
      `[have|has|had|did|do|does] (not|never) [yet|ever] ${RAISED} {money}`,
      '[have|has] yet to (raise|take in|bring in) {money}',
    ],
    read: ({ money: { min, max } }) =>
      min !== undefined && max !== undefined
        ? null
        : { total_funding_usd: min === undefined ? { min: max ?? 0 } : { max: min } },
  }),
  topic({
    phrases: [
      '(bootstrapped|self funded|unfunded|selffunded|self financed|founder funded)',
      `${NONE} ${NO_MONEY} [raised|to date|yet|so far|whatsoever|at all]`,
      `${NONE} [any] (vc|vcs|venture)`,
      '(vc|venture|venture capital|investor|outside (money|capital|funding)) free',
      `never (raised|took|taken) [${NO_MONEY}]`,
      `[have|has|did] not (raised|raise|taken|took|take) [anything|${NO_MONEY}] [yet]`,
      '[have|has] raised [exactly|absolutely|literally] (nothing|zero|no money) [yet|so far|to date]',
      '[have|has|they have|it has] yet to (raise|take) [a (dime|cent|dollar|penny|round)|anything|money|capital]',
      `(not|never|without|no one) (raising|taking) [a (dime|cent|dollar|penny|round)|anything|${NO_MONEY}]`,
      `[have|has] (not|never) (raised|taken|raise) a (dime|cent|dollar|penny)`,
      '[have|has] (raised|taken) not (a|one) [single] (dime|cent|dollar|penny)',
      'no (raise|raises|round|rounds) (yet|so far|to date)',
      '(nothing|zero|nil|not (a|one) (cent|dime|penny|dollar)) [has been|was|ever|been] (raised|taken) [yet|so far|to date|ever] [from (outside|outsiders|investors|vcs|anyone|anybody)] [yet|so far]',
      `[have|has|had|who] never [have|has|had] (let|accepted|accept|touched|touch|seen|had|sought|needed|wanted|allowed|received|used) [in] ${NO_MONEY} [in]`,
      `(no|without) (investors|outsiders|(anyone|anybody) else) [on the cap table|in the cap table]`,
      '(no|without) (anyone|anybody) (on|in) the cap table',
      `[total|outside|vc|venture] (funding|money|capital|investors|money raised|raised|amount raised|raise) [is|are] (none|zero|nil|nothing|0)`,
    ],
    read: () => ({ total_funding_usd: { max: 0 }, total_funding_usd_no_data: true }),
    turn: () => ({ total_funding_usd: { min: 1 } }),
  }),
  topic({
    phrases: [
      `[with|where|whose|if|those|those whose|companies whose|for which] [the|their|its] [total] (funding|funding usd|amount raised|money raised|funding total|raise) [data|amount|amounts|figure|figures|history|info] [is|are|was] ${NOT_TOLD}`,
      `[with|those with|companies with] ${NOT_TOLD} (funding|amount raised|funding data|funding amount)`,
    ],
    read: () => ({ total_funding_usd: { max: 0 }, total_funding_usd_no_data: true }),
    turn: () => ({ total_funding_usd_no_data: false }),
  }),
  topic({
    phrases: [
      '(vc|venture|institutionally|venture capital) (backed|funded)',
      '(with|has|have|having|took|taken|got) [any|some] (outside|external|institutional|vc|venture|investor) (funding|money|capital|investment|investors|backing)',
      '(has|have|with) (raised|funding) [before|already]',
      'already raised',
      'not (bootstrapped|self funded)',
    ],
    read: () => ({ total_funding_usd: { min: 1 } }),
    turn: () => ({ total_funding_usd: { max: 0 }, total_funding_usd_no_data: true }),
  }),
  topic<'money'>({
    phrases: [
      `[total] (funding|amount|raise|amount raised) [is] ${UNKNOWN} or [at] {money} [raised]`,
      `${UNKNOWN} (funding|amount|raise) [data] or [raised|at] {money} [raised]`,
    ],
    read: ({ money }) => ({ total_funding_usd: money, total_funding_usd_no_data: true }),
    excludes: 'an amount raised',
  }),
  topic({
    phrases: [
      'including unknown funding',
      '(including|include|or|incl|plus|also) [those with|with|ones with] (unknown|undisclosed|unreported|missing|no known) (funding|funding data|amounts)',
      `(or|even if|also|also if|also when|also where) [funding|amount] [is|was|are] ${NOT_TOLD}`,
      `(or|even if|also|also if|also when|also where) (funding|amount) [is|was|are] ${UNKNOWN}`,
      `[where|if|when|those|those whose|companies whose|whose] [the|their|its] [total] (funding|amount|amounts|raise) [data] (is|are|was) ${UNKNOWN} [,|and] [that|they|it|those|these] [is|are] ${FINE} [too|as well|also]`,
      `(where|if|when|whenever) [the|their|its] [total] (funding|amount|amounts|raise) [data] (is|are|was) ${UNKNOWN} [,] [please|still|then] (keep|retain|include|show|list|leave) [it|them|those|these|the (company|companies|row|record)] [in|too|as well|anyway]`,
      `[where|if|when|companies with|those with|ones with] ${UNKNOWN} (funding|amounts|amount|raise|raises|funding data|ones) [data|is|are|also] [also] ${FINE} [too|as well]`,
      `(funding|amount|amounts|raise) ${UNKNOWN} [is|are|also] ${FINE} [too|as well]`,
      `[please] (keep|retain|retaining|leave|keeping|leaving|include|including|allow|count|add|show) [in] [the|also|those|any] [those|ones|companies|names] [in] [with|whose|where|of] [the|their|a] [funding|amount] [is|was] ${UNKNOWN} [funding|amount|raise] [data] [in|too|as well]`,
      `(unknowns|blanks|undisclosed|no data) [is|are] ${FINE} [too|as well]`,
      '[please|and] (keep|include|including|leave in|keeping|with|plus|also|add) [the|those|any|also] [ones|those|companies|names] (where|whose|for which|with) (we|nobody|no one) (do not|does not|don t|can not|cannot|never) (know|see|have) [the|their|its|of the|about the] (funding|amount|amounts|raise|total|funding data)',
      '[please|and] (keep|include|including|keeping|with|plus|also|add) [the|those|any|also] [ones|those|companies|names] (where|whose|for which|with) (nobody|no one) (knows|sees|has) [the|their|its|of the|about the] (funding|amount|amounts|raise|total|funding data)',
    ],
    read: () => ({ total_funding_usd_no_data: true }),
    tell: ({ total_funding_usd_no_data: isToo }) => isToo === true && {},
  }),
  topic({
    phrases: [
      'excluding unknown funding',
      '(excluding|exclude|without|not including|no) [those with] (unknown|undisclosed|unreported|missing) (funding|funding data|amounts)',
      '[with] (known|disclosed) funding [only]',
    ],
    read: () => ({ total_funding_usd_no_data: false }),
    tell: ({ total_funding_usd_no_data: isToo }) => isToo === false && {},
  }),
];
