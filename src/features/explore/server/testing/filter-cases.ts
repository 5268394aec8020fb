import fc from 'fast-check';
import type { KindName } from '#kernel/filter-kinds.ts';
import { DATASOURCES, type Known } from './scattered-companies.ts';

export const range = (key: string, min?: number, max?: number) =>
  [
    min !== undefined && `${key}=GREATER_THAN_OR_EQUAL_TO:${min}`,
    max !== undefined && `${key}=LESS_THAN_OR_EQUAL_TO:${max}`,
  ]
    .filter(Boolean)
    .join('&');

/** Each filter twice: as the wire says it, and as a person would check it row by row. */
export type FilterCase = [query: string, holds: (company: Known) => boolean];
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** When the cases are tried; the clock of the test is set to it. */
export const NOW = new Date('2026-11-10T12:00:00Z');
const daysAgo = (days: number) => NOW.getTime() - days * 86_400_000;
export const inside = (value: number | null, min?: number, max?: number) =>
  value !== null && (min === undefined || value >= min) && (max === undefined || value <= max);
const bounds = fc
  .tuple(
    fc.option(fc.integer({ min: -50, max: 400 }), { nil: undefined }),
    fc.option(fc.integer({ min: -50, max: 900 }), { nil: undefined }),
  )
  .filter((pair) => pair.some((one) => one !== undefined));
const counts = bounds.map(([min, max]) => [min && Math.max(0, min), max && Math.max(0, max)] as const);
const days = fc.integer({ min: 0, max: 400 });
const some = (...values: string[]) => fc.subarray(values, { minLength: 1 });
const repeat = (key: string, values: readonly string[]) =>
  values.map((value) => `${key}=${encodeURIComponent(value)}`).join('&');

type Value = string | number | boolean | null;
type ColumnCase = [query: string, holds: (value: Value) => boolean];
const equal = (key: string, wanted: Value): ColumnCase[] => [
  [`${key}=${encodeURIComponent(String(wanted))}`, (value) => value === wanted],
];

/** What a filter on a column asks about a value that stands there: as the wire says it, and as its kind means it. */
export const columnCases: Record<Exclude<KindName, 'period'>, (key: string, value: Value) => ColumnCase[]> = {
  range: (key, bound) => [
    [range(key, Number(bound)), (value) => inside(value as number | null, Number(bound))],
    [
      range(key, undefined, Number(bound)),
      (value) => inside(value as number | null, undefined, Number(bound)),
    ],
  ],
  'yes-no': (key) => [...equal(key, true), ...equal(key, false)],
  flag: (key) => equal(key, true),
  many: equal,
  choice: equal,
  days: equal,
  day: equal,
  uuid: equal,
  id: equal,
};

/** Free-text searches: what is left of one is looked for in descriptions, in any form of its words. */
export const SENTENCES: Record<string, { description: string; holds: (description: string) => boolean }> = {
  '5f0f3c0a-0000-4000-8000-000000000001': {
    description: 'robot pipeline',
    holds: (text) => text.includes('Robots'),
  },
  '5f0f3c0a-0000-4000-8000-000000000002': { description: 'welded', holds: (text) => /weld/i.test(text) },
  '5f0f3c0a-0000-4000-8000-000000000003': { description: '', holds: () => true },
  '5f0f3c0a-0000-4000-8000-000000000004': { description: 'submarines', holds: () => false },
};

