import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyFilters } from '#kernel/filters.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { discoveryFilters } from '../explore.filters.ts';
import { SORTS } from '../sort.rules.ts';
import { explore } from './explore.handlers.ts';
import {
  columnCases,
  type FilterCase,
  filterCases,
  inside,
  NOW,
  range,
  SENTENCES,
} from './testing/filter-cases.ts';
import { type Known, scatterCompanies } from './testing/scattered-companies.ts';

const CASES = process.env.ORION_TEST_LONG ? 500 : 40;

let server: TestApp;
let ann: Signed;
let known: Known[];
beforeAll(async () => {
  server = await testApp({ features: [explore] });
  server.clock.set(NOW);
  ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee' });
  known = await scatterCompanies(server.db, ann.user_id, NOW);
  const created_at = NOW.toISOString();
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
    const keys = Object.keys(filterCases);
    const combined = fc
      .subarray(keys, { minLength: 1, maxLength: 4 })
      .chain((picked) => fc.tuple(...picked.map((key) => filterCases[key] as fc.Arbitrary<FilterCase>)));

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

  it.each(Object.entries(discoveryFilters as AnyFilters).filter(([, { column }]) => column !== 'panel'))(
    'by %s alone finds exactly the rows whose column says so',
    async (key, { kind, column, least = -Infinity }) => {
      const { rows } = await sql<{ company_domain: string; value: number | boolean | string | null }>`
      select company_domain, ${sql.ref(`d.${column}`)} as value from discovery d join company using (company_id)`.execute(
        server.db,
      );
      const given = [...new Set(rows.map(({ value }) => value))].filter(
        (value) => value !== null && (typeof value !== 'number' || value >= least),
      );

      for (const value of given.length > 0 ? given.slice(0, 5) : [1])
        for (const [query, holds] of columnCases[kind as keyof typeof columnCases](key, value))
          expect((await everyPage(query)).sort(), query).toEqual(
            rows
              .filter((row) => holds(row.value))
              .map(({ company_domain }) => company_domain)
              .sort(),
          );
    },
  );

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

  it('knows a place and a tag from the moment they are there', async () => {
    expect(await total('hq_city=Newtown')).toBe(0);
    await sql`insert into company (company_domain, company_name, hq_city) values ('new.example', 'New', 'Newtown')`.execute(
      server.db,
    );
    expect(await total('hq_city=Newtown')).toBe(1);
    await sql`update company set hq_state = 'Newland' where company_domain = 'new.example'`.execute(
      server.db,
    );
    expect(await total('hq_city=Newtown&hq_state=Newland')).toBe(1);
    await sql`delete from company where company_domain = 'new.example'`.execute(server.db);
    expect(await total('hq_city=Newtown')).toBe(0);
  });

  // FILT-092
  it('takes a year to come for what it is, whatever the panel lets be typed', async () => {
    const year = NOW.getUTCFullYear();
    const founded = known.flatMap((company) => company.year_founded ?? []);

    expect(await total(range('year_founded', year + 4))).toBe(
      founded.filter((one) => one >= year + 4).length,
    );
    expect(await total(range('year_founded', 2190))).toBe(0);
    expect(await total(range('year_founded', year))).toBe(founded.filter((one) => one >= year).length);
    expect(await total(range('year_founded', undefined, 2200))).toBe(founded.length);
  });

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
    ['is_saas=true&is_saas=false', 'is_saas must have one value.'],
    [
      'employee_count=LESS_THAN_OR_EQUAL_TO:50&employee_count=LESS_THAN_OR_EQUAL_TO:500',
      'employee_count must have one bound of each kind.',
    ],
    ['sort_by=password', 'sort_by must be one of'],
    ['page=0', 'Page must be what next_page answered'],
    ['page=nonsense', 'Page must be what next_page answered'],
    ['page=201', 'Page must be what next_page answered'],
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
    await sql`update discovery set current_rank = 100000 - current_rank`.execute(server.db);
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
