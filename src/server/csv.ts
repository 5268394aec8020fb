/** What a spreadsheet takes for a formula when a cell begins with it; quotes set before do not count. */
const FORMULA = /^'*[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/;
/** Separators of any locale: a cell that is cut at one would begin anew behind it. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Text that no spreadsheet runs: what looks like a formula gets a quote in front. */
export const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
/** The text as it was before `guarded`. */
export const unguarded = (text: string) =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(textOf).join('; ') : JSON.stringify(value);
};

const cellOf = (value: unknown) => {
  // A number is no formula, and one with a quote before it is no number.
  const text = typeof value === 'number' ? String(value) : guarded(textOf(value));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line by RFC 4180, with its end. */
export const csvRow = (cells: readonly unknown[]) => `${cells.map(cellOf).join(',')}\r\n`;

type Batches = AsyncIterable<readonly object[]>;
const at = (row: object, column: string) => (row as Record<string, unknown>)[column];

/** A header, then a line for each row; one piece of text for each batch, so that memory stays bounded. */
export async function* csvStream(columns: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield csvRow(columns);
  for await (const rows of batches)
    yield rows.map((row) => csvRow(columns.map((column) => at(row, column)))).join('');
}

/** One JSON object a line, with the same keys in the same order. */
export async function* ndjsonStream(columns: readonly string[], batches: Batches): AsyncGenerator<string> {
  for await (const rows of batches)
    yield rows
      .map(
        (row) =>
          `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, at(row, column)])))}\n`,
      )
      .join('');
}
