import { beforeAll, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let ann: Signed;
let mira: number;
let note: string;

beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn({ full_name: 'Ann Lee' });
  const { db } = server;
  const { company_id } = await db
    .insertInto('company')
    .values({
      company_domain: 'ferrowick.example',
      company_name: 'Ferrowick',
      linkedin_url: 'https://www.linkedin.com/company/ferrowick/',
    })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  const person = async (full_name: string, emails: string[], linkedin_url: string | null = null) => {
    const { person_id } = await db
      .insertInto('person')
      .values({ full_name, linkedin_url, company_id: full_name === 'Mira Sand' ? company_id : null })
      .returning('person_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('person_email')
      .values(emails.map((email, at) => ({ email, person_id, is_primary: at === 0 })))
      .execute();
    return person_id;
  };
  mira = await person(
    'Mira Sand',
    ['mira@sand.example', 'm.sand@ferrowick.example'],
    'https://LinkedIn.com/in/mira-sand',
  );
  await person('Otto Kern', ['otto@ferrowick.example']);
  ({ reference_id: note } = await db
    .insertInto('reference')
    .values({
      creator_id: ann.user_id,
      content: '<p>She knows pumps.</p>',
      plain: 'She knows pumps.',
      created_at: '2026-03-01T08:00:00Z',
    })
    .returning('reference_id')
    .executeTakeFirstOrThrow());
  await db.insertInto('reference_person').values({ reference_id: note, person_id: mira }).execute();
  const { meeting_id } = await db
    .insertInto('company_meeting')
    .values({
      company_id,
      subject: 'Plant tour',
      meeting_time: '2026-02-01T08:00:00Z',
      created_at: '2026-01-01',
    })
    .returning('meeting_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('meeting_participant')
    .values(['M.Sand@ferrowick.example', 'stranger@nowhere.example'].map((email) => ({ meeting_id, email })))
    .execute();
  await db
    .insertInto('fathom_meeting')
    .values({ fathom_id: 5, meeting_title: 'Call with Mira', scoper: 'ann@firm.example' })
    .execute();
  await db
    .insertInto('fathom_attendee')
    .values({ fathom_id: 5, position: 0, name: 'Mira', email: 'MIRA@sand.example' })
    .execute();
  const { workboard_id } = await db
    .insertInto('workboard')
    .values({ name: 'Advisers', type: 'people' })
    .returning('workboard_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('workboard_person').values({ workboard_id, person_id: mira }).execute();
});

const get = (path: string) => server.call('GET', `/api/v1${path}`, { headers: ann.headers });
const met = async (q: string) => (await get(`/have-we-met?q=${encodeURIComponent(q)}`)).json().data;
const names = (list: Record<string, string>[], key: string) => list.map((one) => one[key]);

it.each([
  ['a second address', 'M.SAND@ferrowick.example'],
  ['a LinkedIn address', 'https://uk.linkedin.com/in/Mira-Sand/?trk=x'],
])('finds one person by %s, with every reference, meeting and list', async (_what, text) => {
  const data = await met(text);

  expect(names(data.people, 'full_name')).toEqual(['Mira Sand']);
  expect(data.people[0].emails).toEqual(['mira@sand.example', 'm.sand@ferrowick.example']);
  expect(data.references).toEqual([
    {
      reference_id: note,
      created_at: '2026-03-01T08:00:00.000Z',
      creator: 'Ann Lee',
      people: ['Mira Sand'],
      summary: 'She knows pumps.',
    },
  ]);
  expect(data.lists).toMatchObject([{ name: 'Advisers', type: 'people', members: ['Mira Sand'] }]);
  expect(names(data.meetings, 'title')).toContain('Plant tour');
});

it('finds the company and those who are there by a domain or its LinkedIn address', async () => {
  const data = await met('www.ferrowick.example');

  expect(names(data.companies, 'company_name')).toEqual(['Ferrowick']);
  expect(names(data.people, 'full_name')).toEqual(['Mira Sand', 'Otto Kern']);
  expect(data.meetings[0]).toMatchObject({ title: 'Plant tour', at: '2026-02-01T08:00:00.000Z' });
  expect(names((await met('linkedin.com/company/Ferrowick')).companies, 'company_name')).toEqual([
    'Ferrowick',
  ]);
});

it('finds the meeting of somebody nobody wrote down', async () => {
  const data = await met('stranger@nowhere.example');

  expect([data.people, data.companies]).toEqual([[], []]);
  expect(names(data.meetings, 'title')).toEqual(['Plant tour']);
});

it('finds nothing as nothing, and refuses what names nobody', async () => {
  expect(await met('nobody@gmail.com')).toMatchObject({
    people: [],
    companies: [],
    references: [],
    lists: [],
  });
  const reply = await get('/have-we-met?q=just+words');
  expect([reply.statusCode, reply.json().name]).toEqual([
    422,
    expect.stringContaining('Enter an e-mail address'),
  ]);
  expect((await get('/have-we-met?q=%00%00%00')).statusCode).toBe(422);
});

it('names those who are spelt alike where nobody was meant', async () => {
  expect(names((await met('mira.sand@elsewhere.example')).near.people, 'full_name')).toEqual(['Mira Sand']);
  const near = (await met('ferowick.example')).near.companies;
  expect(near[0]).toMatchObject({ company_name: 'Ferrowick', tp_owners: [], tp_status: null });
  expect((await met('www.ferrowick.example')).near).toEqual({ people: [], companies: [] });
  expect((await met('nobody@gmail.com')).near.companies).toEqual([]);
});

it('shows recorded meetings only while that tab is open to the firm', async () => {
  const { data } = (await get(`/people/${mira}/appearances`)).json();

  const recorded = await server.platform.gates.isOn('orion-fathom-tab');
  expect(names(data.meetings, 'title').includes('Call with Mira')).toBe(recorded);
  expect([data.references.length, data.lists.length]).toEqual([1, 1]);
  expect((await get('/people/999999/appearances')).statusCode).toBe(404);
});