export const filterCases: Record<string, fc.Arbitrary<FilterCase>> = {
  employee_count: counts.map(([min, max]) => [
    range('employee_count', min, max),
    (c) => inside(c.employee_count, min, max),
  ]),
  growth_6m: bounds.map(([min, max]) => [range('growth_6m', min, max), (c) => inside(c.growth_6m, min, max)]),
  growth_1y: bounds.map(([min, max]) => [range('growth_1y', min, max), (c) => inside(c.growth_1y, min, max)]),
  growth_2y: bounds.map(([min, max]) => [range('growth_2y', min, max), (c) => inside(c.growth_2y, min, max)]),
  year_founded: fc
    .integer({ min: 1990, max: 2400 })
    .map((year) => [range('year_founded', undefined, year), (c) => inside(c.year_founded, undefined, year)]),
  funding: fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.boolean())
    .map(([millions, unknownToo]) => [
      `${range('total_funding_usd', millions * 1e6)}${unknownToo ? '&total_funding_usd_no_data=true' : ''}`,
      (c) => inside(c.total_funding_usd, millions * 1e6) || (unknownToo && c.total_funding_usd === null),
    ]),
  hq_country: some('United States', 'Canada', 'Japan').map((values) => [
    repeat('hq_country', values),
    (c) => values.includes(c.hq_country ?? ''),
  ]),
  hq_state: some('Texas', 'Ontario').map((values) => [
    repeat('hq_state', values),
    (c) => values.includes(c.hq_state ?? ''),
  ]),
  status: some('Private', 'Closed').map((values) => [
    repeat('status', values),
    (c) => values.includes(c.status ?? ''),
  ]),
  growth_tag: some('hiring', 'funded').map((values) => [
    repeat('growth_tag', values),
    (c) => values.some((value) => c.tags.includes(value)),
  ]),
  owner: fc.constant([
    `tp_owner_email=${encodeURIComponent('ann@firm.example')}`,
    (c) => c.owned,
  ] as FilterCase),
  no_owner: fc.constant(['tp_owner_not_tagged=true', (c) => !c.owned] as FilterCase),
  tp_status: some('prospect', 'passed').map((values) => [
    repeat('tp_status_value', values),
    (c) => values.includes(c.tp_status?.toLowerCase() ?? ''),
  ]),
  was_status: fc
    .tuple(some('prospect', 'passed'), days)
    .map(([values, since]) => [
      `${repeat('tp_status_value', values)}&tp_status_operator=was&tp_status_since=${since}`,
      (c) =>
        c.held.some(
          ({ tp_status, until }) =>
            values.includes(tp_status.toLowerCase()) && (until === null || until >= daysAgo(since)),
        ),
    ]),
  no_status: fc.constant(['tp_status_not_tagged=true', (c) => c.tp_status === null] as FilterCase),
  emailed: fc
    .tuple(fc.boolean(), days)
    .map(([sent, since]) => [
      `has_email_sent=${sent}&days_of_email_sent=${since}`,
      (c) => (c.emailed_at !== null && c.emailed_at >= daysAgo(since)) === sent,
    ]),
  never_emailed: fc.constant(['has_never_sent_email=true', (c) => c.emailed_at === null] as FilterCase),
  visited: days.map((since) => [
    `days_of_website_history=${since}`,
    (c) => c.visited_at !== null && c.visited_at >= daysAgo(since),
  ]),
  hq_city: some('Austin', 'Toronto', 'Osaka').map((values) => [
    repeat('hq_city', values),
    (c) => values.includes(c.hq_city ?? ''),
  ]),
  newsletter: fc
    .constantFrom('weekly', 'industry')
    .map((wanted) => [
      `is_in_newsletter=true&newsletter_type=${wanted}`,
      (c) => c.newsletters.some(({ type }) => type === wanted),
    ]),
  newsletter_dates: fc
    .tuple(days, fc.integer({ min: 0, max: 60 }), fc.option(fc.constantFrom('weekly', 'industry')))
    .map(([length, end, wanted]) => {
      const [from, to] = [dayOf(daysAgo(end + length)), dayOf(daysAgo(end))];
      return [
        `is_in_newsletter=true&newsletter_date_from=${from}&newsletter_date_to=${to}${wanted ? `&newsletter_type=${wanted}` : ''}`,
        // One mention must be of the type and within the days: two that share the work do not count.
        (c) =>
          c.newsletters.some(
            ({ type, date }) => date >= from && date <= to && (wanted === null || type === wanted),
          ),
      ];
    }),
  datasource: fc
    .constantFrom('orion', ...DATASOURCES)
    .map((name) => [`explore_datasource=${name}`, (c) => name === 'orion' || c.datasources.includes(name)]),
  description: fc
    .constantFrom(...Object.entries(SENTENCES))
    .map(([uuid, { holds }]) => [
      `discovery_llm_search_uuid=${uuid}`,
      ({ description }) => holds(description),
    ]),
  country_count: counts.map(([min, max]) => [
    `country_name_employee_count=Canada&${range('country_employee_count', min, max)}`,
    (c) => inside(c.in_canada, min, max),
  ]),
  metro: fc.constant(['founder_metro_area=Greater%20Toronto', (c) => c.metro] as FilterCase),
  list: fc.constant(['workboard_id=', (c) => c.listed] as FilterCase),
  saas: fc.boolean().map((is) => [`is_saas=${is}`, (c) => c.is_saas === is]),
};
