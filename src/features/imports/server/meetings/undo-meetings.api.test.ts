import { describe, expect, it } from 'vitest';
import { aWireMeeting } from '#features/fathom/server/testing/told-meeting.ts';
import { checksums } from '../testing/import-scene.ts';
import { meetingsScene } from '../testing/meetings-scene.ts';

const { server, db, step, user_id, takeIn, meeting, guestsOf, isThere } = await meetingsScene();

describe('undoing a file of meetings', () => {
  it('takes away what it made and restores what it changed, to the letter', async () => {
    const told = aWireMeeting({ guests: ['mira@acme.example', 'old@acme.example'] });
    await takeIn([told]);
    const nameless = [{ name: 'Nobody', is_external: true }];
    const bare = { ...aWireMeeting(), calendar_invitees: nameless };
    await takeIn([bare]);
    const before = await checksums(db);

    const { id } = await takeIn(
      [
        aWireMeeting(),
        {
          ...aWireMeeting({ guests: ['new@other.example', 'mira@acme.example'] }),
          recording_id: told.recording_id,
        },
        { ...bare, meeting_title: 'Changed', default_summary: { markdown_formatted: 'Other words' } },
      ],
      'replace',
    );
    expect(await guestsOf(told.recording_id)).toEqual(['new@other.example', 'mira@acme.example']);
    const undone = await step(id, 'undo');

    expect(undone).toMatchObject({ status: 'undone', kept: [] });
    expect(await checksums(db)).toEqual(before);
  });

  it.each<[what: string, lean: (fathom_id: number) => Promise<unknown>]>([
    [
      'was associated',
      (fathom_id) =>
        db
          .updateTable('fathom_meeting')
          .set({ processed_by_orion: true, association_version: 1 })
          .where('fathom_id', '=', fathom_id)
          .execute(),
    ],
    [
      'was hidden',
      (fathom_id) =>
        db
          .updateTable('fathom_meeting')
          .set({ hidden_at: '2026-11-02T00:00:00.000Z', hidden_by: user_id })
          .where('fathom_id', '=', fathom_id)
          .execute(),
    ],
    [
      'a key has seen',
      async (fathom_id) => {
        const { key_id } = await db
          .insertInto('meeting_key')
          .values({ user_id })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ state: 'idle' }))
          .returning('key_id')
          .executeTakeFirstOrThrow();
        const seen_at = '2026-11-02T00:00:00.000Z';
        return db.insertInto('meeting_seen').values({ key_id, fathom_id, seen_at }).execute();
      },
    ],
    [
      'has a reminder',
      (fathom_id) =>
        db
          .insertInto('reminder')
          .values({
            user_id,
            source_type: 'MEETING',
            origin_id: String(fathom_id),
            schedule_date: '2027-01-01T00:00:00.000Z',
          })
          .execute(),
    ],
  ])('leaves a meeting that %s since, and names no more of it than its number', async (_what, lean) => {
    const told = aWireMeeting({ meeting_title: 'Not for everybody' });
    const other = aWireMeeting();
    const { id } = await takeIn([told, other]);
    await lean(told.recording_id);

    const undone = await step(id, 'undo');

    expect(undone.kept).toEqual([
      {
        key: `Meeting ${told.recording_id}`,
        field: null,
        message: 'It was changed or used after the import, so it was kept.',
      },
    ]);
    expect(await isThere(told.recording_id)).toBe(true);
    expect(await isThere(other.recording_id)).toBe(false);
  });

  it('leaves what was told anew since, and what people did with a meeting', async () => {
    const [told, associated] = [aWireMeeting(), aWireMeeting()];
    await takeIn([told, associated]);
    const { id } = await takeIn(
      [
        { ...told, meeting_title: 'By file' },
        { ...associated, meeting_title: 'By file' },
      ],
      'replace',
    );
    server.clock.advance(60_000);
    await takeIn([{ ...told, meeting_title: 'Later' }], 'replace');
    await db
      .updateTable('fathom_meeting')
      .set({ processed_by_orion: true, associated_name: 'Acme' })
      .where('fathom_id', '=', associated.recording_id)
      .execute();

    const { kept } = await step(id, 'undo');

    expect(kept).toEqual([
      expect.objectContaining({ key: `Meeting ${told.recording_id}`, field: 'meeting' }),
    ]);
    expect((await meeting(told.recording_id))?.meeting_title).toBe('Later');
    expect(await meeting(associated.recording_id)).toMatchObject({
      meeting_title: associated.meeting_title,
      associated_name: 'Acme',
    });
  });
});
