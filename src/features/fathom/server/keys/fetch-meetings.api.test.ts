import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fathom } from '#connectors/fathom/fathom.ts';
import { type FathomMeeting, simulateFathom } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { inventMeetings } from '#connectors/fathom/simulator/invented-meetings.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import type { InlineJobs } from '#server/testing/inline-jobs.ts';
import { aWireMeeting } from '../testing/told-meeting.ts';
import { fetchMeetings } from './fetch-meetings.ts';

const invented = (count: number) =>
  inventMeetings({
    count,
    recorder: 'ann@firm.example',
    domains: ['acme.example', 'corvaline.example'],
    newest: new Date('2026-11-01T10:00:00Z'),
  });
const keys: Record<string, FathomMeeting[]> = { firm: [], 'ann-key': [] };
const simulator = await simulateFathom({ keys });
afterAll(() => simulator.close());
const server = await testApp({
  env: { ALLOWED_EMAIL_DOMAINS: 'firm.example', FATHOM_API_KEY: 'firm' },
  platform: {
    capabilities: {
      ...withoutProviders(),
      meetings: { name: 'Fathom', provider: fathom({ url: simulator.url, retries: 0 }) },
    },
  },
});
const { db, clock } = server;
const ann = await server.signIn({
  email_address: 'ann@firm.example',
  full_name: 'Ann Lee',
  administrator: true,
});
const MINUTE = 60_000;
const signedInAt = clock.now();

/** As of the day of the sign-in, which ends long before these tests do. */
const call: typeof server.call = async (...given) => {
  const now = clock.now();
  clock.set(signedInAt);
  try {
    return await server.call(...given);
  } finally {
    clock.set(now);
  }
};

const run = async () => {
  await server.platform.jobs.enqueue('meetings.fetch', {});
  await (server.platform.jobs as InlineJobs).runQueued();
};
const kept = async () =>
  (await db.selectFrom('fathom_meeting').select('fathom_id').where('deleted_at', 'is', null).execute())
    .map(({ fathom_id }) => fathom_id)
    .sort((a, b) => a - b);
const outside = (meetings: readonly FathomMeeting[]) =>
  meetings
    .filter((one) => one.calendar_invitees_domains_type !== 'only_internal')
    .map(({ recording_id }) => recording_id)
    .sort((a, b) => a - b);
const connections = async () =>
  (await call('GET', '/api/v1/connections', { headers: ann.headers })).json().results;
