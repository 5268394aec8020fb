import type { ImportRecord } from '../../import-record.contract.ts';

type BadCells = ImportRecord['bad_cells'];

const MOST_GROUPS = 100;
const MOST_VALUES = 50;
/** So much of a cell is shown, and compared where somebody mends it. */
export const SHOWN_LETTERS = 200;
const OTHER = 'cannot be read';

/** Counts the cells that were left empty, by field and reason, with what stood in them. */
export function countBadCells() {
  const groups = new Map<
    string,
    { field: string; reason: string; cells: number; values: Map<string, number> }
  >();
  const groupOf = (field: string, reason: string) => {
    const key = `${field} ${reason}`;
    const known = groups.get(key);
    if (known) return known;
    if (groups.size >= MOST_GROUPS && reason !== OTHER) return groupOf(field, OTHER);
    const group = { field, reason, cells: 0, values: new Map<string, number>() };
    groups.set(key, group);
    return group;
  };
  return {
    add(field: string, reason: string, cell: string) {
      const group = groupOf(field, reason);
      group.cells += 1;
      const text = cutCell(cell);
      const times = group.values.get(text);
      if (times !== undefined || group.values.size < MOST_VALUES) group.values.set(text, (times ?? 0) + 1);
    },
    groups: (): BadCells =>
      [...groups.values()]
        .map(({ values, ...group }) => ({
          ...group,
          values: [...values].map(([text, cells]) => ({ text, cells })).toSorted((a, b) => b.cells - a.cells),
        }))
        .toSorted((a, b) => b.cells - a.cells),
  };
}

/** A cell as it is reported and mended: its beginning, never half a character. */
export const cutCell = (cell: string) =>
  cell
    .trim()
    .slice(0, SHOWN_LETTERS)
    .replace(/[\ud800-\udbff]$/, '');
