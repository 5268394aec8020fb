import { grouped } from '#kernel/numbers.ts';
import { LONGEST_CELL } from '../../cell-text.rules.ts';
import { unreadable } from './file-start.ts';

/** The most columns a row may have. */
export const MOST_COLUMNS = 500;
/** What becomes of a table with more. */
export const TOO_WIDE = `Orion reads at most ${MOST_COLUMNS} columns. Delete the columns you do not need, and import the file again.`;
/** The most characters of one row, all cells together. */
export const LARGEST_ROW = 4_000_000;

const SURROGATE = /[\ud800-\udfff]/;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** The cells as they may be kept; refuses a row or a cell beyond what any table holds. Empty cells at the end are no table. */
export function withinLimits(line: number, cells: string[]): string[] {
  while (cells.length > MOST_COLUMNS && cells.at(-1)?.trim() === '') cells.pop();
  if (cells.length > MOST_COLUMNS)
    throw unreadable(line, `the row has ${grouped(cells.length)} cells. ${TOO_WIDE}`);
  return cells.map((cell, column) => {
    if (cell.length > LONGEST_CELL) {
      const most = grouped(LONGEST_CELL);
      throw unreadable(
        line,
        `cell ${column + 1} is longer than ${most} characters. Is a quotation mark (") missing?`,
      );
    }
    return cell.includes('\0') || SURROGATE.test(cell) ? cell.replaceAll(UNSTORABLE, '') : cell;
  });
}
