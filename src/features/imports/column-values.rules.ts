import { readChoice } from './choices.rules.ts';
import { guessMapping } from './headers.rules.ts';
import type { TableEntity } from './import-fields.rules.ts';

/** The first rows of a file, and what may be chosen for a field. */
export interface ColumnSample {
  preview: readonly { cells: readonly string[] }[];
  choices: Readonly<Record<string, readonly string[]>>;
}

/** As `guessMapping`; but a column that has none of its field's values, and mostly those of another, holds that one. */
export const guessColumns = (
  entity: TableEntity,
  headers: readonly string[],
  { preview, choices }: ColumnSample,
) =>
  guessMapping(entity, headers, (field, column) => {
    if (!(field in choices)) return field;
    const cells = preview.map((row) => row.cells[column]?.trim() ?? '').filter((cell) => cell !== '');
    const fits = (name: string) =>
      cells.filter((cell) => 'value' in readChoice(choices[name] ?? [], cell)).length;
    if (fits(field) > 0) return field;
    return Object.keys(choices).find((other) => fits(other) * 2 > cells.length) ?? field;
  });
