import { beforeAll, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { addProjects, aPerson } from '../testing/firm.ts';

let server: TestApp;
let ann: Signed;
let ben: Signed;

beforeAll(async () => {
  server = await testApp();
  server.clock.set('2026-03-04T10:00:00Z');
  ann = await server.signIn({ full_name: 'Ann Lee' });
  ben = await server.signIn({ full_name: 'Ben Okoro' });
  await addProjects(server.db, 'Atlas', 'Beacon');
  await server.db
    .insertInto('company')
    .values([
      { company_domain: 'ferrowick.example', company_name: 'Ferrowick' },
      { company_domain: 'zephyr.example', company_name: 'Zephyr' },
    ])
    .execute();
});

const TEXT = '<p>A note.</p>';
const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = ann) =>
  server.call(method, `/api/v1${path}`, { headers: who.headers, ...(payload && { payload }) });
const recorded = async (more: object = {}) =>
  (await send('POST', '/references', { content: TEXT, ...more })).json().data;
const change = (reference_id: string, body: object, who = ann) =>
  send('PUT', `/references/${reference_id}`, { content: TEXT, version: 1, ...body }, who);
const mentionsOf = async (domain: string, reference_id: string) =>
  (await send('GET', `/mentions?company_domain=${domain}`))
    .json()
    .mentions.filter(({ source }: { source: string }) => source === reference_id).length;
const lastEvent = () =>
  server.db.selectFrom('audit_event').selectAll().orderBy('event_id', 'desc').executeTakeFirstOrThrow();

// API-011, CONV-055
it('gives a note that names nobody its people, companies, projects and day, and counts it as incomplete', async () => {
  const mira = await aPerson(server.db, { full_name: 'Mira Sand', email: 'mira@sand.example' });
  const { reference_id } = await recorded();
  const incomplete = async () => (await send('GET', '/conversations/incomplete')).json().counts;
  const before = await incomplete();

  const reply = await change(reference_id, {
    people: [
      { name: 'Otto Kern', email: 'otto@kern.example' },
      { name: 'Mira', person_id: mira },
    ],
    company_domains: ['https://www.zephyr.example/about', 'ferrowick.example'],
    projects: ['Atlas'],
    called_on: '2026-02-27',
  });

  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();
  expect(data).toMatchObject({
    content: TEXT,
    version: 2,
    called_on: '2026-02-27',
    projects: ['Atlas'],
    companies: [{ company_name: 'Ferrowick' }, { company_name: 'Zephyr' }],
    people: [
      { name: 'Otto Kern', projects: ['Atlas'], incomplete: true },
      { name: 'Mira Sand', projects: ['Atlas'] },
    ],
  });
  expect(await incomplete()).toBe(before + 1);
  expect((await send('GET', '/references?company_domain=zephyr.example')).json().counts).toBe(1);
  expect((await send('GET', '/conversations/all?search=Otto')).json().counts).toBe(1);
  expect(await mentionsOf('zephyr.example', reference_id)).toBe(1);
  expect(await lastEvent()).toMatchObject({ action: 'references.rewrite', object_id: reference_id });
  // Its text is the same: the history has nothing new to show.
  expect((await send('GET', `/references/${reference_id}/history`)).json().results).toHaveLength(1);
});

it('leaves what is not named, and takes away what is left out of a list', async () => {
  const { reference_id } = await recorded({
    people: [{ name: 'Nora Vale' }, { name: 'Uma Reed' }],
    company_domain: 'ferrowick.example',
    projects: ['Beacon'],
    called_on: '2026-02-27',
  });

  const text = (await change(reference_id, { content: '<p>Other.</p>' })).json().data;
  const [nora] = text.people;
  const less = await change(reference_id, {
    version: 2,
    people: [{ name: nora.name, person_id: nora.affinity_id }],
    company_domains: [],
    projects: [],
    called_on: null,
  });

  expect(text).toMatchObject({
    people: [{ name: 'Nora Vale' }, { name: 'Uma Reed' }],
    companies: [{ company_domain: 'ferrowick.example' }],
    projects: ['Beacon'],
    called_on: '2026-02-27',
  });
  expect(less.json().data).toMatchObject({ companies: [], projects: [], called_on: null, version: 3 });
  expect(less.json().data.people).toMatchObject([{ name: 'Nora Vale' }]);
  expect(await mentionsOf('ferrowick.example', reference_id)).toBe(0);
});

it('leaves no trace when all is as it was', async () => {
  const { reference_id, people } = await recorded({
    people: [{ name: 'Ida Holm' }],
    company_domain: 'ferrowick.example',
    projects: ['Beacon'],
  });
  const before = await lastEvent();

  const reply = await change(reference_id, {
    people: [{ name: 'Ida Holm', person_id: people[0].affinity_id }],
    company_domains: ['ferrowick.example'],
    projects: ['Beacon'],
    called_on: null,
  });

  expect(reply.json().data.version).toBe(1);
  expect((await lastEvent()).event_id).toBe(before.event_id);
});

it('refuses people that were named on an older version, and gives the newer back', async () => {
  const { reference_id } = await recorded();
  await change(reference_id, { people: [{ name: 'Cleo Finn' }] });

  const reply = await change(reference_id, { people: [{ name: 'Dara Moss' }] });

  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    changed_by: 'Ann Lee',
    current: { content: TEXT, version: 2, people: [{ name: 'Cleo Finn' }] },
  });
});

it('takes what several say of one person at once, and loses nothing of it', async () => {
  const mira = await aPerson(server.db, { full_name: 'Mira Busy' });
  const people = [{ name: 'Mira', person_id: mira }];
  const functions = ['Design', 'Engineering', 'Product'];
  const notes = await Promise.all(functions.map(() => recorded()));

  const replies = await Promise.all([
    ...notes.map(({ reference_id }) => change(reference_id, { people, projects: ['Atlas'] })),
    ...functions.map((name) =>
      send('POST', '/references', { content: TEXT, people, projects: ['Atlas'], functions: [name] }),
    ),
  ]);

  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    ...functions.map(() => 200),
    ...functions.map(() => 201),
  ]);
  const known = server.db.selectFrom('person_choice').select('server_value').where('person_id', '=', mira);
  const kept = await known.where('kind', '=', 'function').orderBy('server_value').execute();
  expect(kept.map(({ server_value }) => server_value)).toEqual(functions.toSorted());
});

it('lets nobody else name people', async () => {
  const { reference_id } = await recorded();

  expect((await change(reference_id, { people: [{ name: 'Eve Lund' }] }, ben)).statusCode).toBe(403);
});

it.each([
  [{ people: [{ name: ' ' }] }, /empty/],
  [{ people: [{ name: 'Gone', person_id: 2_000_000 }] }, /no longer in Orion/],
  [{ company_domains: ['nobody.example'] }, /no company at nobody\.example/],
  [{ projects: ['Nowhere'] }, /“Nowhere”/],
  [{ projects: ['No Project Required', 'Atlas'] }, /beside/],
  [{ called_on: '2026-03-06' }, /in the future/],
])('refuses %j and keeps nothing of the change', async (wrong, told) => {
  const { reference_id } = await recorded();

  const reply = await change(reference_id, {
    content: '<p>Changed.</p>',
    people: [{ name: 'Fay Birk' }],
    ...wrong,
  });

  expect(reply.statusCode).toBe(422);
  expect(JSON.stringify(reply.json())).toMatch(told);
  const read = (await send('GET', `/conversations?reference_id=${reference_id}`)).json().data;
  expect(read).toMatchObject({ content: TEXT, version: 1, people: [] });
});
