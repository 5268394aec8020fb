import * as z from 'zod';

const MOST_VALUES = 50;

/** A query parameter that may be absent, given once, or repeated: always an array to the reader. */
export const repeated = <S extends z.ZodType<string | number>>(item: S) =>
  z.preprocess(
    (raw) => (raw === undefined ? undefined : [raw].flat()),
    z.array(item).max(MOST_VALUES, `must have at most ${MOST_VALUES} values`).default([]),
  );

/** Text a person searches for: trimmed, bounded, without the NUL that PostgreSQL cannot hold. */
export const searchText = (most = 200) => plainText(most).trim();

/** Text without the characters a database or a terminal cannot hold. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most, `must have at most ${most} characters`)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'contains characters that are not text',
    );

const wholePage = 'must be a whole number from 1 to 100000';
export const page = z.coerce
  .number(wholePage)
  .int(wholePage)
  .min(1, wholePage)
  .max(100_000, wholePage)
  .default(1);
