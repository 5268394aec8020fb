import { around, middleOf, OR_LESS, OR_MORE } from '../amounts.rules.ts';
import { ageTopics } from './age-phrases.rules.ts';
import { fundingTopics } from './funding-phrases.rules.ts';
import { growthTopics } from './growth-phrases.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const PEOPLE =
  '(employees|employee|people|peoples|manpower|salaried|salaried employees|personnel|headcounts|person|persons|staff|staffers|staff members|ftes|fte|heads|headcount|hc|team members|members|workers|ppl|folks|strong|souls|employed|crew|crew members|teammates|colleagues|coworkers|co workers|collaborators|associates|full timers|fulltimers|emps|emp|empl|empls|emplys|ee|ees|peeps|pax|bodies|man team|on (payroll|the payroll|the books|the team|board)|in the team|in (headcount|head count|staff|size)|number [of] (employees|staff|people|workers|persons|heads)|staffs)';
const SIZE =
  '(employee count|employee number|employee numbers|employee range|headcount|head count|hc|emp|emps|empl|empls|ees|team size|company size|staff size|size|(number|count|total) of (employees|workers|people|staff|heads|persons|staff members)|employees|ftes|fte|team|teams|staff count|staff|staffing|payroll|crew|crews|workforce|roster|personnel|(total|overall|full|current|employee|manpower|man) strength)';
const SMALL =
  '(small|smaller|tiny|lean|little|micro|compact|modest|big|bigger|large|larger|mid size|midsize|mid sized)';
const STAFF =
  '(employees|people|staff|headcount|head count|hc|employee count|workforce|ftes|fte|emp|emps|empl|ppl)';
const HAVING = '[with|has|have|having|of|at|employs|employing|employ]';
const SITTING =
  '[on the ground|based|located|sitting|sit|sits|work|working|live|living|over|down|up|out|back]';
const EMPLOYS = '(employing|employs|employ)';

