import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readMeeting } from '#connectors/fathom/fathom-wire.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import type { FathomMeeting } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { aCompany, aPerson } from '../testing/meetings.ts';
import { aWireMeeting } from '../testing/told-meeting.ts';
import { hashOfMeeting, takeInMeetings } from './take-in.ts';

const server = await testApp({ env: { ALLOWED_EMAIL_DOMAINS: 'firm.example' } });
const { db, config } = server;
const ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee' });
const take = async (meeting: FathomMeeting, told_at = '2026-11-02T10:00:00Z') => {
  const told = readMeeting(meeting);
  if (!told) throw new Error('no meeting');
  await takeInMeetings(db, config, [told], {
    source: 'fathom',
    told_at: new Date(told_at),
    now: new Date(told_at),
  });
  return meeting.recording_id;
};
const read = async (fathom_id: number) =>
  (
    await server.call('GET', `/api/v1/fathom-meeting-summary?fathom_id=${fathom_id}`, {
      headers: ann.headers,
    })
  ).json();
const acme = await aCompany(db, 'acme.example', 'Acme');
await db.insertInto('company_alias').values({ domain: 'acme-old.example', company_id: acme }).execute();

describe('who attended', () => {
  it('is a person by any of their addresses, and nobody new is made', async () => {
    const mira = await aPerson(db, 'Mira Sand', 'mira@acme.example', 'mira.sand@home.example');
    const people = await db.selectFrom('person').select('person_id').execute();

    const id = await take(aWireMeeting({ guests: ['MIRA.SAND@home.example', 'otto@acme.example'] }));

    const { people: shown } = await read(id);
    expect(shown).toMatchObject([
      { person_id: mira, full_name: 'Mira Sand' },
      { full_name: 'otto', email: 'otto@acme.example' },
    ]);
    expect(shown[1].person_id).toBeLessThan(0);
    expect(await db.selectFrom('person').select('person_id').execute()).toEqual(people);
  });

  it('may have no address, or no name; each still counts', async () => {
    const id = await take(
      aWireMeeting({
        calendar_invitees: [
          { name: 'Ines', email: null, is_external: true },
          { name: 'Ivo', is_external: true },
          { name: null, email: 'x@acme.example' },
        ],
      }),
    );

    expect((await read(id)).meeting_base.attendee_count).toBe(3);
    expect((await read(id)).people.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
      'Ines',
      'Ivo',
      'x@acme.example',
    ]);
  });

  it('without an address becomes one person, and nobody else', async () => {
    const id = await take(
      aWireMeeting({
        calendar_invitees: [
          { name: 'Ines', is_external: true },
          { name: 'Ivo', is_external: true },
        ],
      }),
    );
    const [ines] = (await read(id)).people;

    const answer = await server.call('POST', '/api/v1/fathom-attendee-person', {
      headers: ann.headers,
      payload: { fathom_id: id, attendee: ines.person_id },
    });

    expect(answer.json().data.person).toMatchObject({ name: 'Ines' });
    const after = (await read(id)).people;
    expect(after.filter(({ person_id }: { person_id: number }) => person_id > 0)).toHaveLength(1);
    const { affinity_id } = answer.json().data.person;
    const met = await server.call('GET', `/api/v1/people/${affinity_id}/appearances`, {
      headers: ann.headers,
    });
    expect(met.json().data.meetings).toHaveLength(1);
  });
});

describe('the companies that attended', () => {
  const companies = async (guests: string[]) =>
    (await read(await take(aWireMeeting({ guests })))).companies.map(
      ({ name, is_known }: { name: string; is_known: boolean }) => [name, is_known],
    );

  it.each<[string, string[], unknown[]]>([
    ['by the domain of an address', ['a@acme.example'], [['Acme', true]]],
    ['by an alias, and once', ['a@acme-old.example', 'b@acme.example'], [['Acme', true]]],
    ['by a domain that lies under theirs', ['a@mail.acme.example'], [['Acme', true]]],
    ['also when nobody knows them yet', ['a@stranger.example'], [['stranger.example', false]]],
    ['but not by free mail', ['a@gmail.com', 'b@proton.me', 'c@acme.example'], [['Acme', true]]],
    ['and not ourselves', ['bo@firm.example', 'x@sub.firm.example', 'c@acme.example'], [['Acme', true]]],
  ])('are found %s', async (_how, guests, expected) => {
    expect(await companies(guests)).toEqual(expected);
  });

  it('are none where many share the domain, or where the firm blocked it', async () => {
    await db.insertInto('shared_domain').values({ domain: 'builder.example' }).execute();
    await db
      .insertInto('submission')
      .values({
        template: 'blocked-domains',
        state: 'published',
        created_by: ann.user_id,
        created_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
        answers: JSON.stringify({ domain: 'blocked.example' }),
      })
      .execute();

    expect(await companies(['a@builder.example', 'b@blocked.example', 'c@eu.blocked.example'])).toEqual([]);
  });

  it('are linked when somebody adds them later', async () => {
    const id = await take(aWireMeeting({ guests: ['a@later.example'] }));

    await aCompany(db, 'later.example', 'Later');

    expect((await read(id)).companies).toMatchObject([{ name: 'Later', is_known: true }]);
  });
});

