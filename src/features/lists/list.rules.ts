import * as z from 'zod';
import { nameText } from '#kernel/hand-editing.ts';

export const WORKBOARD_TYPES = ['companies', 'categories', 'people'] as const;
export type WorkboardType = (typeof WORKBOARD_TYPES)[number];

/** The most characters a name can have. */
export const MOST_NAME = 120;

/** The name of a list, a workboard, a bucket or a category: trimmed, one line, never empty. */
export const listName = (what: string) => nameText(MOST_NAME, `${what} is required`);

const whole = 'must be the number of a list';
export const workboardId = z.int(whole).min(1, whole).max(2_147_483_647, whole);
/** The same, where it stands in an address. */
export const workboardIdText = z.coerce.number(whole).int(whole).min(1, whole).max(2_147_483_647, whole);

export const list = z.object({ list_id: z.int(), name: z.string() });
export type List = z.infer<typeof list>;

/** Whether two names mean the same list. */
export const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Stands for the number of a list that the server is still to give. */
export const NOT_YET = 0;
export const isCreating = ({ list_id }: List) => list_id === NOT_YET;

interface Filed {
  data: List[];
  suggested_lists: List[];
}
const isSame = (one: List) => (other: List) =>
  one.list_id === other.list_id && (one.list_id !== NOT_YET || sameName(one.name, other.name));

/** On one list more, in its place by name, and no longer suggested. */
export const filedOn = <F extends Filed>(filed: F, list: List): F => ({
  ...filed,
  data: [...filed.data.filter((other) => !isSame(list)(other)), list].sort((one, other) =>
    one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }),
  ),
  suggested_lists: filed.suggested_lists.filter((other) => !isSame(list)(other)),
});

export const takenOff = <F extends Filed>(filed: F, list: List): F => ({
  ...filed,
  data: filed.data.filter((other) => !isSame(list)(other)),
});

export const renamed = <F extends Filed>(filed: F, list: List): F => {
  const name = (other: List) => (other.list_id === list.list_id ? list : other);
  return { ...filed, data: filed.data.map(name), suggested_lists: filed.suggested_lists.map(name) };
};
