import fc from 'fast-check';
import { CompiledQuery, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';
import { testDatabase } from '#server/testing/test-database.ts';
import { contributionsOf, scoreOf } from '../../ranking.rules.ts';
import { scoresOf } from './ranking.scores.ts';

const YEAR = 2026;
const ROWS = 500;
const PLACES = [
  ['Oakland', 'California', 'United States'],
  ['SAN JOSE', 'CA', 'USA'],
  ['San Jose', 'San José', 'Costa Rica'],
  ['Dublin', null, 'Ireland'],
  ['Dublin', 'California', null],
  ['Des Moines', 'Iowa', 'us'],
  ['St. Helena', '', 'United States of America'],
  ['Montréal', 'Québec', 'Canada'],
  ['', null, 'MEXICO'],
  [null, 'california', 'United States'],
  ['Zürich', null, null],
  [null, null, null],
] as const;
const growth = fc.option(
  fc.oneof(
    fc.double({ min: -150, max: 400, noNaN: true }),
    fc.constantFrom(0, 100, 5e-324, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  ),
);
const near = (...edges: number[]) =>
  fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -1, max: 1 })).map(([edge, by]) => edge + by);
const company = fc.record({
  employee_count: fc.option(fc.oneof(fc.nat(3000), near(1, 20, 200, 2000))),
  year_founded: fc.option(fc.oneof(fc.integer({ min: 1850, max: 2030 }), near(2001, 2021))),
  total_funding_usd: fc.option(fc.oneof(fc.nat(2_000_000_000), near(1, 5_000_000, 500_000_000))),
  growth_6m: growth,
  growth_1y: growth,
  growth_2y: growth,
  place: fc.constantFrom(...PLACES),
  is_saas: fc.boolean(),
  status: fc.option(fc.constantFrom('Private', 'Public', 'Acquired', 'Closed')),
});

async function addRandomCompanies(db: Kysely<DB>) {
  const companies = fc
    .sample(company, ROWS)
    .map(({ place: [hq_city, hq_state, hq_country], ...rest }, index) => ({
      company_domain: `company-${index}.example`,
      company_name: `Company ${index}`,
      hq_city,
      hq_state,
      hq_country,
      ...rest,
    }));
  await db.insertInto('company').values(companies).execute();
  return new Map(companies.map((one) => [one.company_domain, one]));
}

// RANK-011
it('scores in PostgreSQL as in TypeScript, whatever is known of a company', async () => {
  const { db } = await testDatabase();
  const companies = await addRandomCompanies(db);
  const cities = await db.selectFrom('bay_area_city').select('city').execute();
  const bayArea = new Set(cities.map(({ city }) => city.toLowerCase()));

  const { rows } = await db.executeQuery<{ company_domain: string; score: number; contributions: number[] }>(
    CompiledQuery.raw(scoresOf('company'), [YEAR]),
  );

  expect(rows).toHaveLength(ROWS);
  for (const { company_domain, score, contributions } of rows) {
    const given = companies.get(company_domain);
    if (!given) throw new Error(`${company_domain} was never added`);
    const expected = contributionsOf({
      ...given,
      age: given.year_founded === null ? null : YEAR - given.year_founded,
      bay_area_city: bayArea.has(given.hq_city?.toLowerCase() ?? ''),
    });
    const message = JSON.stringify(given);
    for (const [index, points] of expected.entries())
      expect(Math.abs((contributions[index] ?? Number.NaN) - points), message).toBeLessThan(1e-9);
    expect(Math.abs(score - scoreOf(expected)), message).toBeLessThan(1.5e-6);
    expect(Math.abs(score - scoreOf(contributions)), message).toBeLessThan(1.5e-6);
  }
});
