import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRankCursor, writeRankCursor } from './ranking.cursor.ts';

const int4 = fc.integer({ min: 0, max: 2 ** 31 - 1 });

it('reads every cursor as it was written', () => {
  fc.assert(
    fc.property(int4, int4, (run, after_rank) => {
      expect(readRankCursor(writeRankCursor({ run, after_rank }))).toEqual({ run, after_rank });
    }),
  );
});

it.each(['', '1', '1.', '.1', '-1.2', '1.2.3', '1.2\n', ' 1.2', '1e3.2', '2147483648.1', '1.9999999999'])(
  'knows that %j is no cursor',
  (text) => {
    expect(readRankCursor(text)).toBeNull();
  },
);

it('hands the database nothing that it could not compare with a rank', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d+\.\d+$/)), (text) => {
      const { run = 0, after_rank = 0 } = readRankCursor(text) ?? {};
      expect([run, after_rank].every((value) => Number.isInteger(value) && value < 2 ** 31)).toBe(true);
    }),
  );
});