const ownKey = async (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', payload?: object) =>
  call(method, '/api/v1/meeting-key', { headers: ann.headers, ...(payload && { payload }) });

beforeEach(async () => {
  await db.deleteFrom('meeting_key').execute();
  await db.deleteFrom('fathom_meeting').execute();
  Object.assign(simulator.limits, { refuseNext: 0, retryAfter: '30' });
  keys.firm = [];
  keys['ann-key'] = [];
  clock.advance(MINUTE);
});

describe('fetching meetings', () => {
  it('brings in every meeting with somebody from outside, and says how it went', async () => {
    keys.firm = invented(35);

    await run();

    expect(await kept()).toEqual(outside(keys.firm));
    const now = clock.now();
    expect((await connections())[0]).toMatchObject({
      name: 'Fathom',
      state: 'connected',
      meeting_count: 30,
      last_success_at: now.toISOString(),
      last_error: null,
      next_run_at: new Date(now.getTime() + 10 * MINUTE).toISOString(),
      can_run: true,
    });
  });

  it('waits its time, then asks for what is new alone, and for what is a day old again', async () => {
    keys.firm = [aWireMeeting({ meeting_title: 'Before', default_summary: null })];
    await run();
    const asked = simulator.asked.length;
    await run();
    expect(simulator.asked).toHaveLength(asked);

    clock.advance(11 * MINUTE);
    const [first] = keys.firm;
    keys.firm = [
      aWireMeeting({ created_at: clock.now().toISOString() }),
      { ...first, created_at: clock.now().toISOString(), meeting_title: 'After' } as FathomMeeting,
    ];
    await run();

    expect(simulator.asked.at(-1)?.searchParams.get('created_after')).not.toBeNull();
    expect(
      (await db.selectFrom('fathom_meeting').select('meeting_title').orderBy('fathom_id').execute())[0],
    ).toEqual({ meeting_title: 'After' });
    expect(await kept()).toHaveLength(2);
  });

  it('goes on where it was when it was ended in the middle, and reads no page twice', async () => {
    keys.firm = invented(60);
    await run();
    await db.deleteFrom('fathom_meeting').execute();
    await db
      .updateTable('meeting_key')
      .set({ swept_at: null, next_run_at: clock.now().toISOString() })
      .execute();
    const { key_id } = await db.selectFrom('meeting_key').select('key_id').executeTakeFirstOrThrow();
    const asked = simulator.asked.length;
    const stop = new AbortController();
    const page = server.platform.capabilities.meetings.provider?.pageOf;
    let pages = 0;
    const counting = {
      ...server.platform,
      capabilities: {
        ...server.platform.capabilities,
        meetings: {
          name: 'Fathom',
          provider: {
            ...(server.platform.capabilities.meetings.provider as never as ReturnType<typeof fathom>),
            pageOf: async (...given: Parameters<NonNullable<typeof page>>) => {
              pages += 1;
              if (pages === 3) stop.abort();
              return (page as NonNullable<typeof page>)(...given);
            },
          },
        },
      },
    };
    await fetchMeetings(counting, key_id, stop.signal);
    expect((await kept()).length).toBeGreaterThan(0);
    expect((await kept()).length).toBeLessThan(outside(keys.firm).length);

    await run();

    expect(await kept()).toEqual(outside(keys.firm));
    expect(simulator.asked.length - asked).toBe(6);
  });

  it('is left to one worker at a time; who died with it is waited for two minutes', async () => {
    keys.firm = invented(5);
    await run();
    await db
      .updateTable('meeting_key')
      .set({ next_run_at: clock.now().toISOString(), state: 'running' })
      .set({ leased_until: new Date(clock.now().getTime() + 2 * MINUTE).toISOString() })
      .execute();
    const asked = simulator.asked.length;

    await run();
    expect(simulator.asked).toHaveLength(asked);

    clock.advance(3 * MINUTE);
    await run();
    expect(simulator.asked.length).toBeGreaterThan(asked);
  });

  it('takes over what changed there, and marks what was deleted there until it is back', async () => {
    const [one, two] = [aWireMeeting({ meeting_title: 'Old title' }), aWireMeeting()];
    keys.firm = [one, two];
    await run();

    clock.advance(25 * 60 * MINUTE);
    keys.firm = [{ ...one, meeting_title: 'New title' }];
    await run();

    const rows = await db
      .selectFrom('fathom_meeting')
      .select(['fathom_id', 'meeting_title', 'deleted_at'])
      .orderBy('fathom_id')
      .execute();
    expect(rows).toEqual([
      { fathom_id: one.recording_id, meeting_title: 'New title', deleted_at: null },
      {
        fathom_id: two.recording_id,
        meeting_title: two.meeting_title,
        deleted_at: clock.now().toISOString(),
      },
    ]);
    clock.advance(25 * 60 * MINUTE);
    keys.firm = [one, two];
    await run();
    expect(await kept()).toHaveLength(2);
  });

  it('keeps what people did with a meeting when it changes there', async () => {
    const meeting = aWireMeeting();
    keys.firm = [meeting];
    await run();
    await db
      .updateTable('fathom_meeting')
      .set({
        processed_by_orion: true,
        external_link: '/x',
        hidden_at: clock.now().toISOString(),
        hidden_by: ann.user_id,
      })
      .execute();
    const guest = db.selectFrom('fathom_attendee').select(['attendee_id', 'email']);
    const before = await guest.executeTakeFirst();

    clock.advance(25 * 60 * MINUTE);
    keys.firm = [{ ...meeting, meeting_title: 'Changed', default_summary: null }];
    await run();

    expect(await db.selectFrom('fathom_meeting').selectAll().executeTakeFirst()).toMatchObject({
      meeting_title: 'Changed',
      processed_by_orion: true,
      external_link: '/x',
      hidden_by: ann.user_id,
      html_summary: '<h2>Summary</h2>\n<ul>\n<li>Pumps</li>\n</ul>',
    });
    expect(await guest.executeTakeFirst()).toEqual(before);
  });

  it('is left alone for as long as it asks, and goes on by itself', async () => {
    keys.firm = invented(30);
    await run();
    clock.advance(25 * 60 * MINUTE);
    simulator.limits.refuseNext = 1;
    simulator.limits.retryAfter = '900';

    await run();

    const [row] = await connections();
    expect(row).toMatchObject({
      state: 'slowed',
      last_error: 'Rate limit reached. It continues by itself.',
      next_run_at: new Date(clock.now().getTime() + 15 * MINUTE).toISOString(),
    });
    clock.advance(16 * MINUTE);
    await run();
    expect((await connections())[0]).toMatchObject({ state: 'connected', last_error: null });
  });

  it('begins the list anew when its place is no longer known', async () => {
    keys.firm = invented(30);
    await run();
    await db
      .updateTable('meeting_key')
      .set({ run: 'sweep', run_started_at: clock.now().toISOString(), cursor: 'lost' })
      .set({ next_run_at: clock.now().toISOString() })
      .execute();

    await run();
    expect((await connections())[0]).toMatchObject({ state: 'failed' });
    clock.advance(2 * MINUTE);
    await run();

    expect((await connections())[0]).toMatchObject({ state: 'connected', meeting_count: 26 });
  });

  it('passes over what cannot be read, and keeps the rest of the page', async () => {
    const good = aWireMeeting();
    keys.firm = [{ recording_id: 'odd' } as never, good, null as never].filter(Boolean);

    await run();

    expect(await kept()).toEqual([good.recording_id]);
  });
});

describe('a key of one’s own', () => {
  it('is tried, sealed, and used at once', async () => {
    keys['ann-key'] = [aWireMeeting()];

    const answer = await ownKey('PUT', { api_key: 'ann-key' });

    expect(answer.json()).toMatchObject({ has_key: true, include_internal: false, state: 'waiting' });
    await (server.platform.jobs as InlineJobs).runQueued();
    expect((await ownKey('GET')).json()).toMatchObject({ state: 'connected', meeting_count: 1 });
    const { sealed_key } = await db
      .selectFrom('meeting_key')
      .select('sealed_key')
      .where('user_id', '=', ann.user_id)
      .executeTakeFirstOrThrow();
    expect(sealed_key).not.toContain('ann-key');
    expect(JSON.stringify([answer.json(), await connections()])).not.toContain('ann-key');
    const events = await db.selectFrom('audit_event').selectAll().execute();
    expect(JSON.stringify(events)).not.toContain('ann-key');
  });

  it('that Fathom refuses is not kept', async () => {
    const answer = await ownKey('PUT', { api_key: 'wrong' });

    expect([answer.statusCode, answer.json().name]).toEqual([
      422,
      'Fathom refused this key. Check it and try again.',
    ]);
    expect((await ownKey('GET')).json()).toMatchObject({ has_key: false, state: 'not_configured' });
  });

  it('brings internal meetings in only for who wants theirs', async () => {
    const own = {
      calendar_invitees_domains_type: 'only_internal',
      guests: ['ann@firm.example', 'bo@firm.example'],
    };
    const [internal, other] = [
      aWireMeeting(own),
      aWireMeeting({ ...own, recorded_by: { email: 'bo@firm.example' } }),
    ];
    keys['ann-key'] = [internal, other];
    await ownKey('PUT', { api_key: 'ann-key' });
    await (server.platform.jobs as InlineJobs).runQueued();
    expect(await kept()).toEqual([]);

    expect((await ownKey('PATCH', { include_internal: true })).json()).toMatchObject({
      include_internal: true,
    });
    await run();

    expect(await kept()).toEqual([internal.recording_id]);
    await ownKey('PATCH', { include_internal: false });
    clock.advance(25 * 60 * MINUTE);
    await run();
    expect(await kept()).toEqual([internal.recording_id]);
  });

  it('is forgotten when told; what it brought stays', async () => {
    keys['ann-key'] = [aWireMeeting()];
    await ownKey('PUT', { api_key: 'ann-key' });
    await (server.platform.jobs as InlineJobs).runQueued();

    expect((await ownKey('DELETE')).json()).toMatchObject({ has_key: false, state: 'not_configured' });

    clock.advance(25 * 60 * MINUTE);
    const asked = simulator.asked.length;
    await db.deleteFrom('meeting_key').where('user_id', 'is', null).execute();
    await run();
    expect(simulator.asked.slice(asked).map(({ search }) => search)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it('is not run for somebody who left', async () => {
    const bo = await server.signIn({ email_address: 'bo@firm.example', full_name: 'Bo' });
    keys['ann-key'] = [aWireMeeting()];
    await call('PUT', '/api/v1/meeting-key', { headers: bo.headers, payload: { api_key: 'ann-key' } });
    await db.updateTable('staff').set({ active: false }).where('user_id', '=', bo.user_id).execute();

    await (server.platform.jobs as InlineJobs).runQueued();

    expect(await kept()).toEqual([]);
    await db
      .updateTable('staff')
      .set({ email_address: 'bo-left@firm.example' })
      .where('user_id', '=', bo.user_id)
      .execute();
  });
});

describe('the connections page', () => {
  const post = async (path: string) => call('POST', `/api/v1/connections/${path}`, { headers: ann.headers });

  it('says in words why a key does not hold, tests it, and runs it now', async () => {
    delete keys.firm;
    await run();
    const [row] = await connections();
    expect(row).toMatchObject({ state: 'refused', last_error: 'The key was refused. Enter a new one.' });

    expect((await post(`${row.connection_id}/test`)).json()).toEqual({
      ok: false,
      message: 'The key was refused. Enter a new one.',
    });
    keys.firm = [aWireMeeting()];
    expect((await post(`${row.connection_id}/test`)).json()).toEqual({ ok: true, message: 'Connected' });
    expect((await post(`${row.connection_id}/run`)).statusCode).toBe(200);
    await (server.platform.jobs as InlineJobs).runQueued();
    expect((await connections())[0]).toMatchObject({ state: 'connected', meeting_count: 1 });
  });

  it('lists the webhook and the CRM also while they are not set up', async () => {
    expect((await connections()).slice(-2)).toMatchObject([
      { connection_id: 'fathom-webhook', state: 'not_configured' },
      { connection_id: 'crm', state: 'not_configured' },
    ]);
    expect((await post('fathom-999/run')).statusCode).toBe(404);
    expect((await post('nothing/test')).statusCode).toBe(404);
  });
});
