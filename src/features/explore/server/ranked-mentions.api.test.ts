import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { explore } from './explore.handlers.ts';

const COMPANIES = 120;

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [explore] });
  ann = await server.signIn();
  await sql`insert into company (company_domain, company_name, is_saas)
    select 'm' || i || '.example', 'Mentioned ' || i, i % 2 = 0 from generate_series(1, ${COMPANIES}::integer) i`.execute(
    server.db,
  );
  // Company i has i % 10 quips, one a month from January 2026 on; every third is of the press.
  await sql`insert into quip (company_id, quip_text, quip_type, date, source_type, source)
    select company_id, 'Quip ' || k, case when k % 3 = 0 then 'press' else 'newsletter' end,
      date '2025-12-10' + make_interval(months => k), 'NEWSLETTER', 'issue-' || k
    from company, generate_series(1, substring(company_domain from '[0-9]+')::integer % 10) k`.execute(
    server.db,
  );
});

const ask = async (query: string) => {
  const reply = await server.call('GET', `/api/v1/ranked-quip-mentions?${query}`, { headers: ann.headers });
  return reply.json<{
    code?: number;
    name?: string;
    results: { company_name: string }[];
    total_count: number | null;
    next_page: string | null;
  }>();
};
const mentionsOf = ({ company_name }: { company_name: string }) => Number(company_name.slice(10)) % 10;

// EXPL-075, API-108
it('answers the companies of quips, those with most mentions first, page by page', async () => {
  const first = await ask('');
  const second = await ask(`page=${first.next_page}`);
  const third = await ask(`page=${second.next_page}`);
  const all = [first, second, third].flatMap(({ results }) => results);

  expect(first.total_count).toBe(108);
  expect(second.total_count).toBeNull();
  expect(third.next_page).toBeNull();
  expect(new Set(all.map(({ company_name }) => company_name)).size).toBe(108);
  const counts = all.map(mentionsOf).map((n) => n - Math.floor(n / 3));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect((await ask('page=2')).results).toEqual(second.results);
});

// EXPL-075, API-108
it('counts newsletters alone unless another quip type is chosen', async () => {
  await sql`insert into company (company_domain, company_name) values ('talked.example', 'Talked about')`.execute(
    server.db,
  );
  await sql`insert into quip (company_id, quip_text, quip_type, date, source_type, source)
    select company_id, 'Said', 'podcast', date '2026-01-10', 'PODCAST', 'one' from company
    where company_domain = 'talked.example'`.execute(server.db);
  const totals = [
    await ask(''),
    await ask('newsletter_sender=podcast'),
    await ask('newsletter_sender=newsletter'),
  ];

  expect(totals.map(({ total_count }) => total_count)).toEqual([108, 1, 108]);
});

// FILT-019, FILT-020
it('counts only quips of the types and days that are asked for, and of companies that pass', async () => {
  const { total_count, results } = await ask(
    'newsletter_sender=press&from_to_date=2026-06-01,2026-06-30&is_saas=true',
  );

  expect(total_count).toBe(results.length);
  expect(results.every(({ company_name }) => Number(company_name.slice(10)) % 2 === 0)).toBe(true);
  expect(new Set(results.map(mentionsOf))).toEqual(new Set([6, 8]));
});

it.each([
  'from_to_date=2026-06-01',
  'from_to_date=2026-06-30,2026-06-01',
  'from_to_date=2026-02-01,2026-02-31',
])('refuses %s by name', async (query) => {
  expect(await ask(query)).toMatchObject({ code: 422, name: expect.stringContaining('from_to_date') });
});

it.each(['newsletter_sender=press', 'from_to_date=2026-06-01,2026-06-30', 'newsletter_mentions=true'])(
  'an export by %s holds the same companies',
  async (query) => {
    const { total_count } = await ask(query);
    const file = await server.call('GET', `/api/v1/discovery/export?${query}`, { headers: ann.headers });

    expect(file.body.trim().split('\r\n')).toHaveLength(1 + (total_count ?? 0));
  },
);

it('is kept in the history so that it can be asked again', async () => {
  server.clock.advance(1000);
  await ask('newsletter_sender=press');

  await eventually(async () => {
    const reply = await server.call('GET', '/api/v1/discovery-search-history', { headers: ann.headers });
    expect(reply.json().results.at(-1)).toMatchObject({
      filters: { newsletter_mentions: ['true'], newsletter_sender: ['press'] },
    });
  });
});
