import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ImportRecord, PreviewRow } from '../import-record.contract.ts';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const scene = await importScene();
const {
  server,
  db,
  jobs,
  user_id,
  headers,
  call,
  send,
  read,
  step,
  check,
  changes,
  decide,
  takeIn,
  overwrite,
} = scene;
const bo = await server.signIn({ full_name: 'Bo Ray' });
await server.signIn({ full_name: 'Sam Hill' });
await server.signIn({ full_name: 'Sam Hill' });

const ask = (method: 'GET' | 'POST', path: string, payload?: object, who = headers) =>
  server.call(method, `/api/v1${path}`, { headers: who, ...(payload && { payload }) });
const dataOf = async <T>(path: string) => (await ask('GET', path)).json<T>();

/** Where a company stands, as the pages show it. */
async function standing(domain: string) {
  const status = await dataOf<{ data: { tp_status: string | null } }>(`/tp-status?domain=${domain}`);
  const owners = await dataOf<{ data: { tp_owners: { full_name: string }[] } }>(`/tp-owner?domain=${domain}`);
  const bucket = await db
    .selectFrom('company_bucket')
    .innerJoin('bucket', 'bucket.bucket_id', 'company_bucket.bucket_id')
    .innerJoin('company', 'company.company_id', 'company_bucket.company_id')
    .select('bucket.name')
    .where('company_domain', '=', domain)
    .executeTakeFirst();
  return [
    status.data.tp_status,
    owners.data.tp_owners.map(({ full_name }) => full_name).join(' & '),
    bucket?.name ?? null,
  ];
}
const historyOf = async (domain: string) =>
  (
    await dataOf<{ results: { tp_status: string | null; changed_by: string | null }[] }>(
      `/tp-status-history?domain=${domain}`,
    )
  ).results.map(({ tp_status, changed_by }) => [tp_status, changed_by]);
const setStatus = (domain: string, tp_status: string | null, who = headers) =>
  ask('POST', '/assign-tp-status', { domain, tp_status }, who);
const own = (domain: string, scopers: string[]) => ask('POST', '/add-tp-owner', { domain, scopers });
const fill = (domain: string, bucket_name: string) =>
  ask('POST', '/assign-bucket-to-company', { domain, bucket_name });

const HEAD = 'domain,name,pipeline status,owners,bucket\n';

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
        reason: 'is not a colleague who can own companies; write an e-mail address',
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
      { user_id: bo.user_id, type: 'status', facts: { by: 'Ann Lee', status: 'Passed' } },
    ]);
    server.clock.advance(1);
    const later = await overwrite(`${HEAD}watched.example,Watched,Portfolio,,\n`);
    await step(id, 'undo');
    await step(later.id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });
});

