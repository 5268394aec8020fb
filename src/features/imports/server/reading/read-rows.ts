import type { Readable } from 'node:stream';
import { csvRows } from './csv-rows.ts';
import { sniffTable } from './delimiter.ts';
import { sniffEncoding } from './encoding.ts';
import { emptyFile, peek, refuseWhatIsNoText, unreadable } from './file-start.ts';
import { openJson, valuesOf } from './json-rows.ts';
import { sniffJson } from './json-shape.ts';
import { withinLimits } from './row-limits.ts';
import { utf8Chunks } from './utf8-chunks.ts';

export interface FileRow {
  /** The line its first character stands on, from 1. */
  line: number;
  /** One per header; more only where the row itself has more, see `tooManyCells`. */
  cells: string[];
}

export interface OpenedFile {
  format: 'csv' | 'tsv' | 'json' | 'ndjson';
  encoding: string;
  headers: string[];
  /** Throws a Refusal 422 that names the line where the file cannot be read on. Leaving the loop closes the stream. */
  rows: AsyncIterable<FileRow>;
}

/**
 * Opens a file by its first bytes: encoding, format, delimiter and header are told by what stands there. Memory stays
 * bounded however long the file; what cannot be read at all is a Refusal 422 that names the line.
 */
export async function openFile(stream: Readable, fileName: string): Promise<OpenedFile> {
  try {
    const { text, ended, encoding, bytes } = await beginReading(stream);
    const json = sniffJson(text, fileName);
    if (json) return { format: json.format, encoding, ...(await openJson(bytes, json)) };
    const { delimiter, before } = sniffTable(text, ended, fileName);
    const format = delimiter === '\t' ? 'tsv' : 'csv';
    return { format, encoding, ...(await openTable(bytes, delimiter, before)) };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/** The objects of a JSON file as they are, for what is no table; refusals as above. */
export async function openObjects(stream: Readable, fileName: string) {
  try {
    const { text, bytes } = await beginReading(stream);
    const json = sniffJson(text, fileName);
    if (!json) throw unreadable(1, 'meetings come as JSON. Export them as JSON and import that.');
    return valuesOf(bytes, json);
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/** The first characters of a file, and all of it as UTF-8. */
async function beginReading(stream: Readable) {
  const { start, ended, chunks } = await peek(stream);
  const { encoding, mark } = sniffEncoding(start);
  const text = await firstText(start.subarray(mark), encoding);
  refuseWhatIsNoText(start, text, ended);
  return { text, ended, encoding, bytes: utf8Chunks(withoutMark(chunks, mark), encoding) };
}

/** Why a row cannot be laid under its headers; null where it can. */
export function tooManyCells(headers: readonly string[], { cells }: FileRow): string | null {
  if (cells.length <= headers.length) return null;
  return `The row has ${cells.length} cells, the header ${headers.length}. Put a cell that holds the separator into quotation marks.`;
}

async function openTable(
  bytes: AsyncIterable<Buffer>,
  delimiter: string | null,
  before: number,
): Promise<{ headers: string[]; rows: AsyncIterable<FileRow> }> {
  const source = csvRows(bytes, delimiter);
  for (let above = 0; above < before; above += 1) await source.next();
  const header = await source.next();
  if (header.done) throw emptyFile();
  const headers = withinLimits(header.value.line, header.value.cells).map((cell) => cell.trim());

  if (!headers.some((header) => /[\p{L}\p{N}]/u.test(header))) {
    throw unreadable(header.value.line, 'the first row names no columns. Put a header line above the rows.');
  }

  async function* rows(): AsyncGenerator<FileRow> {
    for await (const { line, cells } of source) {
      yield { line, cells: fitted(withinLimits(line, cells), headers.length) };
    }
  }
  return { headers, rows: rows() };
}

/** Cells left out at the end are empty ones; empty ones too many are none. */
function fitted(cells: string[], width: number): string[] {
  while (cells.length < width) cells.push('');
  while (cells.length > width && cells.at(-1)?.trim() === '') cells.pop();
  return cells;
}

async function* withoutMark(chunks: AsyncIterable<Buffer>, mark: number): AsyncGenerator<Buffer> {
  let left = mark;
  for await (const chunk of chunks) {
    if (chunk.length > left) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

async function firstText(
  start: Buffer,
  encoding: ReturnType<typeof sniffEncoding>['encoding'],
): Promise<string> {
  async function* once(): AsyncGenerator<Buffer> {
    yield Buffer.from(start);
  }
  const parts: Buffer[] = [];
  for await (const part of utf8Chunks(once(), encoding)) parts.push(part);
  return Buffer.concat(parts).toString();
}
