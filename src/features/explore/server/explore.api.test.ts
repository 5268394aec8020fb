import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { SORTS } from '../sort.rules.ts';
import { explore } from './explore.handlers.ts';
import { DATASOURCES, type Known, scatterCompanies } from './testing/scattered-companies.ts';

const CASES = process.env.ORION_TEST_LONG ? 500 : 80;

let server: TestApp;
let ann: Signed;
let known: Known[];
beforeAll(async () => {
  server = await testApp({ features: [explore] });
  ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee' });
  known = await scatterCompanies(server.db, ann.user_id, server.clock.now());
  const created_at = server.clock.now().toISOString();
  await server.db
    .insertInto('language_search')
    .values(
      Object.entries(SENTENCES).map(([uuid, { description }]) => ({
        uuid,
        description,
        text: 'a',
        created_at,
      })),
    )
    .execute();
});

const get = async (query: string) => {
  const reply = await server.call('GET', `/api/v1/discovery?${query}`, { headers: ann.headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{
    results: { company_domain: string }[];
    total_count: number | null;
    next_page: string | null;
  }>();
};
const everyPage = async (query: string) => {
  const domains: string[] = [];
  for (let page: string | null = ''; page !== null; ) {
    const answer = await get(`${query}${page && `&page=${page}`}`);
    domains.push(...answer.results.map(({ company_domain }) => company_domain));
    page = answer.next_page;
  }
  return domains;
};
const total = async (query: string) =>
  (await server.call('GET', `/api/v1/discovery/count?${query}`, { headers: ann.headers })).json<{
    total_count: number;
  }>().total_count;
const range = (key: string, min?: number, max?: number) =>
  [
    min !== undefined && `${key}=GREATER_THAN_OR_EQUAL_TO:${min}`,
    max !== undefined && `${key}=LESS_THAN_OR_EQUAL_TO:${max}`,
  ]
    .filter(Boolean)
    .join('&');

/** Each filter twice: as the wire says it, and as a person would check it row by row. */
type Case = [query: string, holds: (company: Known) => boolean];
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const daysAgo = (days: number) => server.clock.now().getTime() - days * 86_400_000;
const inside = (value: number | null, min?: number, max?: number) =>
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

/** Free-text searches: what is left of one is looked for in descriptions, in any form of its words. */
const SENTENCES: Record<string, { description: string; holds: (description: string) => boolean }> = {
  '5f0f3c0a-0000-4000-8000-000000000001': {
    description: 'robot pipeline',
    holds: (text) => text.includes('Robots'),
  },
  '5f0f3c0a-0000-4000-8000-000000000002': { description: 'welded', holds: (text) => /weld/i.test(text) },
  '5f0f3c0a-0000-4000-8000-000000000003': { description: '', holds: () => true },
  '5f0f3c0a-0000-4000-8000-000000000004': { description: 'submarines', holds: () => false },
};

const cases: Record<string, fc.Arbitrary<Case>> = {
  employee_count: counts.map(([min, max]) => [
    range('employee_count', min, max),
    (c) => inside(c.employee_count, min, max),
  ]),
  growth_6m: bounds.map(([min, max]) => [range('growth_6m', min, max), (c) => inside(c.growth_6m, min, max)]),
  growth_1y: bounds.map(([min, max]) => [range('growth_1y', min, max), (c) => inside(c.growth_1y, min, max)]),
  growth_2y: bounds.map(([min, max]) => [range('growth_2y', min, max), (c) => inside(c.growth_2y, min, max)]),
  year_founded: fc
    .integer({ min: 1990, max: 2400 })
    .map((year) => [
      range('year_founded', undefined, year),
      (c) => inside(c.year_founded, undefined, Math.min(year, server.clock.now().getUTCFullYear())),
    ]),
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
  owner: fc.constant([`tp_owner_email=${encodeURIComponent('ann@firm.example')}`, (c) => c.owned] as Case),
  no_owner: fc.constant(['tp_owner_not_tagged=true', (c) => !c.owned] as Case),
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
  no_status: fc.constant(['tp_status_not_tagged=true', (c) => c.tp_status === null] as Case),
  emailed: fc
    .tuple(fc.boolean(), days)
    .map(([sent, since]) => [
      `has_email_sent=${sent}&days_of_email_sent=${since}`,
      (c) => (c.emailed_at !== null && c.emailed_at >= daysAgo(since)) === sent,
    ]),
  never_emailed: fc.constant(['has_never_sent_email=true', (c) => c.emailed_at === null] as Case),
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
  metro: fc.constant(['founder_metro_area=Greater%20Toronto', (c) => c.metro] as Case),
  list: fc.constant(['workboard_id=', (c) => c.listed] as Case),
  saas: fc.boolean().map((is) => [`is_saas=${is}`, (c) => c.is_saas === is]),
};

describe('a search', () => {
  // FILT-057, FILT-073, FILT-074, FILT-075, FILT-077, FILT-078, FILT-079, FILT-080, FILT-082, FILT-083
  // FILT-084, FILT-085, FILT-086, FILT-087, FILT-088, FILT-089, FILT-090, FILT-091, FILT-097, FILT-098
  // FILT-099, FILT-106
  it('finds exactly the companies that pass every filter, however they are combined', async () => {
    const list = await server.db
      .selectFrom('workboard')
      .select('workboard_id')
      .where('name', '=', 'Scattered')
      .executeTakeFirstOrThrow();
    const keys = Object.keys(cases);
    const combined = fc
      .subarray(keys, { minLength: 1, maxLength: 4 })
      .chain((picked) => fc.tuple(...picked.map((key) => cases[key] as fc.Arbitrary<Case>)));

    await fc.assert(
      fc.asyncProperty(combined, async (picked) => {
        const query = picked
          .map(([part]) => (part === 'workboard_id=' ? `workboard_id=${list.workboard_id}` : part))
          .join('&');
        // One status panel holds one rule: the last of two that exclude each other is not defined.
        fc.pre(picked.filter(([part]) => part.startsWith('tp_status')).length < 2);
        fc.pre(picked.filter(([part]) => /email_sent/.test(part)).length < 2);
        fc.pre(picked.filter(([part]) => part.startsWith('tp_owner')).length < 2);
        fc.pre(picked.filter(([part]) => part.startsWith('is_in_newsletter')).length < 2);
        const expected = known.filter((company) => picked.every(([, holds]) => holds(company)));

        expect(await total(query), query).toBe(expected.length);
        expect((await everyPage(query)).sort()).toEqual(
          expected.map(({ company_domain }) => company_domain).sort(),
        );
      }),
      { numRuns: CASES },
    );
  });

  // RANK-017, RANK-018
  it.each(SORTS.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
    'ordered by %s %s meets every company once, those without a value last',
    async (sort, direction) => {
      const domains = await everyPage(`is_saas=true&sort_by=${sort}&sort_direction=${direction}`);

      const key = sort === 'company_size' ? 'size_band' : sort;
      const values = domains.map(
        (domain) => known.find((company) => company.company_domain === domain)?.[key] ?? null,
      );
      const present = values.filter((value) => value !== null);
      expect(new Set(domains).size).toBe(known.filter((company) => company.is_saas).length);
      expect(values.slice(present.length).every((value) => value === null)).toBe(true);
      expect(present).toEqual([...present].sort((a, b) => (direction === 'asc' ? a - b : b - a)));
    },
  );

  it.each(SORTS.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
    'ordered by %s %s answers a page by number with the rows of the page by cursor',
    async (sort, direction) => {
      const query = `sort_by=${sort}&sort_direction=${direction}&explore_datasource=orion`;
      const all = await everyPage(query);

      for (const page of [2, Math.ceil(all.length / 50)]) {
        const { results } = await get(`${query}&page=${page}`);
        const domains = results.map(({ company_domain }) => company_domain);
        expect(domains).toEqual(all.slice((page - 1) * 50, page * 50));
      }
    },
  );

  // FILT-058, FILT-106
  it('takes bounds that no whole-number column can hold', async () => {
    const fine = await total(range('employee_count', 20.5, 999_999_999_999_999));

    expect(fine).toBe(known.filter((c) => inside(c.employee_count, 20.5)).length);
    expect(await total(range('total_funding_usd', 0.5, 9e14))).toBeGreaterThan(0);
    expect(await total(range('growth_1y', -0.5, 9e14))).toBeGreaterThan(0);
  });

  it.each([
    ['employee_count=lots', 'employee_count must look like GREATER_THAN_OR_EQUAL_TO:20.'],
    [
      'employee_count=GREATER_THAN_OR_EQUAL_TO:1e400',
      'employee_count must look like GREATER_THAN_OR_EQUAL_TO:20.',
    ],
    ['employee_count=GREATER_THAN_OR_EQUAL_TO:-5', 'employee_count must be at least 0.'],
    ['employee_count=GREATER_THAN_OR_EQUAL_TO20', 'employee_count must look like'],
    ['total_funding_usd=MORE_THAN:20', 'total_funding_usd must look like GREATER_THAN_OR_EQUAL_TO:20.'],
    ['newsletter_date_from=2026-02-31', 'newsletter_date_from must be a day of the calendar.'],
    ['days_of_email_sent=30&has_never_sent_email=true', 'days_of_email_sent needs has_email_sent.'],
    ['tp_status_since=30&tp_status_operator=was&is_saas=true', 'tp_status_operator needs tp_status_value.'],
    ['tp_status_since=30', 'tp_status_since needs tp_status_value.'],
    ['total_funding_usd_no_data=true', 'total_funding_usd_no_data needs total_funding_usd.'],
    [
      'country_employee_count=GREATER_THAN_OR_EQUAL_TO:5',
      'country_employee_count needs country_name_employee_count.',
    ],
    ['newsletter_date_from=2026-02-01', 'newsletter_date_from and newsletter_date_to are needed together'],
    ['newsletter_sender=press', 'Unknown field: newsletter_sender.'],
    ['year_founded=LESS_THAN_OR_EQUAL_TO:900', 'year_founded must be at least 1000.'],
    ['sort_by=password', 'sort_by must be one of'],
    ['page=0', 'Page must be what next_page answered'],
    ['page=nonsense', 'Page must be what next_page answered'],
    ['colour=red', 'Unknown field: colour.'],
    [
      'discovery_llm_search_uuid=0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10',
      'discovery_llm_search_uuid names no search.',
    ],
    [`hq_city=${'x&hq_city='.repeat(60)}x`, 'hq_city'],
  ])('refuses %s by name', async (query, sentence) => {
    const reply = await server.call('GET', `/api/v1/discovery?${query}`, { headers: ann.headers });

    expect(reply.json()).toMatchObject({ code: 422, name: expect.stringContaining(sentence) });
  });

  it('goes on under the ranking it began with while a new one is made', async () => {
    const first = await get('is_saas=true');
    await sql`update company_rank set previous_rank = current_rank, current_rank = 100000 - current_rank`.execute(
      server.db,
    );
    await sql`insert into ranking_run (companies, finished_at) values (400, now())`.execute(server.db);

    const domains = first.results.map(({ company_domain }) => company_domain);
    for (let page = first.next_page; page !== null; ) {
      const answer = await get(`is_saas=true&page=${page}`);
      domains.push(...answer.results.map(({ company_domain }) => company_domain));
      page = answer.next_page;
    }

    expect(new Set(domains).size).toBe(domains.length);
    expect(domains.length).toBe(known.filter((company) => company.is_saas).length);
  });
});
