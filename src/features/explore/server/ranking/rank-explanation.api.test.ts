import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { explore } from '../explore.handlers.ts';
import { recomputeRanking } from './ranking.recompute.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [explore] });
  ann = await server.signIn();
  await sql`insert into company (company_domain, company_name, employee_count, hq_city, hq_state, hq_country, is_saas)
    values ('oxbow.example', 'Oxbow', 5, 'Des Moines', 'Iowa', 'United States', true),
      ('rival.example', 'Rival', 30, 'Des Moines', 'Iowa', 'United States', true)`.execute(server.db);
});

const explain = async (domain: string) =>
  (
    await server.call('GET', `/api/v1/discovery/rank-explanation?company_domain=${domain}`, {
      headers: ann.headers,
    })
  ).json();

it('says what it would count while nothing is ranked', async () => {
  const { data } = await explain('oxbow.example');

  expect(data).toMatchObject({ company_name: 'Oxbow', current: null, previous: null });
  expect(data.contributions).toHaveLength(8);
});

// RANK-011, CARD-004, CARD-005
it('adds up to the score, now and at the ranking before', async () => {
  await recomputeRanking(server.db, server.clock);
  await sql`update company set employee_count = 90 where company_domain = 'oxbow.example'`.execute(server.db);
  server.clock.advance(60_000);
  await recomputeRanking(server.db, server.clock);

  const { data } = await explain('oxbow.example');
  const sum = (key: 'points' | 'previous_points') =>
    data.contributions.reduce((total: number, one: Record<typeof key, number>) => total + one[key], 0);

  expect(data.current).toMatchObject({ rank: 1, ranked_at: server.clock.now().toISOString() });
  expect(data.previous.rank).toBe(2);
  expect(sum('points')).toBeCloseTo(data.current.score, 5);
  expect(sum('previous_points')).toBeCloseTo(data.previous.score, 5);
  expect(data.contributions[0]).toEqual({
    key: 'head_count',
    label: 'Head Count',
    most: 20,
    points: 20,
    previous_points: 5,
    sentence: '90 people, within 20–200',
  });
});

it.each([
  ['nobody.example', 404],
  ['not%20a%20domain', 422],
  ['', 422],
])('answers “%s” with %i', async (domain, code) => {
  expect(await explain(domain)).toMatchObject({ code });
});
