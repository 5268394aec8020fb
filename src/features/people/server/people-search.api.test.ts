import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

const server = await testApp();
const { headers } = await server.signIn();
const search = async (term: string) =>
  (
    await server.call('GET', `/api/v1/people-search?search_term=${encodeURIComponent(term)}`, { headers })
  ).json<{
    results: { full_name: string; emails: string[] }[];
  }>().results;
const names = async (term: string) => (await search(term)).map(({ full_name }) => full_name);
const add = async (full_name: string, ...emails: string[]) => {
  const payload = { full_name, emails };
  expect((await server.call('POST', '/api/v1/people', { headers, payload })).statusCode).toBe(201);
};

await add('Clara Winter', 'clara@winter.example', 'cw@studio.example');
await add('Clara Winterbourne', 'cwb@moor.example');
await add('Anna Clara Winter', 'acw@moor.example');
await add('Tomas Reyes', 'reyes.t@harbor.example');
await add('100%_Person');

describe('GET /people-search', () => {
  it('gives the exact name first, then names that begin so, then names like it', async () => {
    expect(await names('clara winter')).toEqual(['Clara Winter', 'Clara Winterbourne', 'Anna Clara Winter']);
  });

  it.each([
    ['a misspelt name', 'tomas reys', 'Tomas Reyes'],
    ['a last name', 'reyes', 'Tomas Reyes'],
    ['an address', 'REYES.T@harbor.example', 'Tomas Reyes'],
    ['a second address', 'cw@studio', 'Clara Winter'],
    ['signs that mean something elsewhere', '100%_', '100%_Person'],
  ])('finds a person by %s', async (_way, term, name) => {
    expect((await names(term))[0]).toBe(name);
  });

  it('tells who they are', async () => {
    expect((await search('clara@winter.example'))[0]).toEqual({
      person_id: expect.any(Number),
      full_name: 'Clara Winter',
      emails: ['clara@winter.example', 'cw@studio.example'],
      job_title: null,
      company_domain: null,
      company_name: null,
    });
  });

  it.each(['%%%', '___', "' or 1=1--", 'xyzzy'])('finds nobody by %j', async (term) => {
    expect(await search(term)).toEqual([]);
  });

  it('answers with 15 at most', async () => {
    const people = Array.from({ length: 40 }, (_, at) => ({ full_name: `Quentin ${at}` }));
    await server.db.insertInto('person').values(people).execute();

    expect(await names('quentin')).toHaveLength(15);
  });

  it('asks for three characters', async () => {
    const reply = await server.call('GET', '/api/v1/people-search?search_term=%20ab', { headers });

    expect(reply.json()).toMatchObject({ code: 422, name: 'search_term must have at least 3 characters.' });
  });
});
