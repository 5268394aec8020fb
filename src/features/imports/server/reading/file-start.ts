import type { Readable } from 'node:stream';
import { invalid, type Refusal } from '#server/http/errors.ts';

const SNIFFED = 65_536;

/** A refusal to read on that says where and why. */
export const unreadable = (line: number, why: string): Refusal => invalid(`Line ${line}: ${why}`, { line });

export const emptyFile = () => unreadable(1, 'the file is empty. Choose a file with a header line and rows.');

/** What the first bytes of files that are no text look like, and what to do instead. */
const NOT_TEXT: readonly [start: string, why: string][] = [
  ['d0cf11e0', 'this is an old Excel workbook, or one with a password. Save it as .xlsx without a password.'],
  ['25504446', 'this is a PDF. Import the table it was made from, as CSV or JSON.'],
  ['1f8b', 'this file is compressed (gzip). Unpack it and import what is inside.'],
  ['7b5c727466', 'this is a text document with formatting (RTF). Import CSV or JSON.'],
];

/** Texts that are no table, and where they belong. */
const NO_TABLE: readonly [start: RegExp, why: string][] = [
  [/^\s*BEGIN:VCALENDAR/i, 'this is a calendar. Recorded meetings come as JSON; calendars are not imported.'],
  [
    /^(?:From \S+ |(?:Return-Path|Received|Delivered-To|MIME-Version|Message-ID): ?\S)/i,
    'this is an e-mail. Mail is not imported; add what it says as a note.',
  ],
];

/** Whether a file is a ZIP archive, as workbooks are. */
export const isArchive = (start: Buffer) => start.subarray(0, 4).toString('hex') === '504b0304';

/** The first bytes of a stream, and the whole of it from the beginning. */
export async function peek(
  stream: Readable,
): Promise<{ start: Buffer; ended: boolean; chunks: AsyncGenerator<Buffer> }> {
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer | string>;
  const seen: Buffer[] = [];
  let size = 0;
  let ended = false;
  while (size < SNIFFED && !ended) {
    const next = await source.next();
    ended = next.done === true;
    if (next.done) break;
    seen.push(Buffer.from(next.value as Buffer));
    size += seen.at(-1)?.length ?? 0;
  }
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield* seen.splice(0);
      for (let next = await source.next(); !next.done; next = await source.next()) {
        yield Buffer.from(next.value as Buffer);
      }
    } finally {
      stream.destroy();
    }
  }
  return { start: Buffer.concat(seen).subarray(0, SNIFFED), ended: ended && size <= SNIFFED, chunks: all() };
}

/** Refuses a file that is plainly no text, with what to do about it. */
export function refuseWhatIsNoText(start: Buffer, text: string, ended: boolean): void {
  const hex = start.subarray(0, 8).toString('hex');
  const known = NOT_TEXT.find(([magic]) => hex.startsWith(magic));
  if (known) throw unreadable(1, known[1]);
  if (ended && text.trim() === '') throw emptyFile();
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(text)) {
    throw unreadable(1, 'this is a web page or XML, not a table. Export the data as CSV or JSON.');
  }
  const other = NO_TABLE.find(([pattern]) => pattern.test(text));
  if (other) throw unreadable(1, other[1]);
  const odd = text.match(/[^\P{Cc}\t\n\v\f\r\u0080-\u009f]|\uFFFD/gu)?.length ?? 0;
  if (odd > Math.max(4, text.length / 20))
    throw unreadable(1, 'this is not a text file. Import a CSV, TSV, JSON, Excel (.xlsx) or vCard file.');
}
