import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { grouped } from '#kernel/numbers.ts';
import { unreadable } from './file-start.ts';
import { LARGEST_ROW } from './row-limits.ts';
import type { FileRow } from './file-row.ts';
import { smallPieces, takeTurns } from './take-turns.ts';

interface Parsed {
  record: string[];
  raw: string;
}

const BREAK = /\r\n|\r|\n/g;
/** Stands for a delimiter where a table has one column; no text holds it. */
const NEVER = '\u001f';

/** The rows of a delimited table, blank ones left out; `line` counts every line, inside quotes too. */
export async function* csvRows(
  bytes: AsyncIterable<Buffer>,
  delimiter: string | null,
): AsyncGenerator<FileRow> {
  const mark = delimiter ?? NEVER;
  const failures: CsvError[] = [];
  const parser = parse({
    delimiter: mark,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LARGEST_ROW,
    raw: true,
    // An error would throw away the rows before it that wait to be taken, and with them the count of lines.
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) failures.push(error);
    },
  });
  async function* untilFailure(): AsyncGenerator<Buffer> {
    for await (const chunk of takeTurns(smallPieces(bytes))) {
      if (failures.length > 0) return;
      yield chunk;
    }
  }
  // The loop below meets every error of the source through the parser.
  pipeline(Readable.from(untilFailure()), parser, () => {});

  let line = 1;
  for await (const { record, raw } of takeTurns(parser as AsyncIterable<Parsed>)) {
    if (swallowsLines(record, raw, mark)) throw unclosed(line);
    if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record };
    line += raw.match(BREAK)?.length ?? 0;
  }
  const [failure] = failures;
  if (failure?.code === 'CSV_MAX_RECORD_SIZE') throw tooLarge(line);
  if (failure) throw unclosed(line);
}

/** Whether a quoted cell runs over lines and ends in the middle of a word: a quotation mark is missing, and rows with it. */
function swallowsLines(record: string[], raw: string, mark: string): boolean {
  if (!record.some((cell) => cell.startsWith('"') && /[\r\n]/.test(cell))) return false;
  let start = 0;
  let quotedFrom = -1;
  for (let at = 0; at < raw.length; at += 1) {
    if (quotedFrom >= 0) {
      if (raw[at] !== '"') continue;
      if (raw[at + 1] === '"') at += 1;
      else {
        const next = raw[at + 1];
        const closes = next === undefined || next === mark || next === '\r' || next === '\n';
        if (!closes && /[\r\n]/.test(raw.slice(quotedFrom, at))) return true;
        quotedFrom = -1;
      }
    } else if (raw[at] === mark) start = at + 1;
    else if (raw[at] === '"' && at === start) quotedFrom = at;
  }
  return false;
}

const unclosed = (line: number) =>
  unreadable(
    line,
    'a quotation mark (") is opened in the row that begins here and not closed. Close it, or write it twice ("") inside a cell.',
  );

const tooLarge = (line: number) =>
  unreadable(
    line,
    `the row that begins here is larger than ${grouped(LARGEST_ROW)} characters. Is a quotation mark (") missing?`,
  );
