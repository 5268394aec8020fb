import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ImportRecord, PreviewRow } from '../import-record.contract.ts';
import { aWorkbook, aZip, textRow } from './testing/a-workbook.ts';
import { importScene } from './testing/import-scene.ts';

const { jobs, call, bring, refusal, step, read, findCompany } = await importScene();

describe('a workbook', () => {
  const data =
    textRow(1, ['Companies of spring']) +
    textRow(3, ['Domain', 'Name', 'Employees', 'Last funding date', 'Growth 1y', 'SaaS']) +
    '<row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4" t="s"><v>1</v></c><c r="C4"><v>1200</v></c>' +
    '<c r="D4" s="1"><v>44269</v></c><c r="E4" s="2"><v>0.125</v></c><c r="F4" t="b"><v>1</v></c></row>' +
    '<row r="7"><c r="A7" t="str"><v>two.example</v></c><c r="D7" s="3"><v>36526.5</v></c><c r="E7" s="2"><v>0.085</v></c></row>';
  const file = aWorkbook({ Notes: textRow(1, ['Read me']) + textRow(2, ['Nothing here']), Data: data }, [
    'one.example',
    'One &amp; Only',
  ]);

  it('is read as its cells are formatted, from the sheet and the row that somebody names', async () => {
    const { id, layout } = await bring(file);
    expect(layout).toMatchObject({ sheets: ['Notes', 'Data'], sheet: 'Notes', header_row: 1 });

    const moved = (await call('PUT', `/${id}/layout`, { sheet: 'Data' })).json<{ data: ImportRecord }>().data;
    expect(moved.layout).toMatchObject({ sheet: 'Data', header_row: 3 });
    expect(moved.headers.slice(0, 2)).toEqual(['Domain', 'Name']);
    expect(moved.preview.map(({ line }) => line)).toEqual([4, 7]);

    const found = await step(id, 'check');
    expect(found).toMatchObject({ counts: { create: 2, rejected: 0 }, bad_cells: [] });
    await step(id, 'commit');
    expect(await findCompany('one.example')).toMatchObject({
      company_name: 'One & Only',
      employee_count: 1200,
      last_funding_on: '2021-03-14',
      growth_1y: 12.5,
      is_saas: true,
    });
    expect(await findCompany('two.example')).toMatchObject({ last_funding_on: '2000-01-01', growth_1y: 8.5 });
    await step(id, 'undo');
  });

  it('is read by the calendar it counts its days in, also where a day is a plain number', async () => {
    const of = (domain: string, row: number, cells: string) =>
      `<row r="${row}"><c r="A${row}" t="str"><v>${domain}</v></c>${cells}</row>`;
    const rows =
      textRow(1, ['Domain', 'Last funding date', 'Founded', 'Employees']) +
      of(
        'plain.example',
        2,
        '<c r="B2"><v>44197</v></c><c r="C2"><v>41274</v></c><c r="D2"><v>44197</v></c>',
      ) +
      of('shown.example', 3, '<c r="B3" s="1"><v>44197</v></c><c r="C3"><v>2015</v></c>') +
      of('typed.example', 4, '<c r="B4" t="str"><v>44197.5</v></c><c r="C4"><v>20155</v></c>') +
      of('early.example', 5, '<c r="B5"><v>18000</v></c>');
    const macBook = (pr: string) =>
      aWorkbook({ A: rows }, [], {
        'xl/workbook.xml': {
          packed: deflateRawSync(
            `<workbook>${pr}<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
          ),
        },
      });
    const found = async (file: Buffer) => {
      const { id, mapping } = await bring(file);
      const preview = (await call('POST', `/${id}/preview`, { mapping })).json<{ results: PreviewRow[] }>();
      const { bad_cells } = await step(id, 'check');
      await step(id, 'commit');
      const companies = await Promise.all(
        ['plain', 'shown', 'typed', 'early'].map((name) => findCompany(`${name}.example`)),
      );
      await step(id, 'undo');
      const days = companies.map((one) => [one?.last_funding_on, one?.year_founded]);
      expect(companies[0]?.employee_count).toBe(44_197);
      expect(preview.results.map(({ values }) => values.last_funding_on ?? null)).toEqual(
        days.map(([day]) => day),
      );
      return [...days, bad_cells.map(({ field, values }) => `${field} ${values[0]?.text}`)];
    };

    expect(await found(macBook('<workbookPr date1904="1"/>'))).toEqual([
      ['2025-01-02', 2017],
      ['2025-01-02', 2015],
      ['2025-01-02', null],
      [null, null],
      ['year_founded 20155', 'last_funding_on 18000'],
    ]);
    expect(await found(macBook(''))).toEqual([
      ['2021-01-01', 2012],
      ['2021-01-01', 2015],
      ['2021-01-01', null],
      [null, null],
      ['year_founded 20155', 'last_funding_on 18000'],
    ]);
  });

  it.each([
    ['<workbookPr date1904="1"/>', '1904-01-01'],
    ['', '0'],
  ])('of %j shows its day 0 as %j', async (pr, day) => {
    const row = '<row r="2"><c r="A2" t="str"><v>zero.example</v></c><c r="B2" s="1"><v>0</v></c></row>';
    const { preview } = await bring(
      aWorkbook({ A: textRow(1, ['Domain', 'Last funding date']) + row }, [], {
        'xl/workbook.xml': {
          packed: deflateRawSync(
            `<workbook>${pr}<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
          ),
        },
      }),
    );
    expect(preview[0]?.cells).toEqual(['zero.example', day]);
  });

  it('takes another row for the header, and says what there is not', async () => {
    const { id } = await bring(file);
    const other = (await call('PUT', `/${id}/layout`, { header_row: 2 })).json<{ data: ImportRecord }>().data;
    expect([other.headers, other.layout.header_row]).toEqual([['Nothing here'], 2]);
    expect((await call('PUT', `/${id}/layout`, { sheet: 'Nope' })).json()).toMatchObject({
      code: 422,
      message: 'The workbook has no sheet “Nope”.',
    });
    expect((await call('PUT', `/${id}/layout`, { header_row: 99 })).statusCode).toBe(422);
  });

  it('names the rejected by the row that Excel shows', async () => {
    const { id } = await bring(aWorkbook({ A: textRow(1, ['Domain', 'City']) + textRow(5, ['', 'Lost']) }));
    expect((await step(id, 'check')).problems).toMatchObject([{ line: 5, field: 'domain' }]);
    expect((await call('GET', `/${id}/rejected`)).body).toContain('Lost,5,');
  });

  it('reads hidden rows as well, and says so before and after', async () => {
    const hidden = (row: number, name: string) =>
      textRow(row, [`${name}.example`, name]).replace('<row ', '<row hidden="1" ');
    const { id } = await bring(
      aWorkbook({
        A:
          textRow(1, ['Domain', 'Name']) +
          textRow(2, ['seen.example', 'Seen']) +
          hidden(3, 'filtered') +
          `<row r="4" hidden="1"/>` +
          hidden(5, 'folded'),
      }),
    );
    const words =
      '2 hidden rows are read as well, first line 3. To leave them out, delete them from the file and upload it again.';

    const checked = await step(id, 'check');
    expect([checked.counts.create, checked.notes]).toEqual([3, [words]]);
    expect((await step(id, 'check')).notes).toEqual([words]);
    expect((await step(id, 'commit')).notes).toEqual([words]);
  });

  it('says which cells hold a formula that nobody has computed', async () => {
    const sums = '<row r="2"><c r="A2" t="str"><v>sum.example</v></c><c r="B2"><f>5+5</f></c></row>';
    const { id } = await bring(aWorkbook({ A: textRow(1, ['Domain', 'Employees']) + sums }));
    expect((await step(id, 'check')).bad_cells).toMatchObject([{ field: 'employee_count', cells: 1 }]);

    const named = '<row r="2"><c r="A2" t="str"><v>sum.example</v></c><c r="B2"><f>A9</f></c></row>';
    const names = await bring(aWorkbook({ A: textRow(1, ['Domain', 'Name']) + named }));
    expect((await step(names.id, 'check')).bad_cells).toEqual([
      {
        field: 'company_name',
        reason: 'is a formula; write its value',
        cells: 1,
        values: [{ text: '=A9', cells: 1 }],
      },
    ]);
  });

  it('is read from the first sheet with something in it', async () => {
    const { layout, headers } = await bring(
      aWorkbook({
        Cover: '',
        Blank: '<row r="1"/>',
        Data: textRow(1, ['Domain']) + textRow(2, ['a.example']),
      }),
    );
    expect(layout).toMatchObject({ sheets: ['Cover', 'Blank', 'Data'], sheet: 'Data' });
    expect(headers).toEqual(['Domain']);
    expect(await refusal(aWorkbook({ Cover: '', Blank: '' }))).toContain('the file is empty');
  });

  it('says in every row what is merged over several', async () => {
    const merges = ['C2:C4', 'B3:C3', 'A5:A6', 'D1:D1'].map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const { preview } = await bring(
      aWorkbook({
        A:
          textRow(1, ['Domain', 'Name', 'Country']) +
          textRow(2, ['a.example', 'A', 'Peru']) +
          textRow(3, ['b.example', 'B']) +
          textRow(4, ['c.example']) +
          textRow(5, ['d.example', 'D', 'Chile']) +
          '<row r="6"><c r="B6" t="str"><v>D, once more</v></c></row>' +
          `</sheetData><mergeCells count="4">${merges}</mergeCells><sheetData>`,
      }),
    );
    expect(preview.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, 'a.example', 'A', 'Peru'],
      [3, 'b.example', 'B', 'Peru'],
      [4, 'c.example', '', 'Peru'],
      [5, 'd.example', 'D', 'Chile'],
      [6, 'd.example', 'D, once more', ''],
    ]);
  });

  it('has its letters as Excel shows them', async () => {
    const { preview } = await bring(
      aWorkbook({ A: textRow(1, ['Domain', 'Name']) + textRow(2, ['a.example', 'A_x000D_B _x00E9_ _xyz_']) }),
    );
    expect(preview[0]?.cells).toEqual(['a.example', 'A\rB é _xyz_']);
  });

  it('is refused where it is too much, damaged, or no workbook of ours', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`S${at}`, textRow(1, ['a'])]));
    expect(await refusal(aWorkbook(many))).toContain('more than 200 sheets');
    const wide = textRow(1, ['Domain']) + '<row r="2"><c r="XFD2" t="str"><v>far</v></c></row>';
    const tooWide = (column: string) =>
      `Line 2: there is a value in column ${column}. Orion reads at most 500 columns. Delete the columns you do not need, and import the file again.`;
    expect(await refusal(aWorkbook({ A: wide }))).toBe(tooWide('XFD'));
    expect(await refusal(aWorkbook({ A: wide.replace('XFD', 'XFE') }))).toBe(tooWide('16,385'));
    expect(await refusal(aWorkbook({ A: wide.replace('XFD', 'SG') }))).toBe(tooWide('SG'));
    expect(await refusal(file.subarray(0, file.length - 30))).toContain('damaged');
    expect(await refusal(aZip({ mimetype: 'x', 'content.xml': '<a/>' }))).toContain('Save it as .xlsx');
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.xls')).toContain('Save it as .xlsx');
  });
});

