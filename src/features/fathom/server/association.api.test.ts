import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { aCompany, aMeeting, aPerson } from './testing/meetings.ts';

let server: TestApp;
let ann: Signed;
let ben: Signed;
let acme: number;
let mira: number;
let fathom_id: number;

const send = async (who: Signed, payload: object, key?: string) => {
  const headers = { ...who.headers, ...(key && { 'idempotency-key': key }) };
  const answer = await server.call('POST', '/api/v1/associate-fathom-note', { headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const read = async () =>
  (
    await server.call('GET', `/api/v1/fathom-meeting-summary?fathom_id=${fathom_id}`, {
      headers: ann.headers,
    })
  ).json();
const remove = async (who: Signed) =>
  server.call('DELETE', `/api/v1/associate-fathom-note/${fathom_id}`, { headers: who.headers });

beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn({ full_name: 'Ann Lee', email_address: 'ann@firm.example' });
  ben = await server.signIn({ full_name: 'Ben Okoro', email_address: 'ben@firm.example' });
  acme = await aCompany(server.db, 'acme.example', 'Acme');
  mira = await aPerson(server.db, 'Mira Sand', 'mira@acme.example');
});
beforeEach(async () => {
  ({ fathom_id } = await aMeeting(server.db, {
    guests: ['mira@acme.example', 'otto@acme.example', 'ann@firm.example'],
    domains: ['acme.example', 'unknown.example'],
  }));
});

describe('without a relationship system', () => {
  // FATH-069, FATH-030, FATH-032, API-100
  it('keeps the association, and the link leads to the company in Orion', async () => {
    const { status, body } = await send(ann, { fathom_id, external_type: 'companies', external_id: acme });

    expect(status).toBe(200);
    expect(body).toEqual({
      hyperlink: 'http://127.0.0.1:3000/explore?company=acme.example',
      name: 'Acme',
      version: 1,
    });
    expect(await read()).toMatchObject({
      isAssociated: true,
      associated_company: 'Acme',
      meeting_base: {
        processed_by_orion: true,
        external_link: body.hyperlink,
        associated_by: 'Ann Lee',
        already_associated: [{ name: 'Acme', external_id: acme, external_type: 'companies' }],
      },
    });
  });

  // FATH-074
  it('keeps one with a person, and makes a person of a guest nobody knew', async () => {
    const known = await send(ann, { fathom_id, external_type: 'persons', external_id: mira });
    expect(known.body.hyperlink).toBe(`http://127.0.0.1:3000/conversations?who=${mira}`);

    const { meeting_base } = await read();
    const otto = meeting_base.attendee_details[1];
    expect(otto.external_id).toBeLessThan(0);
    const { body } = await send(ann, { fathom_id, external_type: 'persons', external_id: otto.external_id });

    const person = await server.db
      .selectFrom('person')
      .select('person_id')
      .where('full_name', '=', 'otto')
      .executeTakeFirstOrThrow();
    expect(body.hyperlink).toBe(`http://127.0.0.1:3000/conversations?who=${person.person_id}`);
    expect((await read()).meeting_base.already_associated).toEqual([
      { name: 'otto', external_id: person.person_id, external_type: 'persons' },
    ]);
  });

  it.each([
    ['a company that was not there', { external_type: 'companies', external_id: 999_999 }],
    ['a colleague', { external_type: 'persons', external_id: -1 }],
    ['a kind that is none', { external_type: 'deals', external_id: 1 }],
    ['half a number', { external_type: 'companies', external_id: 1.5 }],
  ])('refuses %s', async (_what, target) => {
    expect((await send(ann, { fathom_id, ...target })).status).toBe(422);
    expect((await read()).isAssociated).toBe(false);
  });

  it('is taken back, and can be made again', async () => {
    await send(ann, { fathom_id, external_type: 'companies', external_id: acme });

    expect((await remove(ben)).json()).toEqual({ version: 2 });

    expect(await read()).toMatchObject({
      isAssociated: false,
      associated_company: null,
      meeting_base: { external_link: null, already_associated: [] },
    });
    expect(
      (await send(ben, { fathom_id, external_type: 'companies', external_id: acme, version: 2 })).body
        .version,
    ).toBe(3);
  });

  it('asks the second of two who associate at once, and does what they then say', async () => {
    const version = (await read()).meeting_base.association_version;
    const mine = { fathom_id, external_type: 'persons', external_id: mira, version };
    await send(ben, { fathom_id, external_type: 'companies', external_id: acme, version });

    const refused = await send(ann, mine);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message: 'Ben Okoro associated this meeting with Acme. Review and try again.',
      current: { associated_name: 'Acme', associated_by: 'Ben Okoro', version: version + 1 },
    });
    expect((await read()).associated_company).toBe('Acme');

    const { current } = refused.body;
    expect((await send(ann, { ...mine, version: current.version })).status).toBe(200);
    expect(await read()).toMatchObject({
      associated_company: 'Mira Sand',
      meeting_base: { already_associated: [{ name: 'Mira Sand' }] },
    });
  });

  it('is one association and one event of the audit trail, however often one Save is sent', async () => {
    const body = { fathom_id, external_type: 'companies', external_id: acme, version: 0 };

    const answers = await Promise.all(
      ['s1', 's1', 's1'].map((key) => send(ann, body, `${fathom_id} ${key}`)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([1]));
    const events = await server.db
      .selectFrom('audit_event')
      .orderBy('event_id')
      .select('event_id')
      .where('object_id', '=', String(fathom_id))
      .where('object_type', '=', 'meeting')
      .execute();
    expect(events).toHaveLength(1);
  });
});
