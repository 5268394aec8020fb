import { expect, it } from 'vitest';
import { sheetRows } from './sheet-rows.ts';

const ROWS = 60_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const COLUMNS = ['', ...LETTERS.slice(0, 18)].flatMap((first) => LETTERS.map((last) => first + last));

async function* sheet() {
  const cells = COLUMNS.map((at) => `<c r="${at}1" t="str"><v>${at}</v></c>`);
  yield Buffer.from(`<worksheet><sheetData><row r="1">${cells.join('')}</row>`);
  for (let row = 2; row <= ROWS; row += 1)
    yield Buffer.from(`<row r="${row}"><c r="A${row}"><v>1</v></c></row>`);
  yield Buffer.from('</sheetData></worksheet>');
}

const readAll = async (merges: { column: number; from: number; to: number }[]) => {
  let cells = 0;
  const workings = { strings: [], formats: [], isMac: false, merges };
  for await (const rows of sheetRows(sheet(), workings)) for (const row of rows) cells += row.cells.length;
  return cells;
};

it('counts the cells that merges fill as any others', async () => {
  const merges = COLUMNS.map((_, column) => ({ column, from: 1, to: ROWS }));
  await expect(readAll(merges)).rejects.toThrow('the sheet has too many cells');
});

it('has one merge of a column at a time, however many a file tells', async () => {
  const merges = Array.from({ length: 100_000 }, (_, at) => ({ column: 1, from: 1, to: ROWS - (at % 2) }));
  expect(await readAll(merges)).toBe(COLUMNS.length + 2 * (ROWS - 2) + 1);
});
