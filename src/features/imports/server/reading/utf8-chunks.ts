import { isUtf8 } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';
import iconv from 'iconv-lite';
import type { Encoding } from '../../import-record.contract.ts';
import { guessSingleByte, isMostlyUtf8, type SingleByte, withoutCutLetter } from './encoding.ts';

const LF = 0x0a;
const CR = 0x0d;

/** The bytes of a file as UTF-8, whatever its encoding, in pieces about as large as they came. */
export function utf8Chunks(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') return mendedUtf8(chunks);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return fromUtf16(chunks, encoding === 'utf-16be');
  return fromOld(chunks, encoding);
}

/** UTF-8 as it is; what is not, from exports pasted together or damaged, in the old encoding that reads it best. */
async function* mendedUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let old: SingleByte | undefined;
  const mend = (lines: Buffer): Buffer => {
    if (isUtf8(lines)) return lines;
    return Buffer.concat(
      linesOf(lines).map((line) => {
        if (isUtf8(line)) return line;
        old ??= guessSingleByte(line);
        return isMostlyUtf8(line) ? mendedLetters(line, old) : Buffer.from(iconv.decode(line, old));
      }),
    );
  };
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const lastBreak = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR)) + 1;
    const whole = lastBreak > 0 ? bytes.subarray(0, lastBreak) : withoutCutLetter(bytes);
    rest = bytes.subarray(whole.length);
    if (whole.length > 0) yield mend(whole);
  }
  if (rest.length > 0) yield mend(rest);
}

/** A line of UTF-8 with its stray bytes read in an old encoding. */
function mendedLetters(line: Buffer, old: SingleByte): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    const byte = line[at] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (isUtf8(line.subarray(at, at + length))) {
      at += length - 1;
      continue;
    }
    parts.push(line.subarray(from, at), Buffer.from(iconv.decode(line.subarray(at, at + 1), old)));
    from = at + 1;
  }
  return Buffer.concat([...parts, line.subarray(from)]);
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== LF && bytes[at] !== CR) continue;
    lines.push(bytes.subarray(start, at + 1));
    start = at + 1;
  }
  lines.push(bytes.subarray(start));
  return lines;
}

async function* fromUtf16(chunks: AsyncIterable<Buffer>, bigEndian: boolean): AsyncGenerator<Buffer> {
  const decoder = new StringDecoder('utf16le');
  let odd: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([odd, chunk]);
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
    odd = bytes.subarray(even.length);
    const text = decoder.write(bigEndian ? even.swap16() : even);
    if (text) yield Buffer.from(text);
  }
  const last = decoder.end();
  if (last) yield Buffer.from(last);
}

/** An encoding from before Unicode; a letter of several bytes may lie in two chunks. */
async function* fromOld(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = iconv.getDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.write(chunk));
  yield Buffer.from(decoder.end() ?? '');
}
