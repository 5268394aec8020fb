import { grouped } from '#kernel/numbers.ts';
import { LONGEST_CELL } from '../../cell-text.rules.ts';
import { unreadable } from './file-start.ts';

/** The most columns a row may have. */
export const MOST_COLUMNS = 500;
/** The most characters of one row, all cells together. */
export const LARGEST_ROW = 4_000_000;

const SURROGATE = /[\ud800-\udfff]/;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** The cells as they may be kept; refuses a row or a cell beyond what any table holds. */
export function withinLimits(line: number, cells: string[]): string[] {
  if (cells.length > MOST_COLUMNS) {
    throw unreadable(line, `the row has ${cells.length} cells; a row has at most ${MOST_COLUMNS}.`);
  }
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
