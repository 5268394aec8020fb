import type { ImportOutcome } from './import-command.ts';

const SHOWN = 10;
const WIDTH = 30;
const COUNTED = ['create', 'update', 'differ', 'unchanged', 'conflict', 'rejected'] as const;

/** What a file would do, or did, for a person to read. */
export function importReport(found: ImportOutcome): string {
  const { headers, mapping, counts, problems, conflicts, differences, notes } = found;
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
      'Conflicts',
      counts.conflict,
      conflicts.map(({ line, key, fields }) => `line ${line}, ${key}: ${fields.map(questionOf).join('; ')}`),
    ),
    ...listLines(
      'Other values in Orion',
      counts.differ,
      differences.map(
        ({ line, key, field, ours, theirs }) =>
          `line ${line}, ${key}, ${field}: ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)}`,
      ),
    ),
    ...notes.map((note) => `\n${note}`),
    '',
    done
      ? `It can be undone on the page Imports. New ranks come with the night, or now by npm run rank.`
      : [
          'Nothing was changed. Add --commit to take it in.',
          ...(counts.conflict > 0
            ? ['Conflicts keep ours; --conflicts skip or replace says otherwise.']
            : []),
          ...(counts.differ > 0 ? ['Only what is empty is filled; --existing replace takes the file.'] : []),
        ].join('\n'),
  ].join('\n');
}

const questionOf = ({ field, kind, ours, theirs }: ImportOutcome['conflicts'][number]['fields'][number]) =>
  kind === 'taken'
    ? `${field} ${JSON.stringify(theirs)} belongs to another`
    : `${field} ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)}`;

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
