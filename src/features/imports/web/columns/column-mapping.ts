import { type ColumnSample, guessColumns } from '../../column-values.rules.ts';
import { guessMapping } from '../../headers.rules.ts';
import { importFields, KEY_FIELDS, takesSeveral, type TableEntity } from '../../import-fields.rules.ts';
import type { ImportRecord } from '../../import-record.contract.ts';

export type Mapping = ImportRecord['mapping'];
export type Match = 'Matched by name' | 'Matched by values' | 'Chosen by you' | 'Not imported';

const MISSING_KEY: Record<TableEntity, string> = {
  companies: 'Choose the column that holds the domain, the website, or the name.',
  people: 'Choose the column that holds the e-mail address, LinkedIn, or the name.',
};
const FIRST_VALUES = 3;

const isForSeveral = (entity: TableEntity, name: string | null) =>
  importFields[entity].some((one) => one.field === name && takesSeveral(one));

/** Gives a field to a column; the column that had it goes without, unless several may hold it. */
export const moveField = (
  entity: TableEntity,
  mapping: Mapping,
  column: number,
  field: string | null,
): Mapping =>
  mapping.map((current, at) => {
    if (at === column) return field;
    return field !== null && current === field && !isForSeveral(entity, field) ? null : current;
  });

/** How each column came to its field. */
export function matchesOf(
  entity: TableEntity,
  headers: readonly string[],
  mapping: Mapping,
  sample: ColumnSample,
): Match[] {
  const named = guessMapping(entity, headers);
  const guessed = guessColumns(entity, headers, sample);
  return mapping.map((field, at) => {
    if (field === null) return 'Not imported';
    if (guessed[at] !== field) return 'Chosen by you';
    return named[at] === field ? 'Matched by name' : 'Matched by values';
  });
}

/** What keeps this mapping from being checked; null when nothing does. */
export const flawOf = (entity: TableEntity, mapping: Mapping) =>
  mapping.some((field) => field !== null && KEY_FIELDS[entity].includes(field)) ? null : MISSING_KEY[entity];

/** The first different values of a column, in one line. */
export function firstValues(preview: ImportRecord['preview'], column: number): string {
  const values = preview.map(({ cells }) => cells[column]?.trim() ?? '').filter((value) => value !== '');
  return [...new Set(values)].slice(0, FIRST_VALUES).join(', ');
}

/** How many rows the file has, where that is known before it was read to its end. */
export const rowsOf = ({ rows_total, preview }: Pick<ImportRecord, 'rows_total' | 'preview'>) =>
  rows_total ?? (preview.length < PREVIEWED ? preview.length : null);
const PREVIEWED = 20;

/** The fields of an entity as they are offered, with the header of the column that has each. */
export function offeredFields(entity: TableEntity, headers: readonly string[], mapping: Mapping) {
  return importFields[entity].map(({ field, label }) => {
    const holder = isForSeveral(entity, field) ? -1 : mapping.indexOf(field);
    return { field, label, holder: holder < 0 ? null : headerName(headers[holder] ?? '', holder) };
  });
}

export const headerName = (header: string, at: number) => header.trim() || `Column ${at + 1}`;
