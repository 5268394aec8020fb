/** Rows of words as lines whose columns stand under each other. */
export function alignRows(rows: readonly (readonly string[])[]) {
  const last = (rows[0]?.length ?? 0) - 1;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === last ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}
