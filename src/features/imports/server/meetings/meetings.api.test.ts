import { describe, expect, it } from 'vitest';
import { aMeeting } from '#features/fathom/server/testing/meetings.ts';
import { aWireMeeting } from '#features/fathom/server/testing/told-meeting.ts';
import { checksums } from '../testing/import-scene.ts';
import { meetingsScene } from '../testing/meetings-scene.ts';
import { commitImport } from '../writing/commit-import.ts';

const { server, db, jobs, call, send, step, decide, asFile, bring, check, takeIn, meeting } =
  await meetingsScene();

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

    expect(notes).toEqual(['1 row repeats a meeting listed again below. The last one is used.']);
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

describe('a hidden meeting', () => {
  it('is left alone by a file of somebody else, and its report tells of it as of one that nobody has', async () => {
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

    for (const { counts } of [found, done])
      expect(counts).toMatchObject({ create: 1, update: 0, unchanged: 0, rejected: 1 });
    expect(await meeting(told.recording_id)).toEqual(before);
    for (const text of [JSON.stringify(found), JSON.stringify(done), rejected])
      expect(text).not.toMatch(/Whispered|Kept secret|Pumps|mira/);
    expect(rejected.trim().split('\n')).toHaveLength(2);
  });
});
