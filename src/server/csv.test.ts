import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow, csvStream, guarded, ndjsonStream, unguarded } from './csv.ts';

const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\0', '\n', '＝', '＋', '－', '＠'];
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom(...TRIGGERS, "'", "''", '"', ';', ','), fc.string())
    .map(([start, rest]) => `${start}${rest}`),
);

async function* inBatches(...batches: object[][]) {
  yield* batches;
}
const written = (pieces: AsyncIterable<string>) => text(Readable.from(pieces));

describe('a CSV cell', () => {
  it('never begins with what a spreadsheet would run, and gives back what was put in', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(TRIGGERS).not.toContain(guarded(text)[0]);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });

  it('comes back from a CSV reader as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 2, maxLength: 5 }), (cells) => {
        const [read] = parse(csvRow(cells), { record_delimiter: '\r\n' });

        expect(read?.map(unguarded)).toEqual(cells);
      }),
    );
  });

  it('writes numbers, dates, lists and nothing as a spreadsheet reads them', () => {
    const line = csvRow([-0.125, 3, true, null, undefined, ['Ann', 'Bob'], '2026-01-02', { a: 1 }, '-1']);

    expect(line).toBe('-0.125,3,true,,,"Ann; Bob",2026-01-02,"{""a"":1}",\'-1\r\n');
  });
});

describe('a stream of rows', () => {
  const columns = ['name', 'tags'];
  const batches = () => inBatches([{ name: 'A', tags: ['x'] }, { name: 'B' }], [], [{ name: '=C' }]);

  it('is a header and a line for each row as CSV', async () => {
    expect(await written(csvStream(columns, batches()))).toBe("name,tags\r\nA,x\r\nB,\r\n'=C,\r\n");
  });

  it('is an object for each row as NDJSON', async () => {
    expect(await written(ndjsonStream(columns, batches()))).toBe(
      '{"name":"A","tags":["x"]}\n{"name":"B"}\n{"name":"=C"}\n',
    );
  });
});
