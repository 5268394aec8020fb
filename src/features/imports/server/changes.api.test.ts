import { expect, it } from 'vitest';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const { db, call, step, check, changes, decide, takeIn, findCompany } = await importScene();

await takeIn(
  'domain,name,employees,city,lists\nfill.example,Fill,,,Old list\nother.example,Other,5,Bern,\nthird.example,Third,7,,\n',
);
const FILE =
  'domain,name,employees,city,lists,growth tags,data source,aliases\n' +
  'fill.example,Fill,12,Graz,Old list; New list,Hiring now,spring_fair,fill-two.example\n' +
  'other.example,Other,6,Lyon,,,,\n' +
  'third.example,Third,8,Oslo,,,,\n' +
  'new.example,New,1,Rome,New list,,,\n';

it('lists every field of everybody who would change, ours beside theirs', async () => {
  const before = await checksums(db);
  const { id, counts, changed_fields } = await check(FILE);

  expect(counts).toEqual({ ...NO_COUNTS, create: 1, update: 1, differ: 2 });
  expect((await changes(id)).results).toEqual([
    {
      number: 1,
      line: 2,
      key: 'fill.example',
      name: 'Fill',
      action: 'update',
      choice: null,
      fields: [
        { field: 'employee_count', kind: 'empty', ours: null, theirs: 12 },
        { field: 'hq_city', kind: 'empty', ours: null, theirs: 'Graz' },
        { field: 'aliases', kind: 'added', ours: null, theirs: 'fill-two.example' },
        { field: 'datasource', kind: 'added', ours: null, theirs: ['spring_fair'] },
        { field: 'growth_tags', kind: 'added', ours: null, theirs: ['Hiring now'] },
        { field: 'lists', kind: 'added', ours: null, theirs: ['New list'] },
      ],
    },
    expect.objectContaining({
      key: 'other.example',
      action: 'differ',
      fields: [
        { field: 'employee_count', kind: 'differs', ours: 5, theirs: 6 },
        { field: 'hq_city', kind: 'differs', ours: 'Bern', theirs: 'Lyon' },
      ],
    }),
    expect.objectContaining({ key: 'third.example', action: 'differ' }),
  ]);
  expect(changed_fields.slice(0, 2)).toEqual([
    { field: 'employee_count', changes: 3 },
    { field: 'hq_city', changes: 3 },
  ]);
  expect(await checksums(db)).toEqual(before);
});

it('names the tags, lists and data sources that the file would make', async () => {
  const { novelties } = await check(FILE);

  expect(novelties).toEqual([
    { kind: 'datasource', name: 'spring_fair', companies: 1 },
    { kind: 'growth_tags', name: 'Hiring now', companies: 1 },
    { kind: 'lists', name: 'New list', companies: 2 },
  ]);
});

it('finds changes by what becomes of them, by field, and by any of their texts', async () => {
  const { id } = await check(FILE);
  const found = async (query: string) => {
    const { results, count } = await changes(id, query);
    expect(count).toBe(results.length);
    return results.map(({ key }) => key);
  };

  expect(await found('action=differ')).toEqual(['other.example', 'third.example']);
  expect(await found('field=lists')).toEqual(['fill.example']);
  expect(await found('search=LYON')).toEqual(['other.example']);
  expect(await found('search=bern')).toEqual(['other.example']);
  expect(await found('search=third')).toEqual(['third.example']);
  expect(await found('search=differs')).toEqual([]);
  expect(await found('search=%25')).toEqual([]);
  expect(await found('action=differ&field=hq_city&search=oslo')).toEqual(['third.example']);
  expect((await call('GET', `/${id}/changes?action=create`)).statusCode).toBe(422);
});

it('hands them out as CSV, a line for each field, safe for spreadsheets', async () => {
  const { id } = await check(`${FILE}other.example,'=1+1,,,,,,\n`);

  const reply = await call('GET', `/${id}/changes.csv?search=other.example`);

  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toContain('firm.csv.changes.csv');
  expect(reply.body.split('\r\n')).toEqual([
    'line,key,name,outcome,choice,field,kind,ours,theirs',
    "3,other.example,Other,conflict,keep,company_name,names,Other,'=1+1",
    '3,other.example,Other,conflict,keep,employee_count,differs,5,6',
    '3,other.example,Other,conflict,keep,hq_city,differs,Bern,Lyon',
    '',
  ]);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect((await call('GET', `/${nowhere}/changes.csv`)).statusCode).toBe(404);
});

it('follows what was chosen for each, whatever the rule for all, and undoes it exactly', async () => {
  const before = await checksums(db);
  const { id } = await check(FILE);
  await decide(id, 'replace', undefined, 'differ');
  await decide(id, 'keep', 2);
  await decide(id, 'skip', 1);

  const { counts } = await step(id, 'commit', { existing: 'replace' });

  expect(counts).toEqual({ ...NO_COUNTS, create: 1, update: 1, differ: 1, skipped: 1 });
  expect(await findCompany('fill.example')).toMatchObject({ employee_count: null, hq_city: null });
  expect(await findCompany('other.example')).toMatchObject({ employee_count: 5, hq_city: 'Bern' });
  expect(await findCompany('third.example')).toMatchObject({ employee_count: 8, hq_city: 'Oslo' });
  await step(id, 'undo');
  expect(await checksums(db)).toEqual(before);
});

it('keeps a choice as long as the same is in question', async () => {
  const { id } = await check(FILE);
  await decide(id, 'replace', undefined, 'differ');

  await step(id, 'check');
  expect((await changes(id, 'action=differ')).results).toMatchObject([
    { choice: 'replace' },
    { choice: 'replace' },
  ]);

  await db
    .updateTable('company')
    .set({ employee_count: 6, hq_city: 'Lyon' })
    .where('company_domain', '=', 'other.example')
    .execute();
  await step(id, 'check');
  expect((await changes(id)).results.map(({ key }) => key)).toEqual(['fill.example', 'third.example']);
});
