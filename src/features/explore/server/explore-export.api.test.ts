import { beforeAll, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { type Known, scatterCompanies } from './testing/scattered-companies.ts';

let server: TestApp;
let ann: Signed;
let known: Known[];
beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn();
  known = await scatterCompanies(server.db, ann.user_id, server.clock.now());
});

const file = (query: string) =>
  server.call('GET', `/api/v1/discovery/export?${query}`, { headers: ann.headers });
const domainsOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
    .sort((a, b) => (a < b ? -1 : 1));

it('streams every company that passes the filters', async () => {
  const reply = await file('is_saas=true&hq_country=Canada');

  expect(reply.headers['content-disposition']).toMatch(/orion-explore-\d{4}-\d\d-\d\d\.csv/);
  expect(domainsOf(reply.body)).toEqual(
    known
      .filter(({ is_saas, hq_country }) => is_saas && hq_country === 'Canada')
      .map(({ company_domain }) => company_domain)
      .sort(),
  );
});

it('streams only the companies that are named', async () => {
  const chosen = known.slice(3, 6).map(({ company_domain }) => company_domain);

  expect(domainsOf((await file(chosen.map((one) => `company_domain=${one}`).join('&'))).body)).toEqual(
    chosen.sort(),
  );
});

const linesOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

it('keeps the order of the screen and tells ranks and score', async () => {
  const [head, ...lines] = linesOf((await file('is_saas=true&sort_by=growth_1y&sort_direction=desc')).body);
  const searched = await server.call(
    'GET',
    '/api/v1/discovery?is_saas=true&sort_by=growth_1y&sort_direction=desc',
    { headers: ann.headers },
  );

  expect(head?.slice(0, 5)).toEqual([
    'company_domain',
    'company_name',
    'current_rank',
    'previous_rank',
    'score',
  ]);
  const onScreen: { company_domain: string }[] = searched.json().results;
  expect(onScreen.length).toBeGreaterThan(10);
  expect(lines.slice(0, onScreen.length).map(([domain]) => domain)).toEqual(
    onScreen.map(({ company_domain }) => company_domain),
  );
});

it('without an order begins with the best rank, and those without one come last', async () => {
  const [, ...lines] = linesOf((await file('is_saas=true')).body);
  const ranks = lines.map(([, , rank]) => (rank ? Number(rank) : Number.POSITIVE_INFINITY));

  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(ranks.filter(Number.isFinite).length).toBeGreaterThan(1);
});

it('tells the eight contributions where they are asked for', async () => {
  const [plain] = linesOf((await file('is_saas=true')).body);
  const [detailed] = linesOf((await file('is_saas=true&contributions=true')).body);

  expect(plain?.filter((name) => name.startsWith('contribution_'))).toEqual([]);
  expect(detailed?.filter((name) => name.startsWith('contribution_'))).toHaveLength(8);
});

it('takes as many names in its body as an address could not hold', async () => {
  const chosen = known.slice(0, 300).map(({ company_domain }) => company_domain);
  const reply = await server.call('POST', '/api/v1/discovery/export', {
    headers: ann.headers,
    payload: { company_domain: chosen, sort_by: 'year_founded', sort_direction: 'asc' },
  });

  expect(reply.statusCode).toBe(200);
  expect(domainsOf(reply.body)).toEqual(chosen.sort((a, b) => (a < b ? -1 : 1)));
  const none = await server.call('POST', '/api/v1/discovery/export', {
    headers: ann.headers,
    payload: { company_domain: [] },
  });
  expect(none.statusCode).toBe(422);
});

it('is an Excel file where asked', async () => {
  const reply = await file('is_saas=true&format=xlsx');

  expect(reply.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(reply.headers['content-disposition']).toMatch(/\.xlsx/);
  expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it.each(['employee_count=lots', 'colour=red', 'company_domain='])('refuses %s', async (query) => {
  expect((await file(query)).json()).toMatchObject({ code: 422 });
});