describe('an undo', () => {
  it('leaves alone what people changed since, and tells', async () => {
    await takeIn(`${HEAD}since.example,Since,Prospect,Bo Ray,Old\n`);
    const { id } = await overwrite(`${HEAD}since.example,Since,Diligence,Ann Lee,New\n`);
    await setStatus('since.example', 'PASSED');
    await setStatus('since.example', 'DILIGENCE');
    await own('since.example', ['Bo Ray', 'Ann Lee']);
    await fill('since.example', 'By hand');

    const { kept, undo } = await step(id, 'undo');

    const message = 'Changed after the import, so it was kept.';
    expect(kept.filter(({ key }) => key === 'since.example')).toEqual(
      expect.arrayContaining(
        ['tp_status', 'tp_owners', 'bucket'].map((field) => ({ key: 'since.example', field, message })),
      ),
    );
    expect(undo).toEqual({ removes: 0, restores: 0 });
    expect(await standing('since.example')).toEqual(['DILIGENCE', 'Ann Lee & Bo Ray', 'By hand']);
    expect((await historyOf('since.example')).map(([status]) => status)).toEqual([
      'DILIGENCE',
      'PASSED',
      'DILIGENCE',
      'PROSPECT',
    ]);
  });

  it('keeps a company it made that somebody moved since, and one that was only moved by the file goes', async () => {
    const { id } = await takeIn(
      `${HEAD}moved.example,Moved,Prospect,,\nunmoved.example,Unmoved,Prospect,Bo Ray,B\n`,
    );
    await setStatus('moved.example', null);

    const { kept } = await step(id, 'undo');

    expect(kept).toContainEqual({
      key: 'moved.example',
      field: null,
      message: 'It was changed or used after the import, so it was kept.',
    });
    expect(await scene.findCompany('unmoved.example')).toBeUndefined();
    expect(await historyOf('moved.example')).toEqual([
      [null, 'Ann Lee'],
      ['PROSPECT', 'Ann Lee'],
    ]);
  });

  it('takes back what was set before the lines of files were kept', async () => {
    await takeIn(`${HEAD}early.example,Early,,,\n`);
    const before = await checksums(db);
    const { id } = await takeIn(`${HEAD}early.example,Early,Passed,Ann Lee; Bo Ray,Then\n`);
    for (const table of ['tp_owner', 'company_bucket'] as const)
      await db
        .updateTable(table)
        .set({ import_id: null, import_line: null })
        .where('import_id', '=', id)
        .execute();
    await sql`
      update import_added set after = case jsonb_typeof(after) when 'object' then after - 'import_id' - 'import_line'
        else (select jsonb_agg(one - 'import_id' - 'import_line') from jsonb_array_elements(after) one) end
      where import_id = ${id} and kind in ('tp_owner', 'company_bucket')`.execute(db);

    expect((await step(id, 'undo')).kept).toEqual([]);
    expect(await checksums(db)).toEqual(before);
  });

  it.each([
    ['the last first', [2, 0]],
    ['the first first', [0, 2]],
  ])('leaves what a file that stays in found as it was, %s', async (_order, order) => {
    const before = await checksums(db);
    const file = `${HEAD}sv1.example,Sv One,Diligence,Bo Ray,Hot\n`;
    const ids: string[] = [];
    for (const bring of [
      () => takeIn(file),
      () => takeIn(file),
      () => overwrite(`${HEAD}sv1.example,Sv One,Portfolio,Ann Lee,Warm\n`),
    ]) {
      server.clock.advance(1);
      ids.push((await bring()).id);
    }

    for (const at of order) await step(ids[at] ?? '', 'undo');

    expect(await standing('sv1.example')).toEqual(['DILIGENCE', 'Bo Ray', 'Hot']);
    expect(await historyOf('sv1.example')).toEqual([['DILIGENCE', 'Ann Lee']]);
    await step(ids[1] ?? '', 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('keeps a bucket that a later import would put a company back into', async () => {
    await takeIn('domain,name\nx.example,X\ny.example,Y\n');
    const before = await checksums(db);
    const first = await takeIn(`${HEAD}x.example,X,,,Lent\n`);
    server.clock.advance(1);
    const second = await takeIn(`${HEAD}y.example,Y,,,Lent\n`);
    server.clock.advance(1);
    const third = await overwrite(`${HEAD}y.example,Y,,,Own\n`);

    for (const { id } of [first, third, second]) await step(id, 'undo');

    expect(await checksums(db)).toEqual(before);
  });
});

describe('what is said for all rows', () => {
  const FILE = 'domain,name,owner\nall-one.example,One,Bo Ray\nall-two.example,Two,\n';
  const constants = [
    { field: 'lists', value: 'Spring fair' },
    { field: 'bucket', value: 'Fair' },
    { field: 'datasource', value: 'Fair 2026' },
    { field: 'tp_owners', value: 'Ann Lee' },
    { field: 'tp_status', value: 'Prospect' },
  ];

  it('is shown before, counts where the file says nothing, and goes again', async () => {
    const before = await checksums(db);
    const { id, mapping } = (await send(FILE)).json<{ data: ImportRecord }>().data;
    const preview = await call('POST', `/${id}/preview`, { mapping, constants });
    const shown = {
      lists: ['Spring fair'],
      bucket: 'Fair',
      datasource: ['fair_2026'],
      tp_status: 'Prospect',
    };
    expect(preview.json<{ results: PreviewRow[] }>().results).toMatchObject([
      { values: { ...shown, tp_owners: ['Bo Ray'] } },
      { values: { ...shown, tp_owners: ['Ann Lee'] } },
    ]);

    await call('PUT', `/${id}/mapping`, { mapping, constants });
    await jobs.runQueued();
    expect((await read(id)).novelties.map(({ kind, name }) => [kind, name])).toEqual([
      ['bucket', 'Fair'],
      ['datasource', 'fair_2026'],
      ['lists', 'Spring fair'],
    ]);
    await step(id, 'commit');
    expect(await standing('all-one.example')).toEqual(['PROSPECT', 'Bo Ray', 'Fair']);
    expect(await standing('all-two.example')).toEqual(['PROSPECT', 'Ann Lee', 'Fair']);
    await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it.each([
    ['tp_status', 'Someday', /^Pipeline status: "Someday" is not one of Prospect, /],
    ['tp_owners', 'Zoe Nobody', /^Owners: "Zoe Nobody" is not a colleague/],
    ['status', 'Gone', /^Status: "Gone" is not one of/],
  ])('is refused where %s may not be %s', async (field, value, name) => {
    const { id, mapping } = (await send(FILE)).json<{ data: ImportRecord }>().data;

    const reply = await call('PUT', `/${id}/mapping`, { mapping, constants: [{ field, value }] });

    expect([reply.statusCode, reply.json<{ name: string }>().name]).toEqual([
      422,
      expect.stringMatching(name),
    ]);
  });
});
