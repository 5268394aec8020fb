import { type ImportField, importFields, type TableEntity } from '../../import-fields.rules.ts';
import { type FieldValue, parseValue } from '../../values.rules.ts';
import { companyRow, type EntityRow, type FieldProblem, type Known, personRow } from './entity-rows.rules.ts';
import { type FileRow, tooManyCells } from '../reading/read-rows.ts';

export interface StagedRow extends EntityRow {
  line: number;
}

/** Turns the rows of a file into rows of an entity; null for a row with nothing in it. */
export function rowParser(
  entity: TableEntity,
  { headers, mapping }: { headers: readonly string[]; mapping: readonly (string | null)[] },
  known: Known,
) {
  const fields = new Map(importFields[entity].map((field) => [field.field, withChoices(field, known)]));
  const columns = mapping.map((name) => (name === null ? undefined : fields.get(name)));

  return (row: FileRow): StagedRow | null => {
    const { line, cells } = row;
    if (cells.every((cell) => cell.trim() === '')) return null;
    const problems: FieldProblem[] = [];
    const values: Record<string, FieldValue> = {};
    columns.forEach((field, at) => {
      if (!field) return;
      const value = valueOf(field, cells[at] ?? '', problems);
      if (value !== undefined) values[field.field] = value;
    });
    const surplus = tooManyCells(headers, row);
    if (surplus !== null) problems.push({ field: `column ${headers.length + 1}`, message: surplus });
    // A cell that cannot be read is the reason to tell; what follows from its absence is not.
    if (problems.length > 0) return { line, data: {}, lists: {}, keys: [], problems };
    return { line, ...(entity === 'companies' ? companyRow(values, known) : personRow(values)) };
  };
}

/** Administrators may have added a status, or taken one away. */
const withChoices = (field: ImportField, { statuses }: Known): ImportField =>
  field.field === 'status' ? { ...field, choices: [...statuses.keys()] } : field;

function valueOf(field: ImportField, cell: string, problems: FieldProblem[]): FieldValue | undefined {
  const parsed = parseValue(field, cell);
  if ('problem' in parsed) {
    problems.push({ field: field.field, message: parsed.problem });
    return undefined;
  }
  const { value } = parsed;
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  return value;
}
