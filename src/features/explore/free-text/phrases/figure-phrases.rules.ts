import { around } from '../amounts.rules.ts';
import { headquarters } from './place-phrases.rules.ts';
import { growthTopics } from './growth-phrases.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const PEOPLE =
  '(employees|employee|people|person|persons|staff|staffers|staff members|ftes|fte|heads|headcount|hc|team members|members|workers|ppl|folks|strong|souls|employed|crew|crew members|teammates|colleagues|full timers|fulltimers|emps|emp|ees|man team|on (payroll|the payroll|the books|the team|board)|in the team|in (headcount|head count|staff|size))';
const SIZE =
  '(employee count|headcount|head count|hc|team size|company size|staff size|size|number of employees|employees|ftes|fte|team|teams|staff count|staff|staffing|payroll|crew|crews|workforce|roster)';
const SMALL =
  '(small|smaller|tiny|lean|little|micro|compact|modest|big|bigger|large|larger|mid size|midsize|mid sized)';
const NO_MONEY =
  '[any] [outside|external|institutional|vc|venture] (funding|funding data|capital|money|investment|investors|rounds)';

const RAISED =
  '(raised|raising|raise|raises|took in|taken in|brought in|taken|took|secured|pulled in|landed|collected|attracted|banked|gotten|got|received|took on|taken on|been funded with)';
const FUNDING =
  '[in|of|on|for|as] [total|venture|vc|outside|external|overall] (funding|capital|investment|investments|venture money|raised|money raised)';
const FROM_OTHERS = 'from (investors|vcs|outside)|to date|so far|in total';

const UNKNOWN =
  '(unknown|undisclosed|not disclosed|not known|unreported|missing|no known|undeclared|unclear|blank|not public|a mystery|not reported|no)';
const FINE =
  '(fine|ok|okay|welcome|allowed|good|included|acceptable|no problem|all right|alright|cool|works|work)';

