import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/http/errors.ts';
import type { FileRow } from './file-row.ts';
import { openFile, tooManyCells } from './read-rows.ts';

const open = async (content: string | Buffer, name = 'file.csv') => {
  const bytes = Buffer.from(content as string);
  const pieces = bytes.length > 10_000 ? 10_000 : 7;
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, at) =>
    bytes.subarray(at * pieces, (at + 1) * pieces),
  );
  const { rows, ...file } = await openFile(Readable.from(chunks), name);
  const read: FileRow[] = [];
  for await (const row of rows) read.push(row);
  return { ...file, rows: read.map(({ line, cells }) => [line, ...cells]) };
};

const refusal = async (content: string | Buffer, name?: string) => {
  const refused: unknown = await open(content, name).catch((error: unknown) => error);
  if (!(refused instanceof Refusal)) throw new Error('It was read.');
  expect(refused.statusCode).toBe(422);
  expect(refused.message).toContain(`Line ${String(refused.detail.line)}: `);
  return refused.message;
};

describe('a table', () => {
  it('is read with quotes, blank lines and ragged rows, each with its line', async () => {
    const file = await open(
      '\r\n \r\nName, Site ,Name\r\nA,"one\r\n""two""",x\r\n\r\n,,\r\nB\rC,5" disk,y,\nD,1,2,3\n"E" Co,"f"',
    );

    expect(file).toEqual({
      format: 'csv',
      layout: { sheets: [], sheet: null, header_row: 3, encoding: 'utf-8' },
      headers: ['Name', 'Site', 'Name'],
      rows: [
        [4, 'A', 'one\r\n"two"', 'x'],
        [8, 'B', '', ''],
        [9, 'C', '5" disk', 'y'],
        [10, 'D', '1', '2', '3'],
        [11, '"E" Co', 'f', ''],
      ],
    });
  });

  it('says which rows have more cells than headers', () => {
    expect(tooManyCells(['a', 'b'], { line: 2, cells: ['1', '2'] })).toBeNull();
    expect(tooManyCells(['a', 'b'], { line: 2, cells: ['1', '2', '3'] })).toBe(
      'The row has 3 cells, the header 2. Put cells that contain the separator in quotation marks.',
    );
  });

  it('is read from any common encoding', async () => {
    const text = 'Name;Ort\nMüller;Zürich 💥\n';
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ]) {
      expect(await open(bytes)).toMatchObject({
        headers: ['Name', 'Ort'],
        rows: [[2, 'Müller', 'Zürich 💥']],
      });
    }
  });

  it('reads a line in an old encoding though the rest is UTF-8, and old letters far down', async () => {
    const mixed = Buffer.concat([
      Buffer.from('Name,Ort\nMüller,Zürich\n'),
      Buffer.from('Söhne,Köln\n', 'latin1'),
    ]);
    const late = Buffer.concat([
      Buffer.from(`Name\n${'Acme Systems\n'.repeat(8000)}`),
      Buffer.from('Café', 'latin1'),
    ]);

    expect((await open(mixed)).rows).toEqual([
      [2, 'Müller', 'Zürich'],
      [3, 'Söhne', 'Köln'],
    ]);
    expect((await open(late)).rows.at(-1)).toEqual([8002, 'Café']);
  });

  it('is never read past a quotation mark that is not closed', async () => {
    expect(await refusal('a,b\n1,2\n"x,3\nc,"d"\ne,f\n')).toMatch(/^Line 3: a quotation mark/);
    expect(await refusal('a,b\n1,2\n3,"x\n4,5\n')).toMatch(/^Line 3: a quotation mark/);
    expect((await open('a,b\n"""Q"" one\ntwo",2\n3,4')).rows).toHaveLength(2);
  });

  it('is refused where a row or a cell has no end', async () => {
    const cell = 'x'.repeat(100_001);

    expect(await refusal(`a,b\n1,2\n\n${cell},2\n`)).toMatch(
      /^Line 4: cell 1 is longer than 100,000 characters/,
    );
    expect(await refusal(`[{"a":"${cell}"}]`)).toMatch(/^Line 1: cell 1 is longer/);
    expect(await refusal(`a,b\n1,${','.repeat(500)}2\n`)).toMatch(/^Line 2: the row has 502 cells/);
    expect(await refusal(Buffer.from(`a,b\n1,2\n${`"${cell}",`.repeat(50)}\n`))).toMatch(
      /^Line 3: the row that begins here is larger/,
    );
  });
});