const sizeTopics: readonly AnyTopic[] = [
  topic<'count'>({
    phrases: [
      'with {count} employees',
      `{count} [full time] ${PEOPLE} [team|company|companies|business|shop|team|on staff|on payroll|mark|threshold|line]`,
      `[with|a|an|its|their|whose|keep|keeping] ${SIZE} [bracket|band|class|strength|bucket|window|range|sweet spot|target|zone] [of|is|are|in|at|was|to be|(should|must|shall|can|may|could|would|might|will|has to|have to|needs to|need to|ought to|to) [be|stay|remain|sit|lie|stand|come in] [at|in]|(stays|staying|remains|sits|lies|stands|kept|hovers|comes in) [at]|being|of which number|[that|which] (numbers|number|numbering|counts|counting|totals)] {count} [${PEOPLE}]`,
      `${SMALL} ${SIZE} [of|with|at] {count} [${PEOPLE}]`,
      `{count} (on|for) (headcount|head count|staff|size|team size|employees|people)`,
      `${EMPLOYS} {count} [full time] [${PEOPLE}]`,
      'teams of {count} [people]',
      `(staffed|manned|crewed) (with|by|at) {count} [${PEOPLE}]`,
    ],
    read: ({ count }) => ({ employee_count: count }),
    tell: ({ employee_count: count }) => count && { count },
    excludes: 'a size',
  }),
  topic<'count'>({
    phrases: [
      `(min|minimum|least|lowest|smallest) (${SIZE}|people|heads|ppl) [of|is|should be|must be] {count}`,
    ],
    read: ({ count: { min } }) => (min === undefined ? null : { employee_count: { min } }),
    excludes: 'a size',
  }),
  topic<'count'>({
    phrases: [
      `(cap|capped|limit|limited) [the|its|their] ${SIZE} (at|to) {count}`,
      `(max|maximum|most|highest|largest) (${SIZE}|people|heads|ppl) [of|is|should be|must be] {count}`,
    ],
    read: ({ count: { max } }) => (max === undefined ? null : { employee_count: { max } }),
    excludes: 'a size',
  }),
  topic<'points'>({
    phrases: ['(smaller|leaner) than {points}'],
    read: ({ points: { min } }) =>
      min === undefined || min > 1900 ? null : { employee_count: { max: min } },
    excludes: 'a size',
  }),
  topic<'points'>({
    phrases: ['(bigger|larger) than {points}'],
    read: ({ points: { min } }) => (min === undefined || min > 1900 ? null : { employee_count: { min } }),
    excludes: 'a size',
  }),
  topic<'count'>({
    // "ppl: 20-80", but no single number, which may be a year.
    phrases: ['(ppl|people|heads|peeps|workers|worker|persons|personnel|manpower) {count}'],
    read: ({ count }) => (count.min === count.max ? null : { employee_count: count }),
    excludes: 'a size',
  }),
  topic<'bare_count'>({
    phrases: ['{bare_count}'],
    read: ({ bare_count }) => ({ employee_count: bare_count }),
    excludes: 'a size',
    guess: true,
    bare: 'right',
  }),
  topic<'bare_range'>({
    phrases: ['{bare_range}'],
    read: ({ bare_range }) => ({ employee_count: bare_range }),
    excludes: 'a size',
    guess: true,
    bare: 'both',
  }),
  topic<'bounded_count'>({
    phrases: ['{bounded_count}'],
    read: ({ bounded_count }) => ({ employee_count: bounded_count }),
    excludes: 'a size',
    guess: true,
    bare: 'later',
  }),
  topic<'total_count'>({
    phrases: [
      '[with|has|have] {total_count} (in total|total|altogether|all told|all in all|overall|all in)',
      '(total|in total|altogether|all told|overall) [of|is] {total_count}',
    ],
    read: ({ total_count }) => ({ employee_count: total_count }),
    excludes: 'a size',
    guess: true,
    bare: 'name',
  }),
  topic<'count'>({
    phrases: [`${HAVING} {count} ${PEOPLE} [or so] [,] (${OR_LESS})`],
    read: ({ count }) => {
      const { min, max } = count;
      const middle = middleOf(count);
      if (max === undefined) return null;
      return { employee_count: min === undefined || middle !== null ? { max: middle ?? max } : count };
    },
  }),
  topic<'count'>({
    phrases: [
      `${HAVING} {count} ${PEOPLE} [,] (${OR_MORE})`,
      `(from|starting (at|from|with)) {count} ${PEOPLE} (up|on up|upward|upwards|on|onward|onwards)`,
    ],
    read: ({ count: { min, max } }) =>
      min === undefined || (max !== undefined && max !== min) ? null : { employee_count: { min } },
  }),
  topic<'count' | 'amount'>({
    phrases: [`${HAVING} {count} ${PEOPLE} [,] (give or take|plus or minus|plus minus|±) {amount}`],
    read: ({ count: { min, max }, amount: { min: by = 0 } }) =>
      min === undefined || min !== max ? null : { employee_count: { min: min - by, max: min + by } },
  }),
  topic<'count'>({
    phrases: [`${HAVING} {count} ${PEOPLE} [,] (give or take|or so|or thereabouts|more or less|roughly|ish)`],
    read: ({ count }) => {
      const said = middleOf(count) ?? count.min;
      return said === undefined ? null : { employee_count: around(said) };
    },
  }),
  topic<'one_country', 'count'>({
    phrases: [
      'with employees in {one_country} [numbering {count}]',
      `[with|has|have|having|runs] [an|a|some] (employees|people|staff|office|offices|team|headcount|presence) in [the] {one_country}`,
      `[has|have|having|had|keep|keeps|keeping|maintains] {count} [of (their|its|the)] (${PEOPLE}|engineers|developers) [(are|is|who|that) [are|is]] ${SITTING} in [the] {one_country}`,
      `${EMPLOYS} {count} [${PEOPLE}] in [the] {one_country}`,
      `(with|has|have|having|runs|a|an) [a|an] (team|staff|office|headcount|crew) of {count} [${PEOPLE}] in [the] {one_country}`,
      `[with|has|have|having|runs] [an|a] (office|offices|team|presence) in [the] {one_country} [with|of] {count} [${PEOPLE}]`,
      `[an|a|its|their] [eng|engineering|dev|development|tech|support|sales|product] (office|offices|team|teams|presence|hub|subsidiary) in [the] {one_country} [,|with|of] {count} [${PEOPLE}] (there|locally|on site)`,
      `[with|number of|the number of|no of] ${STAFF} in [the] {one_country} [of|is|are|at|should be|must be|numbering|totalling] {count}`,
      `{one_country} (${STAFF}|team size) [of|is|are|at] {count}`,
      `with {count} (engineers|developers|of (their|its|the) ${PEOPLE}) [based|located|sitting|working] in [the] {one_country}`,
      `{count} of (them|those|these|whom|which) [are|is|sit|work|being] [based|located|sitting|working] in [the] {one_country}`,
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
      `with {count} [full time] ${PEOPLE} ${SITTING} in [the] {one_country}`,
      `(team|staff|headcount|crew) of {count} [${PEOPLE}] in [the] {one_country}`,
      '[a|an|its|their] {one_country} (team|office|crew|branch|subsidiary|outpost) of {count}',
    ],
    read: ({ one_country, count }) => ({ hq_country: [one_country], employee_count: count }),
    besideHeadquarters: ({ one_country, count }) => ({
      country_name_employee_count: one_country,
      country_employee_count: count,
    }),
    excludes: 'employees in a country',
  }),
  topic<'one_country' | 'bounded_count'>({
    phrases: ['{bounded_count} [of them] in [the] {one_country}'],
    read: ({ one_country, bounded_count }) => ({
      hq_country: [one_country],
      employee_count: bounded_count,
    }),
    besideHeadquarters: ({ one_country, bounded_count }) => ({
      country_name_employee_count: one_country,
      country_employee_count: bounded_count,
    }),
    excludes: 'employees in a country',
    guess: true,
  }),
  topic<'one_country', 'count'>({
    // "a Polish dev team of 15+"
    phrases: [
      '[with|has|have|having|and|plus] [a|an|its|their] {one_country} [dev|development|sales|eng|engineering|support|tech|back|product] (staff|team|office|offices|branch|subsidiary|presence|hub|workforce) [of {count}]',
    ],
    read: ({ one_country, count }) => ({
      hq_country: [one_country],
      ...(count && { employee_count: count }),
    }),
    besideHeadquarters: ({ one_country, count }) => ({
      country_name_employee_count: one_country,
      ...(count && { country_employee_count: count }),
    }),
    excludes: 'employees in a country',
  }),
  topic<'one_country' | 'bare_count'>({
    // "US HQ; 10+ in Philippines"
    phrases: ['{bare_count} in [the] {one_country}'],
    read: ({ one_country, bare_count }) => ({ hq_country: [one_country], employee_count: bare_count }),
    besideHeadquarters: ({ one_country, bare_count }) => ({
      country_name_employee_count: one_country,
      country_employee_count: bare_count,
    }),
    excludes: 'employees in a country',
    guess: true,
    bare: 'right',
  }),
  topic<'one_country' | 'count'>({
    phrases: [
      `{count} (${PEOPLE}|engineers|developers) (${OR_MORE}) [are|is] [based|located|sitting|sit|working] in [the] {one_country}`,
    ],
    read: ({ one_country, count: { min } }) =>
      min === undefined
        ? null
        : { country_name_employee_count: one_country, country_employee_count: { min } },
    excludes: 'employees in a country',
  }),
];

const saasTopics: readonly AnyTopic[] = [
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
    turn: () => ({ is_saas: true }),
    tell: ({ is_saas }) => is_saas === false && {},
  }),
];

/** What is measured in numbers: size, age, growth, money. */
export const figureTopics: readonly AnyTopic[] = [
  ...growthTopics,
  ...fundingTopics,
  ...sizeTopics,
  ...ageTopics,
  ...saasTopics,
];
