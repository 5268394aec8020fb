import { Readable } from 'node:stream';
import type { Encoding, ImportLayout } from '../../import-record.contract.ts';
import { readArchive } from './archive/read-archive.ts';
import { csvRows } from './csv-rows.ts';
import { sniffTable, titlesAbove } from './delimiter.ts';
import { sniffEncoding } from './encoding.ts';
import type { FileRow } from './file-row.ts';
import { emptyFile, isArchive, peek, refuseWhatIsNoText, unreadable } from './file-start.ts';
import { openJson, valuesOf } from './json-rows.ts';
import { sniffJson } from './json-shape.ts';
import { withinLimits } from './row-limits.ts';
import { utf8Chunks } from './utf8-chunks.ts';
import { isVcard, openVcards } from './vcard-rows.ts';

/** Where in a file its table stands; what is left out is found by looking. */
export type FileLayout = { [K in keyof ImportLayout]?: ImportLayout[K] | undefined };

export interface OpenedFile {
  format: 'csv' | 'tsv' | 'json' | 'ndjson' | 'xlsx' | 'vcard';
  layout: ImportLayout;
  headers: string[];
  /** Throws a Refusal 422 that names the line where the file cannot be read on. Leaving the loop closes the stream. */
  rows: AsyncIterable<FileRow>;
}

/**
 * Opens a file by its first bytes: encoding, format, delimiter and header are told by what stands there. Memory stays
 * bounded however long the file; what cannot be read at all is a Refusal 422 that names the line.
 */
export async function openFile(
  stream: Readable,
  fileName: string,
  wanted: FileLayout = {},
): Promise<OpenedFile> {
  try {
    const peeked = await peek(stream);
    if (isArchive(peeked.start)) return await openArchived(peeked.chunks, wanted);
    const { text, encoding, bytes } = await beginReading(peeked, wanted.encoding);
    const json = sniffJson(text, fileName);
    const layout = { sheets: [], sheet: null, header_row: 1, encoding };
    if (isVcard(text)) return { format: 'vcard', layout, ...openVcards(bytes) };
    if (json) return { format: json.format, layout, ...(await openJson(bytes, json)) };
    const { delimiter, before } = sniffTable(text, peeked.ended, fileName);
    const { header_row, ...table } = await openTable(
      csvRows(bytes, delimiter),
      wanted.header_row ?? { before },
    );
    return { format: delimiter === '\t' ? 'tsv' : 'csv', layout: { ...layout, header_row }, ...table };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/** A sheet of a workbook, or the one table in a ZIP archive. */
async function openArchived(chunks: AsyncIterable<Buffer>, wanted: FileLayout): Promise<OpenedFile> {
  const archive = await readArchive(chunks, wanted.sheet ?? null);
  if ('chunks' in archive) return openFile(Readable.from(archive.chunks), archive.name, wanted);
  const { sheets, sheet, isMac, rows } = archive;
  try {
    const { first, all } = await firstRows(rows);
    const before = titlesAbove(first.map(({ cells }) => cells));
    const table = await openTable(all, wanted.header_row ?? { before });
    const layout: ImportLayout = { sheets, sheet, header_row: table.header_row, encoding: 'utf-8' };
    if (isMac) layout.calendar = 1904;
    return { format: 'xlsx', headers: table.headers, rows: table.rows, layout };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

/** The objects of a JSON file as they are, for what is no table; refusals as above. */
export async function openObjects(stream: Readable, fileName: string) {
  try {
    const { text, bytes } = await beginReading(await peek(stream), undefined);
    const json = sniffJson(text, fileName);
    if (!json) throw unreadable(1, 'meetings come as JSON. Export them as JSON and import that.');
    return valuesOf(bytes, json);
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/** The first characters of a file, and all of it as UTF-8. A byte order mark counts before what anybody says. */
async function beginReading(
  { start, ended, chunks }: Awaited<ReturnType<typeof peek>>,
  wanted: Encoding | undefined,
) {
  const sniffed = sniffEncoding(start);
  const { mark } = sniffed;
  const encoding = mark > 0 ? sniffed.encoding : (wanted ?? sniffed.encoding);
  const text = await firstText(start.subarray(mark), encoding);
  refuseWhatIsNoText(start, text, ended);
  return { text, encoding, bytes: utf8Chunks(withoutMark(chunks, mark), encoding) };
}

/** Why a row cannot be laid under its headers; null where it can. */
export function tooManyCells(headers: readonly string[], { cells }: FileRow): string | null {
  if (cells.length <= headers.length) return null;
  return `The row has ${cells.length} cells, the header ${headers.length}. Put cells that contain the separator in quotation marks.`;
}

/** The rows below the header, which stands below `before` rows, or from that line on where a line is meant. */
async function openTable(source: AsyncGenerator<FileRow>, header: { before: number } | number) {
  let found = await source.next();
  if (typeof header === 'number')
    while (!found.done && found.value.line < header) found = await source.next();
  else for (let above = 0; above < header.before && !found.done; above += 1) found = await source.next();
  if (found.done) throw emptyFile();
  const { line: header_row, cells } = found.value;
  const headers = withinLimits(header_row, cells).map((cell) => cell.trim());

  if (!headers.some((name) => /[\p{L}\p{N}]/u.test(name))) {
    throw unreadable(header_row, 'the first row names no columns. Put a header line above the rows.');
  }

  async function* rows(): AsyncGenerator<FileRow> {
    for await (const { line, cells: own, hidden } of source) {
      yield { line, cells: fitted(withinLimits(line, own), headers.length), ...(hidden && { hidden }) };
    }
  }
  return { headers, header_row, rows: rows() };
}

const LOOKED_AT = 60;

/** The first rows, and all of them from the beginning. */
async function firstRows(rows: AsyncGenerator<FileRow>) {
  const first: FileRow[] = [];
  while (first.length < LOOKED_AT) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  async function* all(): AsyncGenerator<FileRow> {
    try {
      yield* first;
      yield* rows;
    } finally {
      await rows.return(undefined);
    }
  }
  return { first, all: all() };
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

async function firstText(start: Buffer, encoding: Encoding): Promise<string> {
  async function* once(): AsyncGenerator<Buffer> {
    yield Buffer.from(start);
  }
  const parts: Buffer[] = [];
  for await (const part of utf8Chunks(once(), encoding)) parts.push(part);
  return Buffer.concat(parts).toString();
}
