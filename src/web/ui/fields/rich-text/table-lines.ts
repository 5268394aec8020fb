const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const CELLS = 'td, th';
const BETWEEN_CELLS = ' | ';
const BETWEEN_VALUES = ';';
/** What spans further is no table that anybody reads. */
const MOST_COLUMNS = 100;
/** A cell with more paragraphs holds a text. */
const MOST_VALUES = 20;

/** The same text with each row of a table as a line: the editor has no tables and would run their cells together. */
export function writeTablesAsLines(html: string): string {
  if (!/<(?:table|tr|th|td)\b/i.test(html)) return html;
  // Rows or cells may come without the table they were copied from.
  const whole = /<table\b/i.test(html) ? html : `<table>${html}</table>`;
  const { body } = new DOMParser().parseFromString(whole, 'text/html');
  const tables = [...body.querySelectorAll('table')].toReversed();
  const around = new Set(tables.flatMap((table) => table.parentElement?.closest(CELLS) ?? []));
  // Inner tables first: to the cell around them they are lines already.
  for (const table of tables) {
    const lines = document.createDocumentFragment();
    if (table.caption) lines.append(...contentOf(table.caption));
    for (const row of placesOf(table)) lines.append(...linesOf(row, around));
    table.replaceWith(lines);
  }
  return new XMLSerializer().serializeToString(body);
}

/** A cell, or the place that one beside or above it spans. */
type Place = HTMLTableCellElement | null;

/** What stands in each column of each row, so that a cell is found below its heading. */
function placesOf(table: HTMLTableElement): Place[][] {
  const spannedRows: number[] = [];
  return [...table.rows].map((row) => {
    const places: Place[] = [];
    const skipSpanned = () => {
      for (let left = spannedRows[places.length]; left; left = spannedRows[places.length]) {
        spannedRows[places.length] = left - 1;
        places.push(null);
      }
    };
    for (const cell of row.cells) {
      skipSpanned();
      const from = places.length;
      const columns = Math.max(1, Math.min(cell.colSpan, MOST_COLUMNS - from));
      places.push(cell, ...Array.from({ length: columns - 1 }, () => null));
      if (from < MOST_COLUMNS)
        for (let at = from; at < from + columns; at += 1) spannedRows[at] = Math.max(0, cell.rowSpan - 1);
    }
    skipSpanned();
    return places;
  });
}

/** One line with the several values of a cell behind each other; cells that are texts of their own go one below the other. */
function linesOf(row: readonly Place[], around: ReadonlySet<Element>): Node[] {
  const last = row.findLastIndex((cell) => cell && !isBlank(cell));
  const shown = row.slice(0, last + 1);
  const cells = shown.filter((cell) => cell !== null);
  const isText = (cell: Element) =>
    around.has(cell) || cell.querySelector(HEADINGS) || blocksOf(cell).length > MOST_VALUES;
  if (shown.length === 1 || cells.some(isText)) return cells.flatMap(contentOf);
  if (shown.length === 0) return [];
  const line = document.createElement('p');
  line.append(
    ...shown.flatMap((cell, at) => [...(at > 0 ? [BETWEEN_CELLS] : []), cell ? valuesOf(cell) : '']),
  );
  return [line];
}

function valuesOf(cell: Element) {
  for (const block of blocksOf(cell).slice(0, -1)) block.append(BETWEEN_VALUES);
  return wordsOf(cell);
}

const isBlank = (cell: Element) => cell.textContent.trim() === '' && !cell.querySelector('img');

/** The innermost blocks of a cell: its paragraphs and points. */
const blocksOf = (cell: Element) =>
  [...cell.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS) && !isBlank(block));

/** What a cell holds as blocks of its own. */
function contentOf(cell: Element): Node[] {
  if (isBlank(cell)) return [];
  if (cell.querySelector(BLOCKS)) return [takeOut(cell)];
  const line = document.createElement('p');
  line.append(takeOut(cell));
  return [line];
}

/** What a cell holds within a line: where it began another, a blank. A copy, as replacing many takes its square. */
function wordsOf(holder: Element): DocumentFragment {
  const words = document.createDocumentFragment();
  for (const node of holder.childNodes) {
    if (!(node instanceof Element)) words.append(node.cloneNode());
    else if (node.matches(`br, ${BLOCKS}`)) words.append(' ', wordsOf(node), ' ');
    else {
      const copy = node.cloneNode() as Element;
      copy.append(wordsOf(node));
      words.append(copy);
    }
  }
  return words;
}

/** All that an element holds, as one piece however many there are. */
function takeOut(element: Element) {
  const all = document.createDocumentFragment();
  while (element.firstChild) all.append(element.firstChild);
  return all;
}
