import { growthTopics } from './growth-phrases.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const PEOPLE =
  '(employees|employee|people|person|staff|ftes|fte|heads|headcount|hc|team members|members|workers|ppl|folks|strong)';
const NO_MONEY =
  '[any] [outside|external|institutional|vc|venture] (funding|funding data|capital|money|investment|investors|rounds)';

const fundingTopics: readonly AnyTopic[] = [
  topic<'money'>({
    phrases: [
      'raised {money}',
      '[have|has|having] (raised|raising) [a total of|in total] {money} [in|of] [total] [funding|capital|venture]',
      '[with|total|total of] {money} (raised|[in|of] [total|venture|vc|outside] (funding|capital|investment))',
      '[total] (funding|funding raised|capital raised|amount raised|money raised) [of|is|total|totalling] {money}',
      '(funded|backed) (with|by) {money}',
    ],
    read: ({ money }) => ({ total_funding_usd: money }),
    tell: ({ total_funding_usd: money }) => money && { money },
    excludes: 'an amount raised',
  }),
  topic({
    phrases: [
      '(bootstrapped|self funded|unfunded|selffunded|self financed|founder funded)',
      `(no|without|zero) ${NO_MONEY} [raised|to date|yet|so far]`,
      `never (raised|took|taken) [${NO_MONEY}]`,
      `[have|has|did] not (raised|raise|taken|took|take) [anything|${NO_MONEY}] [yet]`,
      '[have|has] raised nothing',
    ],
    read: () => ({ total_funding_usd: { max: 0 }, total_funding_usd_no_data: true }),
  }),
  topic({
    phrases: [
      '(vc|venture|institutionally|venture capital) (backed|funded)',
      '(has|have|with) (raised|funding) [before|already]',
      'already raised',
      'not (bootstrapped|self funded)',
    ],
    read: () => ({ total_funding_usd: { min: 1 } }),
  }),
  topic({
    phrases: [
      'including unknown funding',
      '(including|include|or|incl|plus|also) [those with|with|ones with] (unknown|undisclosed|unreported|missing|no known) (funding|funding data|amounts)',
      '(or|even if) [funding] (unknown|undisclosed|not disclosed|not known)',
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

const EMPLOYS = '(employing|employs|employ)';

const sizeTopics: readonly AnyTopic[] = [
  topic<'count'>({
    phrases: [
      'with {count} employees',
      `{count} [full time] ${PEOPLE} [team|company|companies|business|shop]`,
      '[with|a|an] (employee count|headcount|head count|hc|team size|company size|size|number of employees|employees|ftes|fte|team|staff count) [of|is|are] {count}',
      `${EMPLOYS} {count} [full time] [${PEOPLE}]`,
      'teams of {count} [people]',
    ],
    read: ({ count }) => ({ employee_count: count }),
    tell: ({ employee_count: count }) => count && { count },
    excludes: 'a size',
  }),
  topic<'count'>({
    phrases: [`{count} ${PEOPLE} (max|maximum|tops|at most|or less|or fewer)`],
    read: ({ count: { max } }) => (max === undefined ? null : { employee_count: { max } }),
  }),
  topic<'count'>({
    phrases: [`{count} ${PEOPLE} (min|minimum|at least|or more|plus|+)`],
    read: ({ count: { min } }) => (min === undefined ? null : { employee_count: { min } }),
  }),
  topic<'one_country', 'count'>({
    phrases: [
      'with employees in {one_country} [numbering {count}]',
      `[with|has|have|having] [an|a] (employees|people|staff|office|offices|team|headcount|presence) in [the] {one_country}`,
      `{count} [of their|of its] ${PEOPLE} [based|located|sitting] in [the] {one_country}`,
      `${EMPLOYS} {count} [${PEOPLE}] in [the] {one_country}`,
    ],
    read: ({ one_country, count }) => ({
      country_name_employee_count: one_country,
      ...(count && { country_employee_count: count }),
    }),
    tell: ({ country_name_employee_count: one_country, country_employee_count: count }) =>
      one_country !== undefined && { one_country, ...(count && { count }) },
    excludes: 'employees in a country',
  }),
  topic<'years'>({
    phrases: [
      'founded {years}',
      '(founded|started|launched|established|incorporated|created|formed|born|est|began) {years}',
      '(year founded|founding year|year of founding|vintage) [is|of] {years}',
    ],
    read: ({ years }) => ({ year_founded: years }),
    tell: ({ year_founded: years }) => years && { years },
    excludes: 'a year',
  }),
  topic<'age'>({
    phrases: ['{age} (old|of age)', 'age {age}', '(existed for|around for|in business [for]) {age}'],
    read: ({ age }) => ({ year_founded: age }),
  }),
  topic({
    phrases: ['saas', '(b2b|vertical|horizontal|enterprise) saas', 'software as a service'],
    read: () => ({ is_saas: true }),
    tell: ({ is_saas }) => is_saas === true && {},
  }),
  topic({
    phrases: [
      'not saas',
      '(not|non|no|excluding|except|without|but not) [a|b2b|any] (saas|software as a service)',
    ],
    read: () => ({ is_saas: false }),
    tell: ({ is_saas }) => is_saas === false && {},
  }),
];

/** What is measured in numbers: size, age, growth, money. */
export const figureTopics: readonly AnyTopic[] = [...growthTopics, ...fundingTopics, ...sizeTopics];
