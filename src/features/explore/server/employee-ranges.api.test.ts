import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { explore } from './explore.handlers.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [explore] });
  ann = await server.signIn();
  await sql`insert into company (company_domain, company_name, employee_count, employee_range) values
    ('ten.example', 'Ten', 10, null), ('many.example', 'Many', 1500, null), ('none.example', 'Nobody knows', null, null),
    ('some.example', 'Some', null, '11-50'), ('huge.example', 'Huge', null, '10001+')`.execute(server.db);
});

const ask = async (query: string) => {
  const reply = await server.call('GET', `/api/v1/discovery?${query}`, { headers: ann.headers });
  return reply
    .json<{ results: { company_name: string }[] }>()
    .results.map(({ company_name }) => company_name);
};
const least = (count: number) => `employee_count=GREATER_THAN_OR_EQUAL_TO:${count}`;
const most = (count: number) => `employee_count=LESS_THAN_OR_EQUAL_TO:${count}`;

it.each([
  [`${least(20)}&${most(30)}`, ['Some']],
  [least(1000), ['Huge', 'Many']],
  [`${least(50)}&${most(20)}`, []],
])('a range of employees passes where it may hold the number: %s', async (query, names) => {
  expect((await ask(query)).toSorted()).toEqual(names);
});

// RANK-016
it('a range of employees has the size that its least has, and loses it with the number', async () => {
  const bySize = () => ask('sort_by=company_size&sort_direction=desc');
  expect(await bySize()).toEqual(['Huge', 'Many', 'Some', 'Ten', 'Nobody knows']);

  await sql`update company set employee_count = 30 where company_domain = 'huge.example'`.execute(server.db);

  expect(await bySize()).toEqual(['Many', 'Huge', 'Some', 'Ten', 'Nobody knows']);
});
