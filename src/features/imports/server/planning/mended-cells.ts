import type { ImportField } from '../../import-fields.rules.ts';
import type { ImportMend } from '../../import-record.contract.ts';
import { cutCell } from './bad-cells.ts';

/** Which field each column is, and what people wrote instead of its cells. */
export interface MendedFile {
  mapping: readonly (string | null)[];
  mends: readonly ImportMend[];
}

/** What people wrote instead of cells that cannot be read: of one line, or wherever the same stands. */
export function mendedCells({ mends, mapping }: MendedFile, fields: ReadonlyMap<string, ImportField>) {
  const wherever = new Map<string, string>();
  const ofLine = new Map<number, Map<string, string>>();
  for (const { field, line, cell, value } of mends)
    if (line === null) wherever.set(`${field} ${cell ?? ''}`, value);
    else ofLine.set(line, (ofLine.get(line) ?? new Map<string, string>()).set(field, value));
  const isIdle = mends.length === 0;

  return {
    /** The cell as it is to be read. */
    cell(line: number, field: string, cell: string): string {
      if (isIdle) return cell;
      return ofLine.get(line)?.get(field) ?? wherever.get(`${field} ${cutCell(cell)}`) ?? cell;
    },
    /** What a line got for fields that the file has no column for. */
    added: (line: number) =>
      [...(ofLine.get(line) ?? [])].flatMap(([name, value]) => {
        const field = mapping.includes(name) ? undefined : fields.get(name);
        return field ? [{ field, value }] : [];
      }),
  };
}
