import type { ImportField } from '../../import-fields.rules.ts';
import type { ImportRecord } from '../../import-record.contract.ts';
import {
  noVotes,
  type Reading,
  readingByCells,
  readingByHeader,
  readingsOf,
  type Votes,
} from '../../readings.rules.ts';
import { cutCell } from './bad-cells.ts';

export interface ColumnVotes extends Votes {
  /** Whether the column can be read in several ways at all. */
  isOpen: true | undefined;
  add: (says: Reading | 'open', cell: string) => void;
}

/** Hears what the cells of a column say about how it is to be read. */
export function countVotes(field: ImportField | undefined): ColumnVotes {
  const votes: ColumnVotes = {
    ...noVotes(),
    isOpen: (field && readingsOf(field.kind).length > 0) || undefined,
    add(says, cell) {
      if (says === 'open') {
        if (votes.open === 0) votes.example = cutCell(cell);
        votes.open += 1;
      } else votes.says[says] = (votes.says[says] ?? 0) + 1;
    },
  };
  return votes;
}

type ColumnReading = ImportRecord['column_readings'][number];

/** How a column is read: as somebody chose, as its header says, or as its cells do; null where nobody knows. */
export function decideReading(
  field: ImportField | undefined,
  header: string,
  chosen: Reading | null,
  votes: Votes | null,
  /** As the product that wrote the file means it. */
  usual: Reading | null = null,
): Pick<ColumnReading, 'reading' | 'by'> {
  if (!field) return { reading: null, by: null };
  if (chosen && readingsOf(field.kind).includes(chosen)) return { reading: chosen, by: 'person' };
  const byHeader = readingByHeader(field, header) ?? usual;
  if (byHeader) return { reading: byHeader, by: 'header' };
  const byCells = votes && readingByCells(votes);
  return byCells ? { reading: byCells, by: 'cells' } : { reading: null, by: null };
}

/** The columns with cells that can be read in several ways, and how they were read. */
export const columnReadings = (
  fields: readonly (ImportField | undefined)[],
  decided: readonly Pick<ColumnReading, 'reading' | 'by'>[],
  votes: readonly Votes[],
): ColumnReading[] =>
  fields.flatMap((field, column) => {
    const { open = 0, says = {}, example = '' } = votes[column] ?? {};
    const how = decided[column];
    if (!field || !how || open === 0) return [];
    const rows = how.reading ? (says[how.reading] ?? 0) : 0;
    return [{ column, ...how, rows, open, example, choices: [...readingsOf(field.kind)] }];
  });
