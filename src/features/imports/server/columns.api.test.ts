import { describe, expect, it } from 'vitest';
import type { ImportRecord, PreviewRow } from '../import-record.contract.ts';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const { db, jobs, call, send, read, step, check, takeIn, findCompany, server, headers } = await importScene();
const upload = async (file: string, entity?: string, name?: string) =>
  (await send(file, entity, name)).json<{ data: ImportRecord }>().data;
const people = () =>
  db
    .selectFrom('person')
    .leftJoin('company', 'company.company_id', 'person.company_id')
    .select(['full_name', 'job_title', 'company_domain'])
    .orderBy('person_id')
    .execute();

describe('employees as a range', () => {
  it('are kept, found by every number of the range until one is known, and go back exactly', async () => {
    const before = await checksums(db);
    const taken = await takeIn(
      'domain,name,employees\nsmall.example,Small,11-50\nhuge.example,Huge,"10,001+ employees"\nnone.example,None,many\nexact.example,Exact,30\n',
    );
    expect(await findCompany('small.example')).toMatchObject({
      employee_count: null,
      employee_range: '11-50',
    });
    expect(await findCompany('huge.example')).toMatchObject({ employee_range: '10001+' });
    expect(taken.bad_cells).toMatchObject([{ field: 'employee_count', cells: 1 }]);
    const found = async (...bounds: string[]) =>
      (
        await server.call(
          'GET',
          `/api/v1/discovery?${bounds.map((one) => `employee_count=${one}`).join('&')}`,
          { headers },
        )
      )
        .json<{ results: { company_domain: string }[] }>()
        .results.map(({ company_domain }) => company_domain)
        .toSorted();
    const [from, to] = ['GREATER_THAN_OR_EQUAL_TO:', 'LESS_THAN_OR_EQUAL_TO:'];
    expect(await found(`${from}20`)).toEqual(['exact.example', 'huge.example', 'small.example']);
    expect(await found(`${from}20`, `${to}100`)).toEqual(['exact.example', 'small.example']);
    expect(await found(`${from}51`, `${to}9999`)).toEqual([]);
    expect(await found(`${to}10`)).toEqual([]);

    const exact = await takeIn('domain,employees\nsmall.example,60\n');
    expect(await found(`${from}20`, `${to}50`)).toEqual(['exact.example']);
    await step(exact.id, 'undo');
    await step(taken.id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });
});

describe('columns', () => {
  it('are told by their values where a header means one of two statuses', async () => {
    await db
      .insertInto('choice')
      .values({ kind: 'tp_status', server_value: 'WARM_INTRO', display_name: 'Warm intro', position: 99 })
      .execute();
    const { id, mapping } = await upload(
      'domain,status\nst-one.example,Diligence\nst-two.example,IN_CONVERSATION\nst-three.example,warm intro\n',
    );
    expect(mapping).toEqual(['domain', 'tp_status']);
    expect((await step(id, 'check')).bad_cells).toEqual([]);
    expect((await upload('domain,status\nst-one.example,Private\n')).mapping).toEqual(['domain', 'status']);
    const other = await upload('Our pipeline,\ndomain,status\nst-one.example,Passed\n');
    await call('PUT', `/${other.id}/layout`, { header_row: 2 });
    expect((await read(other.id)).mapping).toEqual(['domain', 'tp_status']);
  });

  it('say what every row gets where the file says nothing', async () => {
    const { id, mapping } = await upload('domain,name,country\none.example,One,France\ntwo.example,Two,\n');
    const refused = await call('PUT', `/${id}/mapping`, {
      mapping,
      constants: [{ field: 'year_founded', value: '99999' }],
    });
    expect([refused.statusCode, refused.json<{ name: string }>().name]).toEqual([
      422,
      expect.stringMatching(/^Year founded: "99999"/),
    ]);
    expect(
      (await call('PUT', `/${id}/mapping`, { mapping, constants: [{ field: 'domain', value: 'x.example' }] }))
        .statusCode,
    ).toBe(422);
    const twice = [
      { field: 'status', value: 'Private' },
      { field: 'status', value: 'Public' },
    ];
    expect((await call('PUT', `/${id}/mapping`, { mapping, constants: twice })).json()).toMatchObject({
      code: 422,
      message: 'Status can be set once.',
    });
    const open = [{ field: 'last_funding_on', value: '01/02/2020' }];
    expect((await call('PUT', `/${id}/mapping`, { mapping, constants: open })).json()).toMatchObject({
      code: 422,
      message: expect.stringContaining('can be read with the day or the month first'),
    });
    const constants = [
      { field: 'lists', value: 'Spring fair' },
      { field: 'hq_country', value: 'Deutschland' },
    ];
    expect((await call('PUT', `/${id}/mapping`, { mapping, constants })).statusCode).toBe(202);
    await jobs.runQueued();
    expect((await read(id)).novelties).toEqual([{ kind: 'lists', name: 'Spring fair', companies: 2 }]);
    await step(id, 'commit');
    expect([
      (await findCompany('one.example'))?.hq_country,
      (await findCompany('two.example'))?.hq_country,
    ]).toEqual(['France', 'Germany']);
    await step(id, 'undo');
  });

  it('are matched as for the last file with the same ones, in whatever order, whoever brought it', async () => {
    const first = await upload('Site,Blurb\nrem.example,Makes rims\n', 'companies', 'first.csv');
    expect([first.mapping, first.mapping_from]).toEqual([['website', null], null]);
    await call('PUT', `/${first.id}/mapping`, { mapping: ['website', 'description'] });
    await jobs.runQueued();
    await step(first.id, 'commit');

    const again = await upload('Blurb,Site\nMakes rams,ram.example\n', 'companies', 'second.csv');
    expect([again.mapping, again.mapping_from]).toEqual([['description', 'website'], 'first.csv']);
    expect((await upload('Blurb,Site,Name\n,a.example,A\n')).mapping_from).toBeNull();
    await step(first.id, 'undo');
  });

  it('are shown as they will be while one maps, and nothing is kept of it', async () => {
    const { id } = await upload(
      'Site,Founded,People\nhttps://www.view.example,2019,11-50\nnope,99999,4\n,,\nfine.example,99999,x\n',
    );
    const reply = await call('POST', `/${id}/preview`, {
      mapping: ['website', 'year_founded', 'employee_count'],
      constants: [{ field: 'lists', value: 'A; B' }],
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<{ results: PreviewRow[] }>().results).toMatchObject([
      {
        line: 2,
        values: { domain: 'view.example', year_founded: 2019, employee_range: '11-50', lists: ['A', 'B'] },
        empty: [],
        refused: null,
      },
      { line: 3, refused: expect.stringContaining('"nope" is not a web address') },
      { line: 5, empty: [{ field: 'year_founded' }, { field: 'employee_count' }], refused: null },
    ]);
    expect((await read(id)).constants).toEqual([]);
    expect((await call('POST', `/${id}/preview`, { mapping: ['website'] })).statusCode).toBe(422);
  });
});

describe('people', () => {
  it('come with first and last name, several addresses, and a company by its name', async () => {
    await takeIn('domain,name\nmoor.example,Moor Works\n');
    const taken = await takeIn(
      'First Name,Last Name,Organization Name,E-mail 1 - Value,E-mail 2 - Value\nAda,Moor,Moor Works,ada@moor.example ::: ada@home.example,a@moor.example\n',
      'people',
    );
    expect(taken.counts).toEqual({ ...NO_COUNTS, create: 1 });
    expect(await people()).toEqual([
      { full_name: 'Ada Moor', job_title: null, company_domain: 'moor.example' },
    ]);
    const emails = await db.selectFrom('person_email').select('email').orderBy('email').execute();
    expect(emails.map(({ email }) => email)).toEqual([
      'a@moor.example',
      'ada@home.example',
      'ada@moor.example',
    ]);
    await step(taken.id, 'undo');
  });

  it('are known by name and company where nothing else tells, and never doubled', async () => {
    const before = await checksums(db);
    const file =
      'name,company,title\nBen Roe,Moor Works,CEO\nben  roe,moor.example,Chief\nCy Poe,Nowhere Inc,CTO\n';
    const first = await takeIn(file, 'people');
    expect(first.counts).toEqual({ ...NO_COUNTS, create: 2, rejected: 1 });
    expect(first.problems).toMatchObject([
      { line: 4, field: 'company_domain', message: expect.stringContaining('isn’t in Orion yet') },
    ]);
    await step(first.id, 'undo');

    const once = await takeIn('name,company,title\nBen Roe,Moor Works,CEO\n', 'people');
    const mailed = await takeIn('name,company,email\nBen Roe,Moor Works,ben@moor.example\n', 'people');
    expect(mailed.counts).toEqual({ ...NO_COUNTS, update: 1 });
    const again = await takeIn('name,company,title\nBen Roe,Moor Works,CEO\n', 'people');
    expect(again.counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
    const mixed = await check(
      'name,company,email\nDee Fox,Moor Works,dee@moor.example\nDee Fox,Moor Works,\n',
      'people',
    );
    expect(mixed.counts).toEqual({ ...NO_COUNTS, create: 1 });
    expect(await people()).toHaveLength(1);
    for (const { id } of [again, mailed, once]) await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });
});
