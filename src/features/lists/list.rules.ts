import * as z from 'zod';
import { plainText } from '#kernel/query-fields.ts';

export const WORKBOARD_TYPES = ['companies', 'categories', 'people'] as const;
export type WorkboardType = (typeof WORKBOARD_TYPES)[number];

/** The name of a list, a workboard, a bucket or a category: trimmed, one line, never empty. */
export const listName = (what: string) =>
  plainText(120)
    .trim()
    .min(1, `${what} is required`)
    .regex(/^\P{Cc}*$/u, 'must be a single line');

const whole = 'must be the number of a list';
export const workboardId = z.int(whole).min(1, whole).max(2_147_483_647, whole);
/** The same, where it stands in an address. */
export const workboardIdText = z.coerce.number(whole).int(whole).min(1, whole).max(2_147_483_647, whole);

export const list = z.object({ list_id: z.int(), name: z.string() });
export type List = z.infer<typeof list>;

/** Whether two names mean the same list. */
export const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