it.each([
  ['BEGIN:VCALENDAR\nVERSION:2.0\n', 'a.ics', 'calendar'],
  ['Return-Path: <a@b.example>\nSubject: Hi\n', 'a.eml', 'e-mail'],
  ['From a@b.example Mon Jan 1\nSubject: Hi\n', 'a.mbox', 'e-mail'],
])('says where %j belongs', async (text, name, word) => {
  expect(await refusal(Buffer.from(text), name)).toContain(word);
});

it('reads a file in the encoding that somebody names, and shows which it took', async () => {
  const cyrillic = Buffer.from('646f6d61696e2c6e616d650a656e632e6578616d706c652cdff8ecf50a', 'hex');
  const { id, layout } = await bring(cyrillic, 'old.csv');
  expect(layout.encoding).toBe('windows-1251');
  const readAs = async (encoding: string) =>
    (await call('PUT', `/${id}/layout`, { encoding })).json<{ data: ImportRecord }>().data;

  expect(await readAs('windows-1252')).toMatchObject({
    layout: { encoding: 'windows-1252' },
    preview: [{ line: 2, cells: ['enc.example', 'ßøìõ'] }],
  });
  expect((await readAs('windows-1251')).preview).toEqual([{ line: 2, cells: ['enc.example', 'Яшмх'] }]);
  await step(id, 'check');
  await step(id, 'commit');
  expect(await findCompany('enc.example')).toMatchObject({ company_name: 'Яшмх' });
  await jobs.runQueued();
  expect((await call('PUT', `/${id}/layout`, { encoding: 'utf-8' })).statusCode).toBe(409);
  expect((await read(id)).status).toBe('committed');
});
