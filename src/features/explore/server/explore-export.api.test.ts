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

it.each(['employee_count=lots', 'colour=red', 'company_domain='])('refuses %s', async (query) => {
  expect((await file(query)).json()).toMatchObject({ code: 422 });
});
