import type { FileRow } from '../file-row.ts';
import { MOST_COLUMNS, TOO_WIDE } from '../row-limits.ts';
import { type CellFormat, numberText } from './cell-formats.ts';
import { columnOf, columnWord, fillMerged, type Merge } from './merged-cells.ts';
import { readXml } from './xml-events.ts';
import { Unreadable } from './zip-entries.ts';

/** Empty ones count where others stand behind them. */
const MOST_CELLS = 20_000_000;

interface Workings {
  strings: readonly string[];
  formats: readonly CellFormat[];
  isMac: boolean;
  /** What stands in several rows at once; Excel writes it in the first of them only. */
  merges: readonly Merge[];
}

/** The rows of a sheet with something in them, in small batches; `line` is the number Excel shows beside the row. */
export async function* sheetRows(
  pieces: AsyncIterable<Buffer>,
  workings: Workings,
): AsyncGenerator<FileRow[]> {
  let rows: FileRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let hidden = false;
  let column = -1;
  let cell = { type: '', style: 0 };
  let text = '';
  let formula = '';
  let within: 'value' | 'formula' | null = null;
  let seen = 0;
  const fill = fillMerged(workings.merges);
  const pieceByPiece = readXml(pieces, {
    open(name, { r, s, t, hidden: isHidden }) {
      if (name === 'row') {
        line = /^\d{1,7}$/.test(r ?? '') ? Number(r) : line + 1;
        cells = [];
        column = -1;
        hidden = isHidden === '1' || isHidden === 'true';
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1;
        cell = { type: t ?? 'n', style: Number(s ?? 0) };
        text = '';
        formula = '';
      } else if (name === 'v' || name === 't') within = 'value';
      else if (name === 'f') within = 'formula';
      else if (name === 'rPh') within = null;
    },
    text(piece) {
      if (within === 'value') text += piece;
      else if (within === 'formula') formula += piece;
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') within = null;
      else if (name === 'c' && (text !== '' || formula !== '')) {
        seen += Math.max(1, column + 1 - cells.length);
        checkPlace(line, column, seen);
        while (cells.length < column) cells.push('');
        // A script that writes a workbook computes nothing: what is left of such a cell is its formula, and it is told.
        cells[column] = text === '' ? `=${formula}` : cellText(text, cell, workings);
      } else if (name === 'row' && cells.length > 0) {
        const before = cells.length;
        fill(line, cells);
        seen += cells.length - before;
        checkPlace(line, cells.length - 1, seen);
        rows.push({ line, cells, ...(hidden && { hidden }) });
      }
    },
  });
  for await (const _piece of pieceByPiece) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}

function checkPlace(line: number, column: number, seen: number) {
  if (column < 0) throw new Unreadable('the sheet is damaged. Save it again.');
  if (column >= MOST_COLUMNS)
    throw new Unreadable(`there is a value in column ${columnWord(column)}. ${TOO_WIDE}`, line);
  if (seen > MOST_CELLS) throw new Unreadable('the sheet has too many cells. Split it, or save it as CSV.');
}

function cellText(
  text: string,
  { type, style }: { type: string; style: number },
  workings: Workings,
): string {
  if (type === 's') return unescaped(workings.strings[Number(text)] ?? '');
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return unescaped(text);
  return numberText(text, workings.formats[style] ?? 'number', workings.isMac);
}

/** Letters that XML cannot hold, as Excel writes them: "_x000D_". */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
