import { describe, expect, it } from 'vitest';
import type { ImportRecord } from '../import-record.contract.ts';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const { db, jobs, call, read, step, check, findCompany } = await importScene();

const again = async ({ id, mapping }: ImportRecord, more: object) => {
  const reply = await call('PUT', `/${id}/mapping`, { mapping, ...more });
  expect(reply.statusCode, reply.body).toBe(202);
  await jobs.runQueued();
  return read(id);
};

describe('a cell that cannot be read', () => {
  const file =
    'domain,name,employees,founded,logo\n' +
    'one.example,One,about 40?,2015,/thumb/missing.png\n' +
    'two.example,Two,about 40?,2077,/thumb/missing.png\n' +
    'three.example,Three,12,soon,https://cdn.example/three.png\n' +
    'nope,Four,4,,\n';

  it('costs the cell, not the company, and is told by field and reason', async () => {
    const before = await checksums(db);
    const found = await check(file);

    expect(found.counts).toEqual({ ...NO_COUNTS, create: 3, rejected: 1 });
    expect(found.problems).toEqual([
      { line: 5, field: 'domain', message: '"nope" is not a domain; write one such as acme.example' },
    ]);
    expect(found.bad_cells).toEqual([
      {
        field: 'employee_count',
        reason: 'is not a number; use one such as 1200 or 1.2 million',
        cells: 2,
        values: [{ text: 'about 40?', cells: 2 }],
      },
      {
        field: 'company_logo',
        reason: 'is not a web address; write one such as https://acme.example',
        cells: 2,
        values: [{ text: '/thumb/missing.png', cells: 2 }],
      },
      expect.objectContaining({ field: 'year_founded', cells: 1, values: [{ text: '2077', cells: 1 }] }),
      expect.objectContaining({ field: 'year_founded', cells: 1, values: [{ text: 'soon', cells: 1 }] }),
    ]);

    await step(found.id, 'commit');
    expect(await findCompany('one.example')).toMatchObject({
      company_name: 'One',
      employee_count: null,
      year_founded: 2015,
      company_logo: null,
    });
    await step(found.id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('costs only the cell where it names no host, also in the column that tells companies apart', async () => {
    const found = await check(
      'name,website,logo,city\n' +
        'Pathless,/missing.png,/company/thumb/missing.png,Bern\nSlashes,//,https://cdn.example/s.png,Bern\n' +
        'Scheme,http://,www,Bern\nSilent,n/a,#N/A,Bern\nDashed,-,null,Bern\nMeant,"acme,com",,Bern\n',
    );

    expect(found.counts).toEqual({ ...NO_COUNTS, create: 5, rejected: 1 });
    expect(found.problems).toMatchObject([{ line: 7, field: 'website' }]);
    const reason = 'is not a web address; write one such as https://acme.example';
    expect(found.bad_cells).toEqual([
      {
        field: 'website',
        reason,
        cells: 3,
        values: [
          { text: '/missing.png', cells: 1 },
          { text: '//', cells: 1 },
          { text: 'http://', cells: 1 },
        ],
      },
      {
        field: 'company_logo',
        reason,
        cells: 2,
        values: [
          { text: '/company/thumb/missing.png', cells: 1 },
          { text: 'www', cells: 1 },
        ],
      },
    ]);
  });

  it('is told where it is a date without a day, of which the first is used', async () => {
    const { notes, bad_cells } = await check(
      'domain,last funding date\na.example,2021\nb.example,2019\nc.example,Mar 2020\nd.example,Q3 2020\ne.example,2020-05-06\n',
    );

    expect(bad_cells).toEqual([]);
    expect(notes).toEqual([
      'Last funding date: 2 cells have only a year, such as "2021". Its first day is used.',
      'Last funding date: 1 cell has only a month, such as "Mar 2020". Its first day is used.',
      'Last funding date: 1 cell has only a quarter, such as "Q3 2020". Its first day is used.',
    ]);
  });

  it('is mended wherever it stands, or in one line, without another upload', async () => {
    const found = await check(file);

    const mended = await again(found, {
      mends: [
        { field: 'employee_count', line: null, cell: 'about 40?', value: '40' },
        { field: 'year_founded', line: 3, cell: null, value: '2007' },
        { field: 'domain', line: 5, cell: null, value: 'four.example' },
        { field: 'hq_city', line: 5, cell: null, value: 'Bern' },
      ],
    });

    expect(mended.counts).toEqual({ ...NO_COUNTS, create: 4 });
    expect(mended.bad_cells.map(({ field }) => field)).toEqual(['company_logo', 'year_founded']);
    expect(mended.mends).toHaveLength(4);
    await step(mended.id, 'commit');
    expect(await findCompany('two.example')).toMatchObject({ employee_count: 40, year_founded: 2007 });
    expect(await findCompany('four.example')).toMatchObject({ company_name: 'Four', hq_city: 'Bern' });
    await step(mended.id, 'undo');
  });

  it('keeps a mend when the file is checked again, and takes a wrong one for what it is', async () => {
    const found = await check(file);
    const mends = [{ field: 'employee_count', line: null, cell: 'about 40?', value: 'forty' }];

    await again(found, { mends });
    const { bad_cells } = await step(found.id, 'check');

    expect(bad_cells[0]).toMatchObject({
      field: 'employee_count',
      values: [{ text: 'about 40?', cells: 2 }],
    });
  });

  it('refuses the row only where nobody could be told by it', async () => {
    const found = await check(
      'domain,website,name\nnot a domain,https://kept.example,Kept\nnot a domain,neither,Lost\n',
    );

    expect(found.counts).toMatchObject({ create: 1, rejected: 1 });
    expect(found.bad_cells).toMatchObject([{ field: 'domain', cells: 1 }]);
    expect(found.problems.map(({ field }) => field)).toEqual(['domain', 'website']);
  });

  it('is bounded, however many different ones there are', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `many-${at}.example,word ${at}`);
    const { bad_cells } = await check(`domain,employees\n${rows.join('\n')}\n`);

    expect(bad_cells).toHaveLength(1);
    expect(bad_cells[0]).toMatchObject({ cells: 300 });
    expect(bad_cells[0]?.values).toHaveLength(50);
  });
});

describe('a column that can be read in several ways', () => {
  const dates = (days: string[]) =>
    `domain,last round date\n${days.map((day, at) => `d${at}.example,${day}`).join('\n')}\n`;
  const funded = async (domain: string) => (await findCompany(domain))?.last_funding_on;

  it('is read as all of its cells say, even those far below', async () => {
    const open = Array.from({ length: 60 }, () => '03/04/2020');
    const telling = Array.from({ length: 30 }, () => '25/12/2020');
    const found = await check(dates([...open, ...telling]));

    expect(found.column_readings).toEqual([
      {
        column: 1,
        reading: 'day_first',
        by: 'cells',
        rows: 30,
        open: 60,
        example: '03/04/2020',
        choices: ['day_first', 'month_first'],
      },
    ]);
    expect(found.bad_cells).toEqual([]);
    await step(found.id, 'commit');
    expect(await funded('d0.example')).toBe('2020-04-03');
    await step(found.id, 'undo');
  });

  it('is asked about where its cells do not tell, or contradict each other; until then they stay empty', async () => {
    for (const days of [
      ['03/04/2020', '05/06/2020'],
      ['03/04/2020', '25/12/2020', '12/25/2020'],
    ]) {
      const found = await check(dates(days));
      expect(found.column_readings).toMatchObject([{ reading: null, by: null }]);
      expect(found.bad_cells[0]?.reason).toContain('say which');

      const told = await again(found, { readings: [null, 'month_first'] });
      expect(told.column_readings).toMatchObject([{ reading: 'month_first', by: 'person' }]);
      expect(told.bad_cells).toEqual([]);
      await step(told.id, 'commit');
      expect(await funded('d0.example')).toBe('2020-03-04');
      await step(told.id, 'undo');
    }
  });

  it('is told by its header: millions, percentages', async () => {
    const found = await check(
      'domain,Total Raised ($M),YoY growth\nm.example,12.5,0.35\nn.example,0.8,1.2\n',
    );
    expect(found.column_readings).toMatchObject([
      { column: 1, reading: 'millions', by: 'header' },
      { column: 2, reading: null },
    ]);

    const told = await again(found, { readings: [null, null, 'fraction'] });
    await step(told.id, 'commit');
    expect(await findCompany('m.example')).toMatchObject({ total_funding_usd: 12_500_000, growth_1y: 35 });
    await step(told.id, 'undo');
  });

  it('answers are one for each column, of those there are', async () => {
    const { id, mapping } = await check('domain,name\na.example,A\n');
    for (const readings of [['day_first'], [null, 'sideways']])
      expect((await call('PUT', `/${id}/mapping`, { mapping, readings })).statusCode).toBe(422);
  });
});

it('gives one place one spelling', async () => {
  const found = await check(
    'domain,HQ location,state,country\n' +
      'p1.example,"Austin, TX",,\np2.example,,tx,USA\np3.example,"Munich, Bavaria, Deutschland",,\np4.example,,Texas,U.S.\n',
  );
  await step(found.id, 'commit');
  const places = await Promise.all(['p1', 'p2', 'p3', 'p4'].map((one) => findCompany(`${one}.example`)));

  expect(places.map((one) => [one?.hq_city, one?.hq_state, one?.hq_country])).toEqual([
    ['Austin', 'Texas', 'United States'],
    [null, 'Texas', 'United States'],
    ['Munich', 'Bavaria', 'Germany'],
    [null, 'Texas', 'United States'],
  ]);
});
