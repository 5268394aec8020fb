import { expect, it } from 'vitest';
import { type Signed, testApp } from '#orion/server/testing/test-app.ts';
import { meetingCalls } from './testing/meeting-calls.ts';
import { aCompany, aMeeting, aPerson } from './testing/meetings.ts';

const server = await testApp();
const { get, post } = meetingCalls(server);
const ann = await server.signIn({ full_name: 'Ann Lee', email_address: 'ann@firm.example' });
const ben = await server.signIn({ full_name: 'Ben Okoro', email_address: 'ben@firm.example' });
const acme = await aCompany(server.db, 'acme.example', 'Acme');
const mira = await aPerson(server.db, 'Mira Sand', 'mira@acme.example');

const EVERY_WAY = ['remind', 'list', 'details', 'search', 'met', 'company', 'person', 'export'];

it('a hidden meeting is found by nobody but whoever recorded it, by any way', async () => {
  const { fathom_id } = await aMeeting(server.db, {
    meeting_title: 'Severance',
    scoper: ben.email,
    plain: 'secretword',
    guests: ['mira@acme.example'],
    domains: ['acme.example'],
    meeting_start_time: '2020-01-01T00:00:00Z',
  });
  const reminders = async (who: Signed) => (await get(who, '/scoper-reminders')).body.results as object[];
  const remindsOfAcme = async (who: Signed) => {
    const { body } = await post(who, '/reminders', {
      schedule_date: '2027-01-04T09:00:00Z',
      source_type: 'MEETING',
      origin_id: String(fathom_id),
    });
    const made = (await reminders(who)).find((one) => 'source' in one && body.sources?.includes(one.source));
    return JSON.stringify(made ?? null).includes('Acme');
  };
  const finds = async (who: Signed) => ({
    remind: await remindsOfAcme(who),
    list: JSON.stringify((await get(who, '/fathom-ai-summaries')).body).includes('Severance'),
    details: (await get(who, `/fathom-meeting-summary?fathom_id=${fathom_id}`)).status === 200,
    search: (await get(who, '/meetings-search?search_term=secretword')).body.count === 1,
    met: JSON.stringify((await get(who, '/have-we-met?q=acme.example')).body).includes('Severance'),
    company: JSON.stringify((await get(who, '/company-fathom-meetings?domain=acme.example')).body).includes(
      'Severance',
    ),
    person: JSON.stringify((await get(who, `/people/${mira}/appearances`)).body).includes('Severance'),
    export: (
      await server.call('GET', '/api/v1/export/meetings?format=csv', { headers: who.headers })
    ).body.includes('Severance'),
  });
  const ways = async (who: Signed) =>
    Object.entries(await finds(who)).flatMap(([way, isFound]) => (isFound ? way : []));
  expect(await ways(ann)).toEqual(EVERY_WAY);
  expect((await post(ann, '/hide-fathom-meeting', { fathom_id, hidden: true })).status).toBe(403);

  expect((await post(ben, '/hide-fathom-meeting', { fathom_id, hidden: true })).body).toEqual({
    data: { is_hidden: true },
  });

  expect(await ways(ben)).toEqual(EVERY_WAY);
  expect(await ways(ann)).toEqual([]);
  // What somebody was reminded of before tells what they wrote, and nothing of the meeting.
  expect(JSON.stringify(await reminders(ann))).not.toMatch(/Severance|secretword/);
  expect(
    (await server.call('GET', '/api/v1/export/reminders?format=csv', { headers: ann.headers })).body,
  ).not.toMatch(/Severance|secretword/);
  const write = { fathom_id, external_id: acme, external_type: 'companies' };
  expect((await post(ann, '/associate-fathom-note', write)).status).toBe(404);
  expect((await post(ann, '/hide-fathom-meeting', { fathom_id, hidden: false })).status).toBe(404);
  const attendee = -1;
  expect((await post(ann, '/fathom-attendee-person', { fathom_id, attendee })).status).toBe(404);
  await post(ben, '/hide-fathom-meeting', { fathom_id, hidden: false });
  expect(await ways(ann)).toEqual(EVERY_WAY);
});
