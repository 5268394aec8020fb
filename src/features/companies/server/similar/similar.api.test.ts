import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';
import type { SimilarCompany } from '../../similar.contract.ts';

const { db, call, signIn } = await testApp();
const ann = await signIn();

const base = { hq_city: 'Oslo', hq_country: 'Norway', year_founded: 2018, employee_count: 80, is_saas: true };
const add = (company_domain: string, description: string, more: object = {}) =>
  db
    .insertInto('company')
    .values({ company_domain, company_name: company_domain, description, ...base, ...more })
    .execute();
const cardsLike = async (domain: string) => {
  const reply = await call('GET', `/api/v1/recommended-companies?domain=${domain}`, { headers: ann.headers });
  return reply.json<{ results: SimilarCompany[] }>().results;
};
const similarTo = async (domain: string) =>
  (await cardsLike(domain)).map((company) => company.company_domain);

// PIPE-026
it('finds those of the same trade first, nearer in size, place and age before farther, never itself', async () => {
  await add('own.example', 'Payroll software for hotels and restaurants');
  await add('near.example', 'Payroll software for hotels');
  await add('far.example', 'Payroll software for hotels', {
    hq_city: 'Lima',
    hq_country: 'Peru',
    year_founded: 1990,
    employee_count: 9000,
  });
  await add('other.example', 'Steel pumps that dry out mines');

  expect(await similarTo('own.example')).toEqual(['near.example', 'far.example']);
  expect((await cardsLike('own.example'))[0]).toMatchObject({
    hq_city: 'Oslo',
    year_founded: 2018,
    tp_status: null,
    tp_owners: [],
    scopers_who_viewed: [],
    previous_rank: null,
  });
});

it('answers nobody for a company of which nothing is known, and at most ten for one like many', async () => {
  await sql`insert into company (company_domain, company_name) values ('bare.example', 'Bare')`.execute(db);
  for (let n = 0; n < 12; n += 1) await add(`twin-${n}.example`, 'Drones that survey vineyards');

  expect(await similarTo('bare.example')).toEqual([]);
  expect(await similarTo('twin-0.example')).toHaveLength(10);
  const { statusCode } = await call('GET', '/api/v1/recommended-companies?domain=nobody.example', {
    headers: ann.headers,
  });
  expect(statusCode).toBe(404);
});
