import { describe, expect, it } from 'vitest';
import { MINUTE, meetingsApp } from '../testing/meetings-app.ts';
import { aWireMeeting } from '../testing/told-meeting.ts';

const { server, db, clock, keys, simulator, ann, call, run, runQueued, connections, ownKey, keptIds } =
  await meetingsApp();
describe('a key of one’s own', () => {
  it('is tried, sealed, and used at once', async () => {
    keys['ann-key'] = [aWireMeeting()];

    const answer = await ownKey('PUT', { api_key: 'ann-key' });

    expect(answer.json()).toMatchObject({ has_key: true, include_internal: false, state: 'waiting' });
    await runQueued();
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
    await runQueued();
    expect(await keptIds()).toEqual([]);

    expect((await ownKey('PATCH', { include_internal: true })).json()).toMatchObject({
      include_internal: true,
    });
    await run();

    expect(await keptIds()).toEqual([internal.recording_id]);
    await ownKey('PATCH', { include_internal: false });
    clock.advance(25 * 60 * MINUTE);
    await run();
    expect(await keptIds()).toEqual([internal.recording_id]);
  });

  it('is forgotten when told; what it brought stays', async () => {
    keys['ann-key'] = [aWireMeeting()];
    await ownKey('PUT', { api_key: 'ann-key' });
    await runQueued();

    expect((await ownKey('DELETE')).json()).toMatchObject({ has_key: false, state: 'not_configured' });

    clock.advance(25 * 60 * MINUTE);
    const asked = simulator.asked.length;
    await db.deleteFrom('meeting_key').where('user_id', 'is', null).execute();
    await run();
    expect(simulator.asked.slice(asked).map(({ search }) => search)).toHaveLength(1);
    expect(await keptIds()).toHaveLength(1);
  });

  it('is not run for somebody who left', async () => {
    const bo = await server.signIn({ email_address: 'bo@firm.example', full_name: 'Bo' });
    keys['ann-key'] = [aWireMeeting()];
    await call('PUT', '/api/v1/meeting-key', { headers: bo.headers, payload: { api_key: 'ann-key' } });
    await db.updateTable('staff').set({ active: false }).where('user_id', '=', bo.user_id).execute();

    await runQueued();

    expect(await keptIds()).toEqual([]);
    await db
      .updateTable('staff')
      .set({ email_address: 'bo-left@firm.example' })
      .where('user_id', '=', bo.user_id)
      .execute();
  });
});
