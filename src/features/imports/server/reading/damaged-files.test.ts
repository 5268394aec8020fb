import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/http/errors.ts';
import { importFields } from '../../import-fields.rules.ts';
import { guessMapping } from '../../headers.rules.ts';
import { parseValue } from '../../values.rules.ts';
import { openFile } from './read-rows.ts';

const FILES = process.env.ORION_TEST_LONG ? 20_000 : 400;

const rows = Array.from({ length: 12 }, (_, at) => ({
  'Company Name': `Würzburg "No. ${at}" Söhne, Ltd`,
  Website: `https://www.no${at}.example/`,
  '# Employees': `${at},200`,
  'Total Raised': `$${at}.5 million`,
  'Founded Date': `3/${at + 1}/2015`,
  Description: `Line one of ${at}\nand line two; or | three`,
}));
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const table = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  .map((cells) => cells.map(quoted).join(','))
  .join('\r\n');
const whole: Buffer[] = [
  Buffer.from(table),
  Buffer.from(`\ufeff${table}`, 'utf16le'),
  Buffer.from(table.replaceAll('","', '"\t"'), 'latin1'),
  Buffer.from(JSON.stringify(rows, null, 1)),
  Buffer.from(JSON.stringify({ count: 12, results: rows })),
  Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n')),
];

type Damage = (bytes: Buffer) => Buffer;
const at = fc.double({ min: 0, max: 1, noNaN: true });
const place = (bytes: Buffer, where: number) => Math.floor(where * Math.max(0, bytes.length - 1));
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(at, fc.nat(7)).map(
    ([where, bit]): Damage =>
      (bytes) => {
        const flipped = Buffer.from(bytes);
        flipped[place(bytes, where)] = (flipped[place(bytes, where)] ?? 0) ^ (1 << bit);
        return flipped;
      },
  ),
  at.map(
    (where): Damage =>
      (bytes) =>
        bytes.subarray(0, Math.max(1, place(bytes, where))),
  ),
  at.map(
    (where): Damage =>
      (bytes) =>
        bytes.subarray(place(bytes, where)),
  ),
  fc.tuple(at, fc.uint8Array({ maxLength: 300 })).map(
    ([where, noise]): Damage =>
      (bytes) =>
        Buffer.concat([bytes.subarray(0, place(bytes, where)), noise, bytes.subarray(place(bytes, where))]),
  ),
  fc
    .tuple(
      at,
      fc.constantFrom('"', '""', '\n', '\r', ',', '{', '}', '[', ']', '\\', '\0', '\ufeff', '"}', '\t'),
    )
    .map(
      ([where, text]): Damage =>
        (bytes) =>
          Buffer.concat([
            bytes.subarray(0, place(bytes, where)),
            Buffer.from(text),
            bytes.subarray(place(bytes, where)),
          ]),
    ),
  fc.constantFrom('"', '}', ',', ':', ']').map(
    (mark): Damage =>
      (bytes) => {
        const found = bytes.indexOf(mark, bytes.length / 2);
        return found < 0 ? bytes : Buffer.concat([bytes.subarray(0, found), bytes.subarray(found + 1)]);
      },
  ),
);
const damaged = fc
  .tuple(fc.constantFrom(...whole), fc.array(damage, { minLength: 1, maxLength: 4 }))
  .map(([bytes, damages]) => damages.reduce((now, harm) => harm(now), bytes));
const name = fc.constantFrom('file.csv', 'file.tsv', 'file.json', 'file.ndjson', 'file');

describe('a damaged file', () => {
  it('is read row by row or refused with a line, never a crash and never for ever', async () => {
    const outcomes = { read: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          { weight: 9, arbitrary: damaged },
          { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
        ),
        name,
        async (bytes, fileName) => {
          const lines =
            Buffer.from(bytes)
              .toString('latin1')
              .split(/[\r\n]/).length + 1;
          let last = 0;
          try {
            const { headers, rows: read } = await openFile(Readable.from([Buffer.from(bytes)]), fileName);
            const fields = guessMapping('companies', headers).map((field) =>
              importFields.companies.find((each) => each.field === field),
            );
            for await (const { line, cells } of read) {
              expect(line).toBeGreaterThanOrEqual(last);
              expect(line).toBeLessThanOrEqual(lines);
              expect(cells.length).toBeGreaterThanOrEqual(headers.length);
              last = line;
              for (const [column, field] of fields.entries())
                if (field) parseValue(field, cells[column] ?? '');
            }
            outcomes.read += 1;
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            expect(error.statusCode).toBe(422);
            expect(error.message).toMatch(/^Line \d+: .{10,}/s);
            expect(error.detail.line).toBeGreaterThanOrEqual(Math.max(1, last));
            outcomes.refused += 1;
          }
        },
      ),
      { numRuns: FILES, interruptAfterTimeLimit: 300_000, markInterruptAsFailure: true },
    );

    expect(outcomes.read).toBeGreaterThan(FILES / 10);
    expect(outcomes.refused).toBeGreaterThan(FILES / 10);
  });
});
