import { beforeAll, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { addProjects, aPerson } from '../testing/firm.ts';

let server: TestApp;
let ann: Signed;

beforeAll(async () => {
  server = await testApp();
  server.clock.set('2026-03-04T10:00:00Z');
  ann = await server.signIn({ full_name: 'Ann Lee' });
  await addProjects(server.db, 'Atlas', 'Beacon');
});

const record = (body: object) =>
  server.call('POST', '/api/v1/references', {
    headers: ann.headers,
    payload: { content: '<p>A note.</p>', ...body },
  });
const choices = async (kind: string) => {
  const { data } = (
    await server.call('GET', '/api/v1/conversations/meta-data', { headers: ann.headers })
  ).json();
  return data[kind].map(({ server_value }: { server_value: string }) => server_value) as string[];
};

// REF-040, CONV-062
it('records what is known of somebody new, so that nothing is born incomplete', async () => {
  const [job = ''] = await choices('functions');
  const [type = ''] = await choices('reference_types');

  const reply = await record({
    people: [{ name: 'Otto Kern', email: 'otto@kern.example' }],
    projects: ['Atlas'],
    functions: [job],
    reference_types: [type],
    rating: 3,
    called_on: '2026-02-27',
  });

  expect(reply.statusCode).toBe(201);
  const { data } = reply.json();
  expect(data).toMatchObject({ called_on: '2026-02-27', all_projects: ['Atlas'] });
  expect(data.people).toMatchObject([
    { projects: ['Atlas'], functions: [job], reference_type: [type], rating: 3, incomplete: false },
  ]);
});

it('adds to what is known of somebody, and leaves what nobody spoke of', async () => {
  const [one = '', other = ''] = await choices('functions');
  const known = { full_name: 'Mira Sand', email: 'mira@sand.example', rating: 2 };
  const person_id = await aPerson(server.db, { ...known, functions: [one], projects: ['Beacon'] });

  const first = await record({
    people: [{ name: 'Mira', person_id }],
    projects: ['Atlas'],
    functions: [other, one],
  });
  const second = await record({ people: [{ name: 'Mira', person_id }], rating: 3 });

  expect(first.json().data.people).toMatchObject([{ projects: ['Beacon'], rating: 2 }]);
  expect(new Set(first.json().data.people[0].functions)).toEqual(new Set([one, other]));
  expect(second.json().data.people).toMatchObject([{ projects: ['Beacon'], rating: 3 }]);
});

it.each([
  [{ functions: ['Juggling'] }, '“Juggling” is not a function that can be chosen (functions).'],
  [{ reference_types: ['Rumour'] }, '“Rumour” is not a reference type that can be chosen (reference_types).'],
  [{ rating: 77 }, 'rating must be one of'],
  [{ called_on: '2026-02-30' }, 'called_on'],
  [{ called_on: '0001-01-01' }, 'The date of the call is too long ago. Check the year.'],
  [{ called_on: '1899-12-31' }, 'The date of the call is too long ago. Check the year.'],
  [{ called_on: '2026-03-06' }, 'The date of the call is in the future. Choose today or earlier.'],
  [{ called_on: '9999-12-31' }, 'The date of the call is in the future. Choose today or earlier.'],
])('refuses %j and keeps nothing of the note', async (wrong, message) => {
  const before = await server.db.selectFrom('reference').select('reference_id').execute();

  const reply = await record({ people: [{ name: 'Nora Vale' }], ...wrong });

  expect(reply.statusCode).toBe(422);
  expect(JSON.stringify(reply.json())).toContain(message);
  expect(await server.db.selectFrom('reference').select('reference_id').execute()).toEqual(before);
  const nora = server.db.selectFrom('person').select('person_id').where('full_name', '=', 'Nora Vale');
  expect(await nora.execute()).toEqual([]);
});
