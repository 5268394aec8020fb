const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre';
const BETWEEN_CELLS = ' | ';

/** The same text with each row of a table as a line: the editor has no tables and would run their cells together. */
export function writeTablesAsLines(html: string): string {
  if (!/<(?:table|tr|th|td)\b/i.test(html)) return html;
  // Rows or cells may come without the table they were copied from.
  const whole = /<table\b/i.test(html) ? html : `<table>${html}</table>`;
  const { body } = new DOMParser().parseFromString(whole, 'text/html');
  // Inner tables first: to the cell around them they are lines already.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const lines = document.createDocumentFragment();
    if (table.caption) lines.append(...contentOf(table.caption));
    for (const row of table.rows) lines.append(...linesOf(row));
    table.replaceWith(lines);
  }
  return new XMLSerializer().serializeToString(body);
}

/** One line, or, where a cell holds several, one cell below the other. */
function linesOf(row: HTMLTableRowElement): Node[] {
  const cells = [...row.cells];
  const last = cells.findLastIndex((cell) => !isBlank(cell));
  const shown = cells.slice(0, last + 1);
  if (shown.length === 1 || shown.some(holdsSeveral)) return shown.flatMap(contentOf);
  if (shown.length === 0) return [];
  const line = document.createElement('p');
  line.append(...shown.flatMap((cell, at) => [...(at > 0 ? [BETWEEN_CELLS] : []), wordsOf(cell)]));
  return [line];
}

const isBlank = (cell: Element) => cell.textContent.trim() === '' && !cell.querySelector('img');

const holdsSeveral = (cell: Element) =>
  [...cell.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS) && !isBlank(block))
    .length > 1;

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
