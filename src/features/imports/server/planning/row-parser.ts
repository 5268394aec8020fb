import { isWithoutHost, reasonOf } from '../../cell-text.rules.ts';
import {
  type ImportField,
  importFields,
  KEY_FIELDS,
  takesSeveral,
  type TableEntity,
} from '../../import-fields.rules.ts';
import type { ImportConstant } from '../../import-record.contract.ts';
import type { Reading } from '../../readings.rules.ts';
import { type FieldValue, parseValue } from '../../values.rules.ts';
import type { FileRow } from '../reading/file-row.ts';
import { type FileLayout, tooManyCells } from '../reading/read-rows.ts';
import { countBadCells } from './bad-cells.ts';
import { type ColumnVotes, countVotes } from './column-votes.ts';
import { companyRow, type EntityRow, type FieldProblem, type Known, personRow } from './entity-rows.rules.ts';
import { countFileNotes } from './file-notes.ts';
import { type MendedFile, mendedCells } from './mended-cells.ts';

export interface StagedRow extends EntityRow {
  line: number;
}

/** How the cells of a file become values. */
export interface FileReading extends MendedFile {
  headers: readonly string[];
  /** What is known of each column that can be read in several ways. */
  readings: readonly (Reading | null)[];
  constants: readonly ImportConstant[];
  /** Where its numbers of days begin. */
  layout?: Pick<FileLayout, 'calendar'>;
}

const ADDRESSES = new Set(['domain', 'website', 'linkedin_url']);

export type BadCell = { field: string; message: string; cell: string };

/**
 * Turns the rows of a file into rows of an entity; null for a row with nothing in it. A cell that cannot be read costs the
 * cell; only a row that nobody could be told by, or that does not fit its header, is refused.
 */
export function rowParser(
  entity: TableEntity,
  reading: FileReading,
  known: Known,
  onBadCell: (line: number, cell: BadCell) => void = () => {},
) {
  const { headers, mapping, readings, layout: { calendar } = {} } = reading;
  const fields = knownFields(entity, known);
  const columns = mapping.map((name) => {
    const field = name === null ? undefined : fields.get(name);
    return field && calendar ? { ...field, calendar } : field;
  });
  const bad = countBadCells();
  const told = countFileNotes();
  const votes: ColumnVotes[] = columns.map(countVotes);
  const mended = mendedCells(reading, fields);
  const constants = readConstants(reading.constants, fields);
  const toRow = (values: Record<string, FieldValue>) =>
    entity === 'companies' ? companyRow(values, known) : personRow(values);

  const parse = (row: FileRow): StagedRow | null => {
    const { line, cells } = row;
    if (cells.every((cell) => cell.trim() === '')) return null;
    told.seeRow(row);
    const unreadable: BadCell[] = [];
    const values: Record<string, FieldValue> = {};
    const take = (field: ImportField, cell: string, shown: string, at?: number) => {
      const parsed = parseValue(
        field,
        cell,
        at === undefined ? undefined : votes[at]?.isOpen && (readings[at] ?? null),
      );
      if (at !== undefined && parsed.says) votes[at]?.add(parsed.says, cell);
      if ('problem' in parsed) unreadable.push({ field: field.field, message: parsed.problem, cell: shown });
      else if (hasValue(parsed.value)) {
        addValue(values, field, parsed.value);
        if (parsed.part) told.seePart(field, parsed.part, cell);
      }
    };
    columns.forEach((field, at) => {
      const cell = cells[at] ?? '';
      if (field) take(field, mended.cell(line, field.field, cell), cell, at);
    });
    for (const { field, value } of mended.added(line)) take(field, value, '');
    for (const { field, value } of constants)
      if (takesSeveral(field) || values[field.field] === undefined) addValue(values, field, value);
    const surplus = tooManyCells(headers, row);
    if (surplus !== null) return refused(line, [{ field: `column ${headers.length + 1}`, message: surplus }]);
    const staged = toRow(values);
    // One that names no host says nothing of whose row it is.
    const keyProblems = unreadable.filter(
      ({ field, cell }) =>
        KEY_FIELDS[entity].includes(field) && !(ADDRESSES.has(field) && isWithoutHost(cell)),
    );
    // A key that cannot be read is the reason to tell; what follows from its absence is not.
    const isNamed = entity === 'companies' && staged.keys[0]?.includes('|') === true;
    if (staged.problems.length > 0 || (isNamed && keyProblems.length > 0))
      return refused(line, keyProblems.length > 0 ? keyProblems : staged.problems);
    for (const cell of unreadable) {
      bad.add(cell.field, reasonOf(cell.message), cell.cell);
      onBadCell(line, cell);
    }
    return { line, ...staged };
  };
  return { parse, badCells: bad.groups, notes: told.notes, votes };
}

/** What several columns say of one field comes together, in their order. */
function addValue(values: Record<string, FieldValue>, { field }: ImportField, value: FieldValue) {
  const before = values[field];
  values[field] = Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value;
}

const readConstants = (constants: readonly ImportConstant[], fields: ReadonlyMap<string, ImportField>) =>
  constants.flatMap(({ field: name, value: text }) => {
    const field = fields.get(name);
    const parsed = field && parseValue(field, text);
    return parsed && 'value' in parsed && hasValue(parsed.value) ? [{ field, value: parsed.value }] : [];
  });

const refused = (line: number, problems: readonly FieldProblem[]): StagedRow => ({
  line,
  data: {},
  lists: {},
  keys: [],
  problems: problems.map(({ field, message }) => ({ field, message })),
});

/** The fields of a file, by name, with what may be chosen today: administrators add statuses, and colleagues come and go. */
export const knownFields = (entity: TableEntity, { statuses, pipeline, owners }: Known) => {
  const chosen: Record<string, Partial<ImportField>> = {
    status: { choices: [...statuses.keys()] },
    tp_status: { choices: [...(pipeline?.keys() ?? [])] },
    tp_owners: { owners: owners ?? [] },
  };
  return new Map(importFields[entity].map((field) => [field.field, { ...field, ...chosen[field.field] }]));
};

const hasValue = (value: FieldValue | null): value is FieldValue =>
  value !== null && !(Array.isArray(value) && value.length === 0);
