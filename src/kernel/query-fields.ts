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
    .refine(isStorable, 'contains characters that are not text');

/** PostgreSQL holds neither NUL nor half a character. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** The days and moments that a language, a database and an ISO text all can hold: years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');
const isHeld = (text: string) => {
  const at = Date.parse(text);
  return at >= FIRST && at <= LAST;
};

const A_DAY = 'must look like 2026-01-31';
const A_MOMENT = 'must be an ISO time, like 2026-01-31T00:00:00.000Z';
/** A day of the calendar. */
export const day = z.iso.date(A_DAY).refine(isHeld, A_DAY);
/** A point in time. */
export const moment = z.iso.datetime({ offset: true, error: A_MOMENT }).refine(isHeld, A_MOMENT);

const wholePage = 'must be a whole number from 1 to 100000';
export const page = z.coerce
  .number(wholePage)
  .int(wholePage)
  .min(1, wholePage)
  .max(100_000, wholePage)
  .default(1);

/** One thing that may be chosen. */
export const option = z.object({ display_name: z.string(), server_value: z.string() });

/** A domain as anybody writes it, or what stands for an unknown one; `companyAddress` settles what it means. */
export const domainText = plainText(300).trim().min(1, 'must not be empty');
