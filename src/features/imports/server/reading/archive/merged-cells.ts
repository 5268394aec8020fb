import { grouped } from '#kernel/numbers.ts';

/** Cells of one column that are merged into one, from row to row. */
export interface Merge {
  column: number;
  from: number;
  to: number;
}

const MARK = 'mergeCell ';
const MERGE = /mergeCell [^>]{0,99}?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;
/** As much of one as may be cut off at the end of a piece. */
const LONGEST = 200;
const MOST = 100_000;
const MOST_IN_EXCEL = 16_384;

/** The merges of a sheet that go over several rows, from the top; they stand behind all of its rows. */
export async function readMerges(pieces: AsyncIterable<Buffer>): Promise<Merge[]> {
  const found = new Map<string, Merge>();
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const whole = Buffer.concat([rest, piece]);
    rest = whole.subarray(-LONGEST);
    if (!whole.includes(MARK)) continue;
    for (const [ref, column = '', from, to] of whole.toString('latin1').matchAll(MERGE))
      if (Number(to) > Number(from))
        found.set(ref, { column: columnOf(column), from: Number(from), to: Number(to) });
    if (found.size > MOST) break;
  }
  return [...found.values()].sort((a, b) => a.from - b.from);
}

/** Writes into the rows below what the first row of a merge says; rows come from the top, and a column has one at a time. */
export function fillMerged(merges: readonly Merge[]) {
  let next = 0;
  const open = new Map<number, { to: number; text: string }>();
  return (line: number, cells: string[]) => {
    for (const [column, { to, text }] of open) {
      if (to < line) open.delete(column);
      else {
        while (cells.length < column) cells.push('');
        cells[column] ||= text;
      }
    }
    for (let merge = merges[next]; merge && merge.from <= line; merge = merges[next]) {
      next += 1;
      const text = cells[merge.column] ?? '';
      if (merge.from === line && text !== '') open.set(merge.column, { to: merge.to, text });
    }
  };
}

/** "AB12" stands in column 27, from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}

/** What Excel calls a column, "AB"; one that no program has is told by its number. */
export function columnWord(column: number): string {
  if (column >= MOST_IN_EXCEL) return grouped(column + 1);
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnWord(Math.floor(column / 26) - 1) + last;
}
