import { guessMapping } from '../../headers.rules.ts';

/** What the first lines tell of a table: its delimiter, null for a single column, and how many rows precede the header. */
export interface TableShape {
  delimiter: string | null;
  before: number;
}

const DELIMITERS = [',', '\t', ';', '|'] as const;
const RECORDS = 60;
const MOST_TITLES = 5;

/**
 * The delimiter is the one that cuts the header into most names we know, and then the one that cuts most rows below
 * into as many cells as the header. A first line such as "sep=;" decides by itself; a title above the table is not
 * its header.
 */
export function sniffTable(text: string, ended: boolean, fileName: string): TableShape {
  const told = /^\s*(?:"sep=(.)"|sep=(.))[\t,;| ]*(?:\r|\n)/i.exec(text);
  const delimiter = told?.[1] ?? told?.[2];
  if (delimiter && delimiter !== '"') return { delimiter, before: 1 };
  const preferred = /\.(?:tsv|tab)$/i.test(fileName) ? '\t' : ',';

  const [best] = DELIMITERS.map((mark) => {
    const records = firstRecords(text, mark, ended);
    const before = titlesAbove(records);
    const known = knownNames(records[before] ?? []);
    return { mark, before, known, ...agreement(records.slice(before).map((cells) => cells.length)) };
  })
    .filter(({ width }) => width > 1)
    .sort(
      (a, b) =>
        b.known - a.known ||
        b.share - a.share ||
        b.width - a.width ||
        Number(b.mark === preferred) - Number(a.mark === preferred),
    );
  return best ? { delimiter: best.mark, before: best.before } : { delimiter: null, before: 0 };
}

/** A line above the first one with headers we know, headings over groups of columns, or a single cell above a wider table. */
export function titlesAbove(records: string[][]): number {
  const [first, ...others] = records.slice(0, MOST_TITLES + 1);
  if (!first) return 0;
  const known = knownNames(first);
  if (known > 0 && first.every((cell) => cell !== '')) return 0;
  const headed = others.findIndex((cells) => knownNames(cells) > known + 1) + 1;
  if (known > 0) return headed;
  if (headed > 0 || first.length > 1) return headed;
  return (
    others.findIndex((cells, at) => {
      const below = records.slice(at + 2);
      return cells.length > 2 && below.length > 1 && below.every((row) => row.length === cells.length);
    }) + 1
  );
}

/** How many cells are headers that we know. */
const knownNames = (cells: string[]) =>
  Math.max(
    ...(['companies', 'people'] as const).map(
      (entity) => guessMapping(entity, cells.slice(0, RECORDS)).filter((field) => field !== null).length,
    ),
  );

function agreement([width = 0, ...rows]: number[]): { width: number; share: number } {
  const same = rows.filter((count) => count === width).length;
  // Empty cells at the end are often left out; such rows speak for the delimiter, but less.
  const near = rows.filter((count) => count < width && count > width / 2).length;
  return { width, share: rows.length === 0 ? 1 : (same + near / 2) / rows.length };
}

/** The cells of the first rows that are not blank. */
function firstRecords(text: string, mark: string, ended: boolean): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let start = 0;
  let quoted = false;
  const endCell = (at: number) => {
    cells.push(text.slice(start, at).trim());
    start = at + 1;
  };
  const endRecord = (at: number) => {
    endCell(at);
    if (cells.some((cell) => cell !== '')) records.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length && records.length < RECORDS; at += 1) {
    const letter = text[at];
    if (letter === '"' && (quoted || at === start)) {
      if (quoted && text[at + 1] === '"') at += 1;
      else quoted = !quoted;
    } else if (quoted) continue;
    else if (letter === '\n' || letter === '\r') endRecord(at);
    else if (letter === mark) endCell(at);
  }
  // A first line longer than what was looked at tells the delimiter all the same.
  if ((ended || records.length === 0) && !quoted && records.length < RECORDS) endRecord(text.length);
  return records;
}