describe('JSON', () => {
  it('is read as a list, and inside "results" or "data"', async () => {
    const objects =
      '{"name":"A","place":{"city":"X"},"tags":["u","v"],"n":1.5},\n {"id":12345678901234567890,"name":"B\\"}"}';
    const expected = {
      format: 'json',
      headers: ['name', 'place.city', 'tags', 'n', 'id'],
      rows: [
        [1, 'A', 'X', 'u; v', '1.5', ''],
        [2, 'B"}', '', '', '', '12345678901234567890'],
      ],
    };

    expect(await open(`[${objects}]`)).toMatchObject(expected);
    expect(await open(`{"count":2,"tags":["x"],"results":[${objects}],"next":"[{"}`)).toMatchObject(expected);
    expect(await open(`{"data":{"items":[${objects}]}}`, 'x.json')).toMatchObject(expected);
  });

  it('is read one object per line, whatever the lines hold', async () => {
    const file = await open(
      '{"name":"A","data":[{"x":1}]}\r\n\r\n{\r\n"name":"B","ok":true,"no":null}\r{"name":NaN}',
      'x.txt',
    );

    expect(file).toEqual({
      format: 'ndjson',
      layout: { sheets: [], sheet: null, header_row: 1, encoding: 'utf-8' },
      headers: ['name', 'data', 'ok', 'no'],
      rows: [
        [1, 'A', '[{"x":1}]', '', ''],
        [3, 'B', '', 'true', ''],
      ],
    });
  });

  it('keeps a number no machine can hold, so that it is told', async () => {
    const { rows } = await open('[{"a":1e400,"b":-1e999,"c":1e21,"d":0.1}]', 'f.json');
    expect(rows).toEqual([[1, 'Infinity', '-Infinity', '1e+21', '0.1']]);
  });

  it('takes its headers from the first hundred objects', async () => {
    const lines = Array.from({ length: 101 }, (_, at) =>
      JSON.stringify({ [`key ${Math.floor(at / 50)}`]: at }),
    );
    const file = await open(lines.join('\n'), 'x.ndjson');

    expect(file.headers).toEqual(['key 0', 'key 1']);
    expect(file.rows).toHaveLength(100);
  });

  it.each([
    ['[{"a":1},\n{"a":2', /^Line 2: the object that begins here is not closed/],
    ['[{"a":1},\n{"a":2}', /^Line 2: the list is not closed/],
    ['[{"a":1}\n]\n[{"a":2}]', /^Line 3: there is more text/],
    ['[{"a":1},\n\n{"a":}]', /^Line 3: the object that begins here is not valid JSON/],
    ['[{"a":1},\n{"a":"x\n"}]', /^Line 2: a text is not closed/],
    ['[{"a":1},\n7]', /^Line 2: "7" stands where an object/],
    ['[[1]]', /^Line 1: "\[" stands where/],
    ['[]', /^Line 1: the file is empty/],
    [`[{"a":1},\n{"a":${'['.repeat(100)}]`, /^Line 2: .*nested more than 64/],
    ['{"a":1}\n{"b":2\n{"c":3}\n', /^Line 2: the object that begins here is not closed/],
    [`[{"a":1},\n{"a":[${'{"b":1},'.repeat(20_000)}1]}]`, /^Line 2: .*holds more than 20,000 names/],
  ])('is refused where it is broken: %j', async (text, sentence) => {
    expect(await refusal(text, 'x.json')).toMatch(sentence);
  });
});

describe('a table of very many columns', () => {
  const names = (count: number, name = 'Column') => Array.from({ length: count }, (_, at) => `${name} ${at}`);
  const TOO_WIDE =
    'Orion reads at most 500 columns. Delete the columns you do not need, and import the file again.';

  it.each([
    [
      'CSV',
      `${names(20_000).join(',')}\n${'x,'.repeat(20_000)}\n`,
      'x.csv',
      'Line 1: the row has 20,000 cells.',
    ],
    ['TSV', `${names(501).join('\t')}\n`, 'x.tsv', 'Line 1: the row has 501 cells.'],
    ['a row', `a,b\n${'x,'.repeat(600)}x\n`, 'x.csv', 'Line 2: the row has 601 cells.'],
    [
      'JSON',
      JSON.stringify([Object.fromEntries(names(600).map((name) => [name, 1]))]),
      'x.json',
      'Line 1: the objects up to here have 600 different keys.',
    ],
  ])('is refused with what to do: %s', async (_, text, name, why) => {
    expect(await refusal(text, name)).toBe(`${why} ${TOO_WIDE}`);
  });

  it('is read where only empty cells are too many, or where its first line alone is very long', async () => {
    const empty = await open(`domain,name${','.repeat(20_000)}\na.example,A${','.repeat(20_000)}\n`, 'x.csv');
    expect([empty.headers.slice(0, 2), empty.headers.length]).toEqual([['domain', 'name'], 500]);
    expect(empty.rows[0]?.slice(0, 4)).toEqual([2, 'a.example', 'A', '']);

    const long = names(500, 'A name that goes on and on '.repeat(8));
    const file = await open(`${long.join(';')}\n${'1;'.repeat(499)}2\n`, 'x.csv');
    expect(file.headers).toEqual(long.map((name) => name.trim()));
    expect(file.rows[0]?.at(-1)).toBe('2');
  });
});

describe('what is no table', () => {
  it.each([
    ['', /^Line 1: the file is empty/],
    ['\n\n , \n', /^Line 3: the first row names no columns/],
    [Buffer.from('504b030414000600', 'hex'), /^Line 1: the file is damaged/],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^Line 1: this is an old Excel workbook/],
    ['%PDF-1.7', /^Line 1: this is a PDF/],
    ['<!DOCTYPE html><table>', /^Line 1: this is a web page/],
    [Buffer.from(Array.from({ length: 400 }, (_, at) => at % 16)), /^Line 1: this is not a text file/],
  ])('is refused with what to do: %j', async (content, sentence) => {
    expect(await refusal(content)).toMatch(sentence);
  });

  it('lets go of the stream, and so does leaving the rows early', async () => {
    const refused = Readable.from([Buffer.from('%PDF')]);
    await openFile(refused, 'x.csv').catch(() => {});
    expect(refused.destroyed).toBe(true);

    const left = Readable.from(Array.from({ length: 1000 }, () => Buffer.from('a,b\n1,2\n'.repeat(100))));
    for await (const row of (await openFile(left, 'x.csv')).rows) if (row.line > 1) break;
    await expect.poll(() => left.destroyed).toBe(true);
  });

  it('passes on the fault of a stream that breaks', async () => {
    async function* breaking() {
      yield Buffer.from('a,b\n1,2\n'.repeat(20_000));
      throw new Error('The disk is gone');
    }
    await expect(async () => {
      const { rows } = await openFile(Readable.from(breaking()), 'x.csv');
      for await (const row of rows) expect(row.cells).toHaveLength(2);
    }).rejects.toThrow('The disk is gone');
  });
});
