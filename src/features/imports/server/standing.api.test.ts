import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums } from './testing/import-scene.ts';
import { HEAD, standingScene } from './testing/standing-scene.ts';

const {
  server,
  db,
  user_id,
  step,
  check,
  changes,
  decide,
  takeIn,
  overwrite,
  bo,
  dataOf,
  standing,
  historyOf,
  setStatus,
  own,
} = await standingScene();

describe('a file that tells where companies stand', () => {
  it('sets it for new ones, with the history of one who does it by hand, and undoes it exactly', async () => {
    const before = await checksums(db);
    const { id, novelties } = await check(
      `${HEAD}a.example,A,prospect,"Ray, Bo",Spring\nb.example,B,In Conversation,${bo.email}; ann lee,spring\n`,
    );
    expect(novelties).toEqual([{ kind: 'bucket', name: 'Spring', companies: 2 }]);
    await step(id, 'commit');

    expect(await standing('a.example')).toEqual(['PROSPECT', 'Bo Ray', 'Spring']);
    expect(await standing('b.example')).toEqual(['IN_CONVERSATION', 'Bo Ray & Ann Lee', 'Spring']);
    expect(await historyOf('b.example')).toEqual([['IN_CONVERSATION', 'Ann Lee']]);
    const found = await dataOf<{ total_count: number }>('/pipeline-records?tp_status_value=PROSPECT');
    expect(found.total_count).toBe(1);

    expect(await step(id, 'undo')).toMatchObject({ kept: [], undo: { removes: 2, restores: 0 } });
    expect(await checksums(db)).toEqual(before);
  });

  it('loses a cell it cannot read, never the row, and tells which', async () => {
    const { bad_cells, counts } = await check(
      `${HEAD}c.example,C,Someday,Zoe Nobody,\nd.example,D,someday,Sam Hill,\ne.example,E,n/a,Ann Lee; Zoe Nobody,"${'x'.repeat(121)}"\n`,
    );

    expect(counts).toEqual({ ...NO_COUNTS, create: 3 });
    expect(bad_cells).toMatchObject([
      { field: 'tp_status', reason: expect.stringMatching(/^is not one of Prospect, /), cells: 2 },
      {
        field: 'tp_owners',
        reason: 'is not someone who can own companies; write an e-mail address',
        cells: 2,
        values: [{ text: 'Zoe Nobody' }, { text: 'Ann Lee; Zoe Nobody' }],
      },
      { field: 'tp_owners', reason: expect.stringContaining('several colleagues'), cells: 1 },
      { field: 'bucket', reason: expect.stringContaining('longer than 120'), cells: 1 },
    ]);
  });

  it('fills what is empty, asks about what a person set, and follows what was chosen', async () => {
    const under = await takeIn(
      `${HEAD}fill.example,Fill,,,\nfiled.example,Filed,Prospect,Bo Ray,Old\ntyped.example,Typed,,,\nsame.example,Same,Prospect,Bo Ray,Old\n`,
    );
    await setStatus('typed.example', 'DILIGENCE');
    await own('typed.example', ['Ann Lee']);
    const before = await checksums(db);
    const rows = ['fill', 'filed', 'typed']
      .map((name) => `${name}.example,${name[0]?.toUpperCase()}${name.slice(1)},Passed,Ann Lee; Bo Ray,New`)
      .join('\n');
    const file = `${HEAD}${rows}\nsame.example,Same,PROSPECT,bo ray,old\n`;
    const { id, counts } = await check(file);

    expect(counts).toEqual({ ...NO_COUNTS, update: 1, differ: 1, conflict: 1, unchanged: 1 });
    expect((await changes(id)).results.map(({ fields }) => fields)).toEqual([
      [
        { field: 'bucket', kind: 'empty', ours: null, theirs: 'New' },
        { field: 'tp_owners', kind: 'empty', ours: null, theirs: ['Ann Lee', 'Bo Ray'] },
        { field: 'tp_status', kind: 'empty', ours: null, theirs: 'Passed' },
      ],
      [
        { field: 'bucket', kind: 'differs', ours: 'Old', theirs: 'New' },
        { field: 'tp_owners', kind: 'differs', ours: ['Bo Ray'], theirs: ['Ann Lee', 'Bo Ray'] },
        { field: 'tp_status', kind: 'differs', ours: 'Prospect', theirs: 'Passed' },
      ],
      [
        { field: 'tp_owners', kind: 'typed', ours: ['Ann Lee'], theirs: ['Ann Lee', 'Bo Ray'] },
        { field: 'tp_status', kind: 'typed', ours: 'Diligence', theirs: 'Passed' },
        { field: 'bucket', kind: 'empty', ours: null, theirs: 'New' },
      ],
    ]);
    expect((await changes(id, 'search=diligence')).count).toBe(1);

    await step(id, 'commit');
    expect(await standing('fill.example')).toEqual(['PASSED', 'Ann Lee & Bo Ray', 'New']);
    expect(await standing('filed.example')).toEqual(['PROSPECT', 'Bo Ray', 'Old']);
    expect(await standing('typed.example')).toEqual(['DILIGENCE', 'Ann Lee', 'New']);
    await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);

    await step(id, 'check');
    await decide(id, 'replace');
    await decide(id, 'skip', 1);
    server.clock.advance(1000);
    await step(id, 'commit', { existing: 'replace' });
    expect(await standing('fill.example')).toEqual([null, '', null]);
    expect(await standing('filed.example')).toEqual(['PASSED', 'Bo Ray & Ann Lee', 'New']);
    expect(await standing('typed.example')).toEqual(['PASSED', 'Ann Lee & Bo Ray', 'New']);
    expect(await historyOf('typed.example')).toEqual([
      ['PASSED', 'Ann Lee'],
      ['DILIGENCE', 'Ann Lee'],
    ]);
    await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);
    await step(under.id, 'undo');
  });

  it('alerts who watches the company, but not who imports, and not of what is undone', async () => {
    await takeIn('domain,name\nwatched.example,Watched\n');
    const { company_id } = await db
      .selectFrom('company')
      .select('company_id')
      .where('company_domain', '=', 'watched.example')
      .executeTakeFirstOrThrow();
    for (const watcher of [user_id, bo.user_id])
      await db
        .insertInto('alert_subscription')
        .values({ user_id: watcher, company_id, created_at: server.clock.now().toISOString() })
        .execute();
    const before = await checksums(db);
    const { id } = await takeIn(`${HEAD}watched.example,Watched,Passed,,\n`);

    const alerts = await db.selectFrom('alert').select(['user_id', 'type', 'facts']).execute();
    expect(alerts).toEqual([
      { user_id: bo.user_id, type: 'status', facts: { by: 'Ann Lee', status: 'Passed', from: null } },
    ]);
    server.clock.advance(1);
    const later = await overwrite(`${HEAD}watched.example,Watched,Portfolio,,\n`);
    const newest = await db
      .selectFrom('alert')
      .select('facts')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(newest?.facts).toEqual({ by: 'Ann Lee', status: 'Portfolio', from: 'Passed' });
    await step(id, 'undo');
    await step(later.id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });
});
