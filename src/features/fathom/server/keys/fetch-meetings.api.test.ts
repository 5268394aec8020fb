import { describe, expect, it } from 'vitest';
import type { fathom } from '#connectors/fathom/fathom.ts';
import type { FathomMeeting } from '#connectors/fathom/simulator/fathom-simulator.ts';
import { inventMeetings } from '#connectors/fathom/simulator/invented-meetings.ts';
import { MINUTE, meetingsApp } from '../testing/meetings-app.ts';
import { aWireMeeting } from '../testing/told-meeting.ts';
import { fetchMeetings } from './fetch-meetings.ts';

const { server, db, clock, keys, simulator, ann, run, connections, keptIds } = await meetingsApp();
const invented = (count: number) =>
  inventMeetings({
    count,
    recorder: 'ann@firm.example',
    domains: ['acme.example', 'corvaline.example'],
    newest: new Date('2026-11-01T10:00:00Z'),
  });
const outside = (meetings: readonly FathomMeeting[]) =>
  meetings
    .filter((one) => one.calendar_invitees_domains_type !== 'only_internal')
    .map(({ recording_id }) => recording_id)
    .sort((a, b) => a - b);

describe('fetching meetings', () => {
  it('brings in every meeting with somebody from outside, and says how it went', async () => {
    keys.firm = invented(35);

    await run();

    expect(await keptIds()).toEqual(outside(keys.firm));
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
    expect(await keptIds()).toHaveLength(2);
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
    expect((await keptIds()).length).toBeGreaterThan(0);
    expect((await keptIds()).length).toBeLessThan(outside(keys.firm).length);

    await run();

    expect(await keptIds()).toEqual(outside(keys.firm));
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
    expect(await keptIds()).toHaveLength(2);
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
      last_error: 'Rate limit reached. Orion continues automatically.',
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

    expect(await keptIds()).toEqual([good.recording_id]);
  });
});
