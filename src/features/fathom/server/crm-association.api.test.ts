import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { affinityNotes } from '#connectors/affinity/affinity-notes.ts';
import { simulateAffinity } from '#connectors/affinity/simulator/affinity-simulator.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { aCompany, aMeeting } from './testing/meetings.ts';

const simulator = await simulateAffinity('crm-key', {
  organizations: [
    { id: 69, name: 'Not Acme', domain: 'not-acme.example' },
    { id: 70, name: 'Acme', domain: 'acme.example' },
  ],
  persons: [{ id: 80, primary_email: 'mira@acme.example', emails: ['mira@acme.example'] }],
});
afterAll(() => simulator.close());
const crm_notes = affinityNotes({ url: simulator.url, key: 'crm-key' });
const server = await testApp({
  platform: {
    capabilities: { ...withoutProviders(), crm_notes: { name: 'The CRM', provider: crm_notes } },
  },
});
const { db } = server;
const ann = await server.signIn({ full_name: 'Ann Lee', email_address: 'ann@firm.example' });
const ben = await server.signIn({ full_name: 'Ben Okoro', email_address: 'ben@firm.example' });
await aCompany(db, 'acme.example', 'Acme');
let fathom_id = 0;

const save = async (payload: object, key?: string, who = ann) =>
  server.call('POST', '/api/v1/associate-fathom-note', {
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
    payload: { fathom_id, ...payload },
  });
const read = async () =>
  (
    await server.call('GET', `/api/v1/fathom-meeting-summary?fathom_id=${fathom_id}`, {
      headers: ann.headers,
    })
  ).json();
const toAcme = { external_type: 'companies', external_id: 70 };

beforeEach(async () => {
  simulator.notes.splice(0);
  Object.assign(simulator.faults, { loseAnswers: 0, refuse: 0, failing: 0 });
  ({ fathom_id } = await aMeeting(db, {
    meeting_title: 'Acme <pricing>',
    meeting_start_time: '2026-11-01T10:00:00Z',
    html_summary: '<p>Pumps</p>',
    guests: ['mira@acme.example', 'otto@acme.example', 'ann@firm.example'],
    domains: ['acme.example', 'unknown.example'],
  }));
});

// FATH-021, FATH-030, FATH-069, FATH-074
describe('with a CRM', () => {
  it('offers what the CRM knows, by the ids it has there', async () => {
    const { meeting_base, companies } = await read();

    expect(meeting_base.domain_details).toEqual([{ company_name: 'Acme', external_id: 70 }]);
    expect(meeting_base.attendee_details).toEqual([{ name: 'mira', external_id: 80 }]);
    expect(companies[0].affinity_url).toBe('https://firm.affinity.co/companies/70');
  });

  it('writes the note there, and keeps where it leads', async () => {
    const answer = await save(toAcme);

    expect(answer.json()).toMatchObject({ hyperlink: 'https://firm.affinity.co/companies/70', name: 'Acme' });
    expect(simulator.notes).toMatchObject([{ type: 2, organization_ids: [70], person_ids: [] }]);
    const { content = '' } = simulator.notes[0] ?? {};
    expect(content).toContain('Acme &lt;pricing&gt; · Nov 01, 2026 · ann@firm.example');
    expect(content).toContain('<p>Pumps</p>');
    expect(content).toContain(`/fathom/${fathom_id}?note=`);
    expect(await read()).toMatchObject({ isAssociated: true, associated_company: 'Acme' });
  });

  it('writes a person’s note to the person', async () => {
    await save({ external_type: 'persons', external_id: 80 });

    expect(simulator.notes).toMatchObject([{ organization_ids: [], person_ids: [80] }]);
    expect((await read()).meeting_base.external_link).toBe('https://firm.affinity.co/persons/80');
  });

  it('writes one note for one Save, however often it is sent, also at once', async () => {
    const answers = await Promise.all([save(toAcme, 'one'), save(toAcme, 'one'), save(toAcme, 'one')]);
    await save(toAcme, 'one');

    expect(simulator.notes).toHaveLength(1);
    expect(
      answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 409),
    ).toEqual([]);
    expect((await save(toAcme, 'one')).json()).toMatchObject({ name: 'Acme' });
  });

  it('writes one note also when the answer is lost, and finds it among many', async () => {
    for (const at of [1, 2, 3, 4, 5])
      simulator.notes.push({
        id: at,
        content: `Note ${at}`,
        type: 0,
        organization_ids: [70],
        person_ids: [],
      });
    simulator.faults.loseAnswers = 1;

    const lost = await save(toAcme, 'first');
    expect(lost.statusCode).toBe(502);
    expect((await read()).isAssociated).toBe(false);
    const again = await save(toAcme, 'second');

    expect(again.statusCode).toBe(200);
    expect(simulator.notes).toHaveLength(6);
    expect(await read()).toMatchObject({ isAssociated: true });
  });

  it('tells what failed, changes nothing, and may be tried again', async () => {
    simulator.faults.refuse = 1;

    const refused = await save(toAcme);

    expect([refused.statusCode, refused.json().name]).toEqual([502, 'Upstream']);
    expect(simulator.notes).toEqual([]);
    expect(await read()).toMatchObject({ isAssociated: false, meeting_base: { processed_by_orion: false } });
    expect((await save(toAcme)).statusCode).toBe(200);
    expect(simulator.notes).toHaveLength(1);
  });

  it('takes the note back with the association, also when it is gone there already', async () => {
    const remove = () =>
      server.call('DELETE', `/api/v1/associate-fathom-note/${fathom_id}`, { headers: ann.headers });
    await save(toAcme);

    expect((await remove()).statusCode).toBe(200);
    expect(simulator.notes).toEqual([]);
    expect((await read()).isAssociated).toBe(false);

    await save(toAcme);
    simulator.notes.splice(0);
    expect((await remove()).statusCode).toBe(200);
  });

  it('writes a note for each of two Saves, and asks the second person first', async () => {
    await save({ ...toAcme, version: 0 });

    const second = await save({ external_type: 'persons', external_id: 80, version: 0 }, undefined, ben);

    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      message: expect.stringContaining('Ann Lee'),
      current: { version: 1 },
    });
    expect(simulator.notes).toHaveLength(1);
    expect(
      (await save({ external_type: 'persons', external_id: 80, version: 1 }, undefined, ben)).statusCode,
    ).toBe(200);
    expect(simulator.notes).toHaveLength(2);
  });

  it('says when the key does not hold', async () => {
    const bad = affinityNotes({ url: simulator.url, key: 'wrong' });

    await expect(bad.check()).rejects.toMatchObject({ upstream_status: 401 });
    await expect(crm_notes.check()).resolves.toBeUndefined();
  });
});
