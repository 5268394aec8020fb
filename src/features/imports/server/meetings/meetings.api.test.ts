import { describe, expect, it } from 'vitest';
import { fathom } from '#connectors/fathom/fathom.ts';
import { aMeeting } from '#features/fathom/server/testing/meetings.ts';
import { aWireMeeting } from '#features/fathom/server/testing/told-meeting.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { checksums, importScene } from '../testing/import-scene.ts';
import { commitImport } from '../writing/commit-import.ts';

const provider = fathom({ url: 'http://127.0.0.1:9' });
const { server, db, jobs, call, send, step, decide, user_id } = await importScene(
  { ALLOWED_EMAIL_DOMAINS: 'firm.example' },
  { capabilities: { ...withoutProviders(), meetings: { name: 'Fathom', provider } } },
);

const asFile = (meetings: unknown) => JSON.stringify(meetings);
const bring = (meetings: unknown, name = 'meetings.json') => send(asFile(meetings), 'meetings', name);
const check = async (meetings: unknown, name?: string) => {
  const { id } = (await bring(meetings, name)).json<{ data: { id: string } }>().data;
  await jobs.runQueued();
  return (await call('GET', `/${id}`)).json().data;
};
const takeIn = async (meetings: unknown, existing: 'fill' | 'replace' = 'fill') =>
  step((await check(meetings)).id, 'commit', { existing });
const meeting = (fathom_id: number) =>
  db.selectFrom('fathom_meeting').selectAll().where('fathom_id', '=', fathom_id).executeTakeFirst();
const guestsOf = async (fathom_id: number) =>
  (
    await db
      .selectFrom('fathom_attendee')
      .select('email')
      .where('fathom_id', '=', fathom_id)
      .orderBy('position')
      .execute()
  ).map(({ email }) => email);
const isThere = async (fathom_id: number) => (await meeting(fathom_id)) !== undefined;