const fundingTopics: readonly AnyTopic[] = [
  topic<'money'>({
    phrases: [
      'raised {money}',
      `[have|has|having|who] [only|just] ${RAISED} [a total of|in total|only|just] {money} [in|of] [total] [funding|capital|venture|total] [${FROM_OTHERS}]`,
      `[with|total|total of|a|an] {money} (raised|raiser|raisers|${FUNDING}) [${FROM_OTHERS}]`,
      '[with|whose|their|its|the] [total|lifetime|overall|cumulative] (funding|funding usd|funding raised|capital raised|amount raised|money raised|capital|total raised|raise|raises|raised|money in) [to date|so far] [of|is|was|at|total|totals|totalling|totaling|should be|must be|being|sits at|stands at|amounts to] {money}',
      '(funded|backed) (with|by|to the tune of) {money}',
      `[with] {money} (behind|in|invested in) (them|it) [to date|so far]`,
    ],
    read: ({ money }) => ({ total_funding_usd: money }),
    tell: ({ total_funding_usd: money }) => money && { money },
    excludes: 'an amount raised',
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
      `(no|without|zero) ${NO_MONEY} [raised|to date|yet|so far]`,
      `never (raised|took|taken) [${NO_MONEY}]`,
      `[have|has|did] not (raised|raise|taken|took|take) [anything|${NO_MONEY}] [yet]`,
      '[have|has] raised (nothing|zero|no money) [yet|so far|to date]',
      '[have|has|they have|it has] yet to (raise|take) [a (dime|cent|dollar|penny|round)|anything|money|capital]',
      `(not|never|without|no one) (raising|taking) [a (dime|cent|dollar|penny|round)|anything|${NO_MONEY}]`,
      `[have|has] (not|never) (raised|taken|raise) a (dime|cent|dollar|penny)`,
      '[have|has] (raised|taken) not (a|one) [single] (dime|cent|dollar|penny)',
      'no (raise|raises|round|rounds) (yet|so far|to date)',
      `[total|outside|vc|venture] (funding|money|capital|investors|money raised) [is|are] (none|zero|nil|nothing|0)`,
    ],
    read: () => ({ total_funding_usd: { max: 0 }, total_funding_usd_no_data: true }),
    turn: () => ({ total_funding_usd: { min: 1 } }),
  }),
  topic({
    phrases: [
      '(vc|venture|institutionally|venture capital) (backed|funded)',
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
      `(or|even if|also|also if|also when|also where) [funding|amount] [is|was|are] ${UNKNOWN}`,
      `[where|if|when|companies with|those with|ones with] ${UNKNOWN} (funding|amounts|amount|raise|raises|funding data|ones) [data|is|are|also] [also] ${FINE} [too|as well]`,
      `(funding|amount|amounts|raise) ${UNKNOWN} [is|are|also] ${FINE} [too|as well]`,
      `[please] (keep|leave|keeping|leaving|include|including|allow|count|add|show) [in] [the|also|those|any] [those|ones|companies|names] [in] [with|whose|where|of] [the|their|a] [funding|amount] [is|was] ${UNKNOWN} [funding|amount|raise] [data] [in|too|as well]`,
      `(unknowns|blanks|undisclosed|no data) [is|are] ${FINE} [too|as well]`,
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

const RUNNING = 'in business|in operation|up and running|in existence|existing';
const EMPLOYS = '(employing|employs|employ)';

const sizeTopics: readonly AnyTopic[] = [
  topic<'count'>({
    phrases: [
      'with {count} employees',
      `{count} [full time] ${PEOPLE} [team|company|companies|business|shop|team|on staff|on payroll]`,
      `[with|a|an|its|their|whose|keep|keeping] ${SIZE} [of|is|are|in|at|should be|must be|has to be|needs to be|sits at|stands at|being|[that|which] (numbers|number|numbering|counts|counting|totals)] {count}`,
      `${SMALL} ${SIZE} [of|with|at] {count}`,
      `{count} (on|for) (headcount|head count|staff|size|team size|employees|people)`,
      `${EMPLOYS} {count} [full time] [${PEOPLE}]`,
      'teams of {count} [people]',
    ],
    read: ({ count }) => ({ employee_count: count }),
    tell: ({ employee_count: count }) => count && { count },
    excludes: 'a size',
  }),
  topic<'bare_count'>({
    phrases: ['{bare_count}'],
    read: ({ bare_count }) => ({ employee_count: bare_count }),
    excludes: 'a size',
    guess: true,
    bare: 'right',
  }),
  topic<'bounded_count'>({
    phrases: ['{bounded_count}'],
    read: ({ bounded_count }) => ({ employee_count: bounded_count }),
    excludes: 'a size',
    guess: true,
    bare: 'later',
  }),
  topic<'count'>({
    phrases: [`{count} ${PEOPLE} [,] (max|maximum|tops|at most|or less|or fewer|cap|ceiling|limit)`],
    read: ({ count: { max } }) => (max === undefined ? null : { employee_count: { max } }),
  }),
  topic<'count'>({
    phrases: [`{count} ${PEOPLE} [,] (min|minimum|at least|or more|plus|+|floor)`],
    read: ({ count: { min } }) => (min === undefined ? null : { employee_count: { min } }),
  }),
  topic<'count'>({
    phrases: [`{count} ${PEOPLE} [,] (give or take|or so|or thereabouts|more or less|roughly|ish)`],
    read: ({ count: { min } }) => (min === undefined ? null : { employee_count: around(min) }),
  }),
  topic<'one_country', 'count'>({
    phrases: [
      'with employees in {one_country} [numbering {count}]',
      `[with|has|have|having|runs] [an|a|some] (employees|people|staff|office|offices|team|headcount|presence) in [the] {one_country}`,
      `{count} [of (their|its|the)] (${PEOPLE}|engineers|developers) [(are|is|who|that) [are|is]] [based|located|sitting|sit|sits|work|working|live|living] in [the] {one_country}`,
      `${EMPLOYS} {count} [${PEOPLE}] in [the] {one_country}`,
      `[with|has|have|having|runs] [a|an] (team|staff|office|headcount|crew) of {count} [${PEOPLE}] in [the] {one_country}`,
      `[with|has|have|having|runs] [an|a] (office|offices|team|presence) in [the] {one_country} (with|of) {count} [${PEOPLE}]`,
      `(of which|of whom|including) {count} [${PEOPLE}] [are|sit|work] in [the] {one_country}`,
    ],
    read: ({ one_country, count }) => ({
      country_name_employee_count: one_country,
      ...(count && { country_employee_count: count }),
    }),
    tell: ({ country_name_employee_count: one_country, country_employee_count: count }) =>
      one_country !== undefined && { one_country, ...(count && { count }) },
    excludes: 'employees in a country',
  }),
  topic<'one_country' | 'count'>({
    phrases: [
      `{count} (${PEOPLE}|engineers|developers) (or more|at least|plus|minimum|and up) [are|is] [based|located|sitting|sit|working] in [the] {one_country}`,
    ],
    read: ({ one_country, count: { min } }) =>
      min === undefined
        ? null
        : { country_name_employee_count: one_country, country_employee_count: { min } },
    excludes: 'employees in a country',
  }),
  topic<'years'>({
    phrases: [
      'founded {years}',
      '(founded|started|launched|established|incorporated|created|formed|born|est|estd|began|begun|set up|built|opened|opened [its|their] doors|kicked off|got going|got started|started up|registered|came into being|in business|around|operating|dating [back] [to|from]|dates [back] [to|from]|going back to|goes back to) [only|sometime|back|somewhere|anytime|any time] {years}',
      'founding (date|year) {years}',
      '{years} (vintage|founded)',
      '(year founded|founding year|year of founding|founding|foundation|vintage) [is|of] {years}',
    ],
    read: ({ years }) => ({ year_founded: years }),
    tell: ({ year_founded: years }) => years && { years },
    excludes: 'a year',
  }),
  topic<'years' | 'place'>({
    phrases: ['(founded|started|launched|established|born|set up) in [the] {place} {years}'],
    read: ({ years, place }) => ({ ...headquarters(place), year_founded: years }),
    excludes: 'a place with a year',
  }),
  topic<'age'>({
    phrases: [
      '{age} (old|of age|in business|in operation|in existence)',
      '(age|aged|ages) [of|is] {age}',
      `(existed for|around for|${RUNNING} [for]) {age}`,
    ],
    read: ({ age }) => ({ year_founded: age }),
    excludes: 'an age',
  }),
  topic<'own_age'>({
    phrases: ['{own_age} [old]'],
    read: ({ own_age }) => ({ year_founded: own_age }),
    excludes: 'an age',
  }),
  topic<'standing'>({
    phrases: [`[been] (around|active|operating|trading|${RUNNING}) {standing}`],
    read: ({ standing }) => ({ year_founded: standing }),
    excludes: 'an age',
  }),
  topic<'open_years'>({
    phrases: ['{open_years}'],
    read: ({ open_years }) => ({ year_founded: open_years }),
    excludes: 'a year',
    guess: true,
  }),
  topic<'decade'>({
    phrases: [
      '(in|from|of|during) the {decade}',
      '{decade} (companies|company|startups|firms|businesses|vintage|era)',
    ],
    read: ({ decade }) => ({ year_founded: decade }),
    excludes: 'a decade',
    guess: true,
  }),
  topic({
    phrases: [
      'saas',
      '[b2b|vertical|horizontal|enterprise] saas [is true|true|yes]',
      'software as a service',
    ],
    read: () => ({ is_saas: true }),
    tell: ({ is_saas }) => is_saas === true && {},
    turn: () => ({ is_saas: false }),
  }),
  topic({
    phrases: [
      'not saas',
      'saas (is false|false|0)',
      '(not|non|no|excluding|except|without|but not|anything but) [a|b2b|any] (saas|software as a service) [business|company|businesses|companies]',
    ],
    read: () => ({ is_saas: false }),
    tell: ({ is_saas }) => is_saas === false && {},
  }),
];

/** What is measured in numbers: size, age, growth, money. */
export const figureTopics: readonly AnyTopic[] = [...growthTopics, ...fundingTopics, ...sizeTopics];