describe('a summary', () => {
  // FATH-053
  it('is Markdown, made HTML', async () => {
    const markdown =
      '# Top\n\n**Bold** and [link](https://acme.example)\n\n1. One\n2. Two\n\n| a | b |\n|---|---|\n| 1 | 2 |';

    const id = await take(aWireMeeting({ default_summary: { markdown_formatted: markdown } }));

    const { html_summary } = (await read(id)).meeting_base;
    for (const part of ['<h1>Top</h1>', '<b>Bold</b>|<strong>Bold</strong>', '<li>One</li>', '<td>1</td>'])
      expect(html_summary).toMatch(new RegExp(part));
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '![x](javascript:alert(1))',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '`<script>`\n\n<math><mtext><script>alert(1)</script></mtext></math>',
    '<style>*{background:url(https://evil.example)}</style>',
    '<form action=https://evil.example><button>x</button></form>',
    '[x]: javascript:alert(1)\n\n[x]',
    '<details open ontoggle=alert(1)>',
  ])('that is hostile runs nothing: %s', async (markdown) => {
    const id = await take(aWireMeeting({ default_summary: { markdown_formatted: markdown } }));

    const { html_summary } = (await read(id)).meeting_base;
    expect(html_summary).not.toMatch(
      /<script|<svg|<iframe|<style|<form|<math|\son\w+=|(?:href|src)="(?:java|data:text)/i,
    );
  });

  it.each(
    [
      ['nested without end', '>'.repeat(60_000)],
      ['numbered without end', '1. '.repeat(20_000)],
      // It is given up, twice, as it takes too long.
      ['bold without end', 'a**b'.repeat(25_000)],
    ].slice(0, process.env.ORION_TEST_LONG ? 3 : 2),
  )('that is %s holds nobody up, and is still there', async (_how, markdown) => {
    const id = await take(aWireMeeting({ default_summary: { markdown_formatted: `Words ${markdown}` } }));

    expect((await read(id)).meeting_base.html_summary).toContain('Words');
  });
});

// FATH-008
it('shows a meeting that tells nothing of itself', async () => {
  const id = await take(
    aWireMeeting({
      title: null,
      meeting_title: null,
      recording_start_time: null,
      default_summary: null,
      calendar_invitees: [{ name: 'Ines', is_external: true }],
    }),
  );

  expect((await read(id)).meeting_base).toMatchObject({
    meeting_title: '',
    meeting_start_time: null,
    html_summary: '',
    attendee_count: 1,
    company_count: 0,
  });
});

it('is the same whether the database kept what was told or not, and another in every field', async () => {
  const told = readMeeting(aWireMeeting());
  if (!told) throw new Error('no meeting');
  const { rows } = await sql<{ kept: typeof told }>`select ${JSON.stringify(told)}::jsonb as kept`.execute(
    db,
  );
  const invitee = { name: 'Ines', email: 'ines@acme.example', is_external: true };

  const hashes = [
    told,
    ...Object.keys(told).map((field) => ({ ...told, [field]: 'other' })),
    ...Object.keys(invitee).map((field) => ({ ...told, invitees: [{ ...invitee, [field]: 'other' }] })),
  ].map(hashOfMeeting);

  expect(hashOfMeeting(rows[0]?.kept ?? told)).toBe(hashes[0]);
  expect(JSON.stringify(rows[0]?.kept)).not.toBe(JSON.stringify(told));
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('lets nothing older overrule what was told later, whichever came first', async () => {
  const meeting = aWireMeeting({ meeting_title: 'Third' });
  await take(meeting, '2026-11-02T10:00:00Z');
  await take({ ...meeting, meeting_title: 'First' }, '2026-11-02T09:00:00Z');
  await take(meeting, '2026-11-02T12:00:00Z');
  const id = await take({ ...meeting, meeting_title: 'Second' }, '2026-11-02T11:00:00Z');

  expect((await read(id)).meeting_base.meeting_title).toBe('Third');
});