describe('a file of meetings', () => {
  // FATH-074
  it('is checked at once, and says what it would do before it does', async () => {
    const fresh = aWireMeeting();
    const known = aWireMeeting();
    await takeIn([known]);
    const before = await checksums(db);

    const found = await check([
      fresh,
      known,
      { ...known, title: 'no id', recording_id: 0 },
      aWireMeeting({ guests: ['bob@firm.example'] }),
    ]);

    expect(found).toMatchObject({
      entity: 'meetings',
      status: 'checked',
      headers: [],
      preview: [],
      counts: { create: 1, update: 0, differ: 0, unchanged: 1, conflict: 0, rejected: 2 },
      problems: [
        { line: 1, field: 'recording_id', message: expect.stringContaining('a meeting: recording_id') },
        { line: 1, field: 'calendar_invitees', message: expect.stringContaining('Nobody from outside') },
      ],
    });
    expect(await checksums(db)).toEqual(before);
  });

  it.each([
    ['an array', (meetings: object[]) => asFile(meetings)],
    ['a page', (items: object[]) => asFile({ limit: 10, next_cursor: null, items })],
    ['pages one after the other', (all: object[]) => all.map((one) => asFile({ items: [one] })).join('\n')],
    ['a list of pages', (all: object[]) => asFile(all.map((one) => ({ items: [one] })))],
    ['a meeting on each line', (all: object[]) => all.map(asFile).join('\n')],
    ['UTF-16', (all: object[]) => Buffer.from(`\ufeff${asFile(all)}`, 'utf16le')],
  ])('may be %s', async (_what, write) => {
    const meetings = [aWireMeeting({ meeting_title: 'Zürich 東京' }), aWireMeeting()];
    const { id } = (await send(write(meetings), 'meetings', 'export')).json().data;
    await jobs.runQueued();

    const { counts } = await step(id, 'commit');

    expect(counts).toMatchObject({ create: 2, rejected: 0 });
    expect((await meeting(meetings[0]?.recording_id ?? 0))?.meeting_title).toBe('Zürich 東京');
  });

  it('is taken in by the rules of those that come by themselves', async () => {
    const told = aWireMeeting({
      guests: ['ann@firm.example', 'mira@gmail.com', 'max@mail.corvaline.example'],
      default_summary: {
        markdown_formatted: '## Hi\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1))',
      },
    });
    const { company_id } = await db
      .insertInto('company')
      .values({ company_domain: 'corvaline.example', company_name: 'Corvaline' })
      .returning('company_id')
      .executeTakeFirstOrThrow();

    await takeIn([told]);

    const kept = await meeting(told.recording_id);
    expect(kept).toMatchObject({ attendee_count: 3, company_count: 1, source: 'import', hidden_at: null });
    expect(kept?.html_summary).toContain('<h2>Hi</h2>');
    expect(kept?.html_summary).not.toMatch(/onerror|javascript/);
    expect(
      await db
        .selectFrom('fathom_company')
        .select(['company_id', 'company_domain'])
        .where('fathom_id', '=', told.recording_id)
        .execute(),
    ).toEqual([{ company_id, company_domain: 'mail.corvaline.example' }]);
  });

  it('brings each meeting once, the last of those with one id', async () => {
    const first = aWireMeeting({ meeting_title: 'First' });

    const { id, notes } = await check([first, { ...first, meeting_title: 'Second' }]);
    const { counts } = await step(id, 'commit');

    expect(notes).toEqual(['1 row speaks about a meeting that comes again below: the last one counts.']);
    expect(counts).toMatchObject({ create: 1, unchanged: 0 });
    expect((await meeting(first.recording_id))?.meeting_title).toBe('Second');
    expect((await takeIn([{ ...first, meeting_title: 'Second' }])).counts).toMatchObject({
      create: 0,
      unchanged: 1,
    });
  });

  it('leaves what is here as it is, unless the file is to count', async () => {
    const told = aWireMeeting({ meeting_title: 'Ours' });
    await takeIn([told]);
    const other = { ...told, meeting_title: 'Theirs' };

    const kept = await takeIn([other]);
    expect(kept.counts).toMatchObject({ differ: 1, update: 0 });
    expect((await meeting(told.recording_id))?.meeting_title).toBe('Ours');

    const replaced = await takeIn([other], 'replace');
    expect(replaced.counts).toMatchObject({ differ: 0, update: 1 });
    expect((await meeting(told.recording_id))?.meeting_title).toBe('Theirs');
  });

  it('does not bring back what was deleted where it came from', async () => {
    const told = aWireMeeting();
    await takeIn([told]);
    await db
      .updateTable('fathom_meeting')
      .set({ deleted_at: '2026-01-01T00:00:00.000Z' })
      .where('fathom_id', '=', told.recording_id)
      .execute();

    await takeIn([{ ...told, meeting_title: 'Again' }], 'replace');

    expect(await meeting(told.recording_id)).toMatchObject({
      meeting_title: 'Again',
      deleted_at: '2026-01-01T00:00:00.000Z',
    });
  });

  it.each([
    ['a table', 'domain,name\na.example,A\n', /where an object/],
    ['nothing', '', /empty/],
    ['an empty list', '[]', /no meeting/],
    ['an empty page', '{"items": [], "next_cursor": null}', /no meeting/],
    ['half a list', '[{"recording_id": 1', /./],
  ])('that is %s is refused', async (_what, file, words) => {
    const reply = await send(file, 'meetings', 'meetings.json');

    expect(reply.statusCode).toBe(422);
    expect(reply.json().message).toMatch(words);
  });

  it('is refused while the gate is closed', async () => {
    await db.insertInto('feature_gate').values({ name: 'orion-fathom-tab', enabled: false }).execute();
    try {
      expect((await bring([aWireMeeting()])).statusCode).toBe(404);
    } finally {
      await db.deleteFrom('feature_gate').execute();
    }
  });

  it('goes on where a killed commit was, and counts each meeting once', async () => {
    const meetings = Array.from({ length: 25 }, () => aWireMeeting());
    const { id } = await check(meetings);
    await call('POST', `/${id}/commit`, {});
    let batches = 0;

    await expect(
      commitImport(
        server.platform,
        id,
        (done) => {
          batches += 1;
          if (done > 0 && batches === 3) throw new Error('killed');
        },
        10,
      ),
    ).rejects.toThrow('killed');
    await jobs.runQueued();

    const record = (await call('GET', `/${id}`)).json().data;
    expect(record).toMatchObject({ status: 'committed', counts: { create: 25 } });
  });
});

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

describe('a hidden meeting', () => {
  it('is left alone by a file of somebody else, and its report tells nothing of it', async () => {
    const { user_id: hider } = await server.signIn();
    const told = aWireMeeting({ meeting_title: 'Whispered', recorded_by: { email: 'hider@firm.example' } });
    await aMeeting(db, {
      fathom_id: told.recording_id,
      meeting_title: 'Kept secret',
      hidden_at: '2026-11-02T00:00:00.000Z',
      hidden_by: hider,
    });
    const before = await meeting(told.recording_id);

    const found = await check([told, { ...told, recording_id: 0 }]);
    const done = await step(found.id, 'commit', { existing: 'replace' });
    await decide(found.id, 'replace');
    const rejected = (await call('GET', `/${found.id}/rejected`)).body;

    expect(done.counts).toMatchObject({ create: 0, update: 0, unchanged: 1, rejected: 1 });
    expect(await meeting(told.recording_id)).toEqual(before);
    for (const text of [JSON.stringify(found), JSON.stringify(done), rejected])
      expect(text).not.toMatch(/Whispered|Kept secret|Pumps|mira/);
    expect(rejected.trim().split('\n')).toHaveLength(2);
  });
});
