// oxlint-disable-next-line no-control-regex -- those it takes out
const STEERING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** Words as they stand in one line: a name with a line break in it would read as two entries. */
export const inOneLine = (words: string) => words.replace(STEERING, ' ');

/** Rows of words as lines whose columns stand under each other. */
export function alignRows(written: readonly (readonly string[])[]) {
  const rows = written.map((row) => row.map(inOneLine));
  const last = (rows[0]?.length ?? 0) - 1;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === last ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}
