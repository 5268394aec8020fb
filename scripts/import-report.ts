import type { ImportChange } from '#features/imports/import-record.contract.ts';
import type { ImportOutcome } from './import-command.ts';

const SHOWN = 10;
const WIDTH = 30;
const COUNTED = ['create', 'update', 'differ', 'unchanged', 'conflict', 'rejected'] as const;

/** What a file would do, or did, for a person to read. */
export function importReport(found: ImportOutcome): string {
  const { headers, mapping, counts, problems, changes, novelties, notes, bad_cells } = found;
  const widest = Math.max(...headers.map((header) => header.length), 0);
  const done = found.status === 'committed';
  return [
    ...(headers.length > 0 ? ['Columns'] : []),
    ...headers.map((header, at) => `  ${header.padEnd(widest)}  ${mapping[at] ?? '(left out)'}`),
    ...(headers.length > 0 ? [''] : []),
    done ? 'Taken in' : 'Would',
    ...COUNTED.map((name) => `  ${name.padEnd(10)} ${counts[name].toLocaleString('en-US')}`),
    ...listLines(
      'Rejected',
      counts.rejected,
      problems.map(({ line, field, message }) => `line ${line}, ${field}: ${message}`),
    ),
    ...listLines(
      'Cells left empty',
      bad_cells.length,
      bad_cells.map(
        ({ field, reason, cells, values }) =>
          `${field}: ${cells} of what ${reason}, e.g. ${values
            .slice(0, 3)
            .map(({ text }) => JSON.stringify(text))
            .join(', ')}`,
      ),
    ),
    ...readingLines(found),
    ...changeLines('Conflicts', counts.conflict, changes.conflict),
    ...changeLines('Other values in Orion', counts.differ, changes.differ),
    ...changeLines('Updates', counts.update, changes.update),
    ...listLines(
      'New in Orion',
      novelties.length,
      novelties.map(({ kind, name, companies }) => `${kind} ${JSON.stringify(name)} (${companies})`),
    ),
    ...notes.map((note) => `\n${note}`),
    '',
    done
      ? `It can be undone on the page Imports. New ranks come with the night, or now by npm run rank.`
      : [
          'Nothing was changed. Add --commit to take it in.',
          ...(counts.conflict > 0
            ? ['Conflicts keep ours; --conflicts skip, replace or new says otherwise.']
            : []),
          ...(counts.differ > 0 ? ['Only what is empty is filled; --existing replace takes the file.'] : []),
        ].join('\n'),
  ].join('\n');
}

/** How columns that can be read in several ways were read, and the question where nobody knows. */
const readingLines = ({ headers, column_readings }: ImportOutcome) =>
  listLines(
    'Columns that can be read in several ways',
    column_readings.length,
    column_readings.map(({ column, reading, by, rows, open, example, choices }) =>
      reading === null
        ? `${headers[column]}: ${open} left empty, e.g. ${JSON.stringify(example)}; say --read "${headers[column]}=${choices.join('|')}"`
        : `${headers[column]}: ${reading} (${by === 'cells' ? `${rows} rows say so` : `by ${by}`})`,
    ),
  );

const changeLines = (title: string, total: number, changes: readonly ImportChange[]) =>
  listLines(
    title,
    total,
    changes.map(({ line, key, fields }) => `line ${line}, ${key}: ${fields.map(changeOf).join('; ')}`),
  );

function changeOf({ field, kind, ours, theirs }: ImportChange['fields'][number]) {
  if (kind === 'taken') return `${field} ${JSON.stringify(theirs)} belongs to another`;
  if (kind === 'added') return `${field} + ${JSON.stringify(theirs)}`;
  return `${field} ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)}`;
}

const listLines = (title: string, total: number, lines: readonly string[]) =>
  lines.length === 0
    ? []
    : [
        '',
        title,
        ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
        ...(total > SHOWN ? [`  … ${(total - SHOWN).toLocaleString('en-US')} more`] : []),
      ];

/** One line that fills up on a terminal; nothing elsewhere. */
export function progressBar(terminal: NodeJS.WriteStream) {
  return {
    show(done: number, total: number | null) {
      if (!terminal.isTTY) return;
      const part = total ? Math.min(1, done / total) : 0;
      const bar = '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');
      terminal.write(`\r${bar} ${done.toLocaleString('en-US')} rows`);
    },
    end() {
      if (terminal.isTTY) terminal.write('\r\u001b[K');
    },
  };
}
