import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { meetingCalls } from './testing/meeting-calls.ts';
import { aCompany, aMeeting, aPerson } from './testing/meetings.ts';

let server: TestApp;
let ann: Signed;
let ben: Signed;
let mira: number;
let acme: number;
let get: ReturnType<typeof meetingCalls>['get'];
let post: ReturnType<typeof meetingCalls>['post'];

const listed = async (who: Signed, query = '') => {
  const { body } = await get(who, `/fathom-ai-summaries${query}`);
  return (body.results as { meeting_title: string }[]).map(({ meeting_title }) => meeting_title);
};

beforeAll(async () => {
  server = await testApp();
  ({ get, post } = meetingCalls(server));
  ann = await server.signIn({ full_name: 'Ann Lee', email_address: 'Ann@firm.example' });
  ben = await server.signIn({ full_name: 'Ben Okoro', email_address: 'ben@firm.example' });
  const { db } = server;
  acme = await aCompany(db, 'acme.example', 'Acme');
  mira = await aPerson(db, 'Mira Sand', 'mira@acme.example', 'mira@home.example');
  await aMeeting(db, {
    fathom_id: 1,
    meeting_title: 'Pumps',
    meeting_start_time: '2026-01-05T15:30:00Z',
    html_summary: '<h2>Summary</h2><p>Pumps for Ohio.</p>',
    plain: 'Summary\nPumps for Ohio, a cold rollout.',
    guests: ['mira@HOME.example', 'stranger@acme.example', 'ann@firm.example'],
    domains: ['acme.example', 'unknown.example'],
  });
  await aMeeting(db, {
    fathom_id: 2,
    meeting_title: 'Valves',
    scoper: 'BEN@firm.example',
    meeting_start_time: '2026-01-07T23:59:59Z',
    processed_by_orion: true,
    associated_type: 'companies',
    associated_external_id: acme,
    associated_name: 'Acme',
    external_link: '/explore?company=acme.example',
    plain: 'The rollout in Ohio was cold. Ohio rollout.',
  });
  await aMeeting(db, { fathom_id: 3, meeting_title: '' });
});

describe('GET /fathom-ai-summaries', () => {
  // FATH-066, FATH-070, API-098
  it('lists every meeting with its counts, newest first, those without a date last', async () => {
    const { body } = await get(ann, '/fathom-ai-summaries');

    expect(body.count).toBe(3);
    expect(body.results.map(({ fathom_id }: { fathom_id: number }) => fathom_id)).toEqual([2, 1, 3]);
    expect(body.results[1]).toEqual({
      fathom_id: 1,
      meeting_title: 'Pumps',
      meeting_start_time: '2026-01-05T15:30:00.000Z',
      scoper: 'ann@firm.example',
      attendee_count: 3,
      company_count: 2,
      processed_by_orion: false,
      external_link: null,
      is_hidden: false,
      is_deleted: false,
    });
    expect(body.results[0].external_link).toBe('http://127.0.0.1:3000/explore?company=acme.example');
  });

  // FATH-066, FATH-019
  it('narrows by the days, the creator and whether it is associated', async () => {
    expect(await listed(ann, '?meeting_start_from=2026-01-06T00:00:00Z')).toEqual(['Valves']);
    expect(
      await listed(ann, '?meeting_start_from=2026-01-05T00:00:00Z&meeting_start_to=2026-01-07T23:59:59.999Z'),
    ).toEqual(['Valves', 'Pumps']);
    expect(await listed(ann, '?meeting_start_to=2026-01-07T23:59:58Z')).toEqual(['Pumps']);
    const moment = '2026-01-05T15:30:00Z';
    expect(await listed(ann, `?meeting_start_from=${moment}&meeting_start_to=${moment}`)).toEqual(['Pumps']);
    expect(await listed(ann, '?scoper=Ben@FIRM.example')).toEqual(['Valves']);
    expect(await listed(ann, '?is_associated=false')).toEqual(['Pumps', '']);
    expect(await listed(ann, '?is_associated=true')).toEqual(['Valves']);
  });

  it.each([
    ['?meeting_start_from=yesterday', 'meeting_start_from'],
    ['?is_associated=maybe', 'is_associated'],
    ['?meeting_start_from=2026-02-01T00:00:00Z&meeting_start_to=2026-01-01T00:00:00Z', 'meeting_start_from'],
    ['?page=2', 'page'],
  ])('refuses %s by name', async (query, name) => {
    const { status, body } = await get(ann, `/fathom-ai-summaries${query}`);

    expect(status).toBe(422);
    expect(body.name).toContain(name);
  });
});

