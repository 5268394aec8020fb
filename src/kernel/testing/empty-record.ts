import type * as z from 'zod';
import { type Fields, type FieldKind, namesOf, type storedFields } from '../record-fields.ts';

const EMPTY: { readonly [K in FieldKind]?: unknown } = { name: '', 'yes-no': false };

/** A record of which nothing is known: what a test fills in part needs no line for a new field. */
export const emptyRecord = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, EMPTY[fields[name]?.kind ?? 'line'] ?? null]),
  ) as z.infer<ReturnType<typeof storedFields<F>>>;
