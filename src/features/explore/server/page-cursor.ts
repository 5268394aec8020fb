import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isStorable } from '#kernel/query-fields.ts';
import { invalid } from '#server/http/errors.ts';

export const PAGE_SIZE = 50;
const MOST_PAGES = 200;
const MARK_LENGTH = 12;

/** Where a page begins: behind this row of the order. `value` is null once only rows without one are left. */
const position = z.strictObject({
  value: z.number().nullable(),
  name: z.string().refine(isStorable).optional(),
  id: z.int32(),
  /** The ranking the reader began under. */
  run: z.int32().optional(),
});
export type Position = z.infer<typeof position>;
/** As it goes to the caller, with the mark of the search it belongs to. */
const markedPosition = position.extend({ of: z.string() });

export type Page = { after: Position } | { skip: number };

/** Reads and writes the pages of one search in one order, whose values are of one type; those of any other are refused. */
export function pagesOf(search: unknown, value: z.ZodType<number>) {
  const mark = createHash('sha256').update(textOf(search)).digest('base64url').slice(0, MARK_LENGTH);
  return {
    write: (at: Position) => Buffer.from(JSON.stringify({ of: mark, ...at })).toString('base64url'),

    /** The page a caller asks for: the answer of the one before, or a number for scripts. */
    read(text: string | undefined): Page {
      if (text === undefined) return { skip: 0 };
      if (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PAGES)
        return { skip: (Number(text) - 1) * PAGE_SIZE };
      const { data } = markedPosition.safeParse(jsonOf(text));
      if (data?.of !== mark || (data.value !== null && !value.safeParse(data.value).success))
        throw invalid(
          `Page must be what next_page answered to the same search, or a whole number from 1 to ${MOST_PAGES}.`,
        );
      const { of: _mark, ...after } = data;
      return { after };
    },
  };
}
export type Pages = ReturnType<typeof pagesOf>;

/** The same for the same search: several values of a filter are a set, in whichever order they came. */
const textOf = (search: unknown) =>
  JSON.stringify(search, (_key, value: unknown) =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value,
  );

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};