describe('GET /fathom-meeting-summary', () => {
  // FATH-068, FATH-071, FATH-072, FATH-073, API-099
  it('tells the notes, the people by any of their addresses, and the companies', async () => {
    const { body } = await get(ann, '/fathom-meeting-summary?fathom_id=1');
    const { meeting_base, people, companies, isAssociated, associated_company } = body;

    expect(meeting_base).toMatchObject({
      fathom_id: 1,
      html_summary: '<h2>Summary</h2><p>Pumps for Ohio.</p>',
      domain_details: [{ company_name: 'Acme', external_id: acme }],
      can_hide: true,
      already_associated: [],
    });
    expect(meeting_base.attendee_details).toEqual([
      { name: 'Mira Sand', external_id: mira },
      { name: 'stranger', external_id: people[1].person_id },
    ]);
    expect(people).toMatchObject([
      {
        person_id: mira,
        full_name: 'Mira Sand',
        rating: 3,
        is_colleague: false,
        in_reference_contacts: false,
      },
      { full_name: 'stranger', email: 'stranger@acme.example', rating: 0, projects: [], is_ignored: false },
      { full_name: 'ann', is_colleague: true },
    ]);
    expect(people[1].person_id).toBeLessThan(0);
    expect(companies).toMatchObject([
      {
        name: 'Acme',
        is_known: true,
        website: 'acme.example',
        growth_1m: 2,
        growth_6m: null,
        tpStatus: null,
      },
      { name: 'unknown.example', is_known: false, website: 'unknown.example', description: null },
    ]);
    expect({ isAssociated, associated_company }).toEqual({ isAssociated: false, associated_company: null });
  });

  // FATH-072, FATH-073
  it('tells how a company stands with us, and what was chosen about a person', async () => {
    const { db } = server;
    const company_id = await aCompany(db, 'bolt.example', 'Bolt');
    await db
      .updateTable('company')
      .set({ linkedin_url: 'https://linkedin.example/bolt', growth_6m: 3, growth_2y: 5 })
      .where('company_id', '=', company_id)
      .execute();
    await db
      .insertInto('tp_status_history')
      .values({ company_id, tp_status: 'PASSED', since: '2026-01-01T00:00:00Z' })
      .execute();
    await db
      .insertInto('tp_owner')
      .values({ company_id, user_id: ben.user_id, assigned_at: '2026-01-01T00:00:00Z' })
      .execute();
    const person_id = await aPerson(db, 'Otto Berg', 'otto@bolt.example');
    await db.updateTable('person').set({ is_ignored: true }).where('person_id', '=', person_id).execute();
    await db.insertInto('workboard_person').values({ workboard_id: 1, person_id }).execute();
    const tags = { projects: 'project', functions: 'function', type_of_reference: 'reference_type' };
    const chosen: Record<string, string[]> = {};
    for (const [name, kind] of Object.entries(tags)) {
      const { server_value } = await db
        .insertInto('choice')
        .values({ kind, server_value: `x-${kind}`, display_name: `X ${kind}` })
        .returning('server_value')
        .executeTakeFirstOrThrow();
      await db.insertInto('person_choice').values({ person_id, kind, server_value }).execute();
      chosen[name] = [server_value];
    }
    const { fathom_id } = await aMeeting(db, { guests: ['otto@bolt.example'], domains: ['bolt.example'] });

    const { body } = await get(ann, `/fathom-meeting-summary?fathom_id=${fathom_id}`);

    expect(body.companies).toMatchObject([
      {
        tpStatus: 'Passed',
        tpOwner: 'Ben Okoro',
        linkedin_url: 'https://linkedin.example/bolt',
        description: 'Makes pumps.',
        growth_1m: 2,
        growth_6m: 3,
        growth_1y: -4,
        growth_2y: 5,
      },
    ]);
    expect(body.people).toMatchObject([{ ...chosen, is_ignored: true, in_reference_contacts: true }]);
    await db.deleteFrom('fathom_meeting').where('fathom_id', '=', fathom_id).execute();
  });

  it.each([
    ['999', 404],
    ['0', 422],
    ['abc', 422],
    ['9999999999999999999', 422],
  ])('answers %s with %i', async (id, status) => {
    expect((await get(ann, `/fathom-meeting-summary?fathom_id=${id}`)).status).toBe(status);
  });
});

describe('a guest nobody knows', () => {
  it('becomes a person when they are needed, once', async () => {
    const { body } = await get(ann, '/fathom-meeting-summary?fathom_id=1');
    const attendee = body.people[1].person_id;

    const first = await post(ann, '/fathom-attendee-person', { fathom_id: 1, attendee });
    const again = await post(ben, '/fathom-attendee-person', { fathom_id: 1, attendee });

    expect(first.body.data.person).toMatchObject({ name: 'stranger', email: 'stranger@acme.example' });
    expect(again.body.data.person.affinity_id).toBe(first.body.data.person.affinity_id);
    const person = await server.db
      .selectFrom('person')
      .selectAll()
      .where('full_name', '=', 'stranger')
      .execute();
    expect(person).toMatchObject([{ company_id: acme }]);
    expect((await get(ann, '/fathom-meeting-summary?fathom_id=1')).body.people[1].person_id).toBe(
      first.body.data.person.affinity_id,
    );
    expect((await post(ann, '/fathom-attendee-person', { fathom_id: 2, attendee })).status).toBe(404);
  });
});

describe('GET /meetings-search', () => {
  it('finds by the words of the summary, the exact phrase first, and marks the hit', async () => {
    const { body } = await get(ben, '/meetings-search?search_term=ohio%20rollout');

    expect(body.count).toBe(2);
    expect(body.results.map(({ fathom_id }: { fathom_id: number }) => fathom_id)).toEqual([2, 1]);
    expect(body.results[0].excerpt).toContain('<mark>Ohio</mark> <mark>rollout</mark>');
    expect((await get(ben, '/meetings-search?search_term=nowhere')).body).toEqual({ results: [], count: 0 });
    expect((await get(ben, '/meetings-search?search_term=%25')).body.count).toBe(0);
  });
});

// AUTH-035, SHELL-011
describe('with the gate off', () => {
  it('answers every call with 404', async () => {
    await server.db.insertInto('feature_gate').values({ name: 'orion-fathom-tab', enabled: false }).execute();

    const statuses = [
      (await get(ann, '/fathom-ai-summaries')).status,
      (await get(ann, '/fathom-meeting-summary?fathom_id=1')).status,
      (await get(ann, '/meetings-search?search_term=ohio')).status,
      (
        await post(ann, '/associate-fathom-note', {
          fathom_id: 1,
          external_id: acme,
          external_type: 'companies',
        })
      ).status,
      (await post(ann, '/hide-fathom-meeting', { fathom_id: 1, hidden: true })).status,
    ];

    await server.db.deleteFrom('feature_gate').execute();
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });
});
