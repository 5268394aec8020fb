import * as z from 'zod';
import { invalid } from '#server/http/errors.ts';

export const PAGE_SIZE = 50;
const MOST_PAGES = 200;

/** Where a page begins: behind this row of the order. `value` is null once only rows without one are left. */
const position = z.strictObject({
  value: z.union([z.number(), z.string()]).nullable(),
  name: z.string().optional(),
  id: z.int(),
  /** The ranking the reader began under. */
  run: z.int().optional(),
});
export type Position = z.infer<typeof position>;

export type Page = { after: Position } | { skip: number };

export const writePage = (at: Position) => Buffer.from(JSON.stringify(at)).toString('base64url');

/** The page a caller asks for: the answer of the one before, or a number for scripts. */
export function readPage(text: string | undefined): Page {
  if (text === undefined) return { skip: 0 };
  if (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PAGES)
    return { skip: (Number(text) - 1) * PAGE_SIZE };
  const parsed = position.safeParse(jsonOf(text));
  if (!parsed.success)
    throw invalid(`Page must be what next_page answered, or a whole number from 1 to ${MOST_PAGES}.`);
  return { after: parsed.data };
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};
