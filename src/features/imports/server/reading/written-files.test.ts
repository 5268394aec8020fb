import { Readable } from 'node:stream';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import type { FileRow } from './file-row.ts';
import { openFile } from './read-rows.ts';

const RUNS = process.env.ORION_TEST_LONG ? 5000 : 400;
const READABLE_OLD = ['windows-1252', 'macintosh'];

interface Written {
  delimiter: string;
  lineEnd: string;
  encoding: string;
  blankLines: number;
  endsWithBreak: boolean;
  pieces: number;
  rows: string[][];
}

const letters = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ 0189.-/'.split('')) },
  { weight: 2, arbitrary: fc.constantFrom(...',;\t|"\''.split('')) },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r\n', '\r', '""') },
  { weight: 2, arbitrary: fc.constantFrom('Café', 'Zürich', 'Niño', 'Søren') },
);
const cell = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(''));
const wide = fc.oneof(
  cell,
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
);

const written: fc.Arbitrary<Written> = fc
  .record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    encoding: fc.constantFrom(
      'utf-8',
      'utf-8 bom',
      'utf-16le',
      'utf-16le bom',
      'utf-16be bom',
      ...READABLE_OLD,
    ),
    blankLines: fc.nat({ max: 3 }),
    endsWithBreak: fc.boolean(),
    pieces: fc.integer({ min: 1, max: 40 }),
    width: fc.integer({ min: 2, max: 6 }),
  })
  .chain(({ width, ...file }) => {
    const cells = READABLE_OLD.includes(file.encoding) ? cell : wide;
    return fc
      .array(fc.array(cells, { minLength: width, maxLength: width }), { maxLength: 12 })
      .map((rows) => ({ ...file, rows }));
  });

const HEADERS = ['Company Name', 'Domain', 'Website', 'Employees', 'Déscription', 'Status'];

/** The file as a program would write it, and the line on which each row begins. */
function write({ delimiter, lineEnd, blankLines, endsWithBreak, rows }: Written) {
  const width = rows[0]?.length ?? 2;
  let line = 1;
  let text = '';
  const lines: number[] = [];
  const table = [HEADERS.slice(0, width), ...rows];
  for (const [at, cells] of table.entries()) {
    const blank = lineEnd.repeat(at % 3 === 0 ? blankLines : 0);
    const record = cells
      .map((each) => (/[",;\t|\r\n]/.test(each) ? `"${each.replaceAll('"', '""')}"` : each))
      .join(delimiter);
    lines.push(line + (blank.match(/\r\n|\r|\n/g)?.length ?? 0));
    const end = at < table.length - 1 || endsWithBreak ? lineEnd : '';
    text += blank + record + end;
    line += (blank + record + end).match(/\r\n|\r|\n/g)?.length ?? 0;
  }
  const expected = rows
    .map((cells, at) => ({ line: lines[at + 1] ?? 0, cells }))
    .filter(({ cells }) => cells.some((each) => each.trim() !== ''));
  return { text, headers: HEADERS.slice(0, width), expected };
}

const encode = (text: string, encoding: string): Buffer => {
  const [name = '', bom] = encoding.split(' ');
  return iconv.encode(text, name, { addBOM: bom !== undefined });
};

const allOf = async (rows: AsyncIterable<FileRow>): Promise<FileRow[]> => {
  const list: FileRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
};

describe('a table that was written', () => {
  it('is read as it was, whatever its cells, marks, lines and letters', async () => {
    await fc.assert(
      fc.asyncProperty(written, async (file) => {
        const { text, headers, expected } = write(file);
        const bytes = encode(text, file.encoding);
        const chunks = Array.from({ length: Math.ceil(bytes.length / file.pieces) }, (_, at) =>
          bytes.subarray(at * file.pieces, (at + 1) * file.pieces),
        );

        const opened = await openFile(Readable.from(chunks), 'file.csv');
        const rows = await allOf(opened.rows);

        const plain = READABLE_OLD.includes(file.encoding) && /^[\0-\x7f]*$/.test(text);
        expect(opened.layout.encoding).toBe(plain ? 'utf-8' : file.encoding.replace(' bom', ''));
        expect(opened.headers).toEqual(headers);
        expect(rows).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('objects that were written', () => {
  it('are read as they were, listed, wrapped or one per line', async () => {
    const value = fc.oneof(wide, fc.integer(), fc.boolean());
    const objects = fc.array(
      fc.record({ name: wide, 'a "key"': value, other: value }, { requiredKeys: ['name'] }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    const form = fc.constantFrom(
      { write: (list: object[]) => JSON.stringify(list), format: 'json' },
      { write: (list: object[]) => JSON.stringify(list, null, 2), format: 'json' },
      { write: (list: object[]) => JSON.stringify({ count: 1, results: list, next: null }), format: 'json' },
      {
        write: (list: object[]) => `${list.map((each) => JSON.stringify(each)).join('\n')}\n`,
        format: 'ndjson',
      },
    );

    await fc.assert(
      fc.asyncProperty(
        objects,
        form,
        fc.integer({ min: 1, max: 40 }),
        async (list, { write: asText, format }, size) => {
          const bytes = Buffer.from(asText(list));
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.subarray(at * size, (at + 1) * size),
          );

          const opened = await openFile(Readable.from(chunks), format === 'ndjson' ? 'x.ndjson' : 'x.json');
          const rows = await allOf(opened.rows);

          const keys = [...new Set(list.flatMap((each) => Object.keys(each)))];
          const cells = list
            .map((each) =>
              keys.map((key) => String((each as Record<string, string | number | boolean>)[key] ?? '')),
            )
            .filter((row) => row.some((each) => each.trim() !== ''));
          expect(opened.headers).toEqual(keys);
          expect(rows.map((row) => row.cells)).toEqual(cells);
          if (format === 'ndjson') expect(rows.every(({ line }) => line <= list.length)).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
