import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import type { Encoding } from '../../import-record.contract.ts';
import { guessBeyondWestern, isEastern, scoreText } from './old-encodings.ts';

export type SingleByte = 'windows-1252' | 'macintosh';

const COMMON = /[éèêëáàâäãåçíìîïñóòôöõøúùûüßæ]/;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const LETTER = /\p{L}/u;

// How the encoding is told, in this order:
// 1. A byte order mark says it.
// 2. Text in UTF-16 has a zero in every other byte wherever it is Latin: many zeros on odd places are little-endian,
//    on even places big-endian.
// 3. Bytes of which a quarter of the letters beyond ASCII is valid UTF-8 are UTF-8: letters of the old encodings are
//    so only by rare accident. What is not valid among them is read in the old encoding that fits (utf8-chunks.ts).
// 4. Bytes that read better as Cyrillic, Central European or East Asian letters are those (old-encodings.ts).
// 5. Else the bytes are read both as Windows-1252 and as Mac Roman, and the reading wins whose letters stand where
//    letters stand: "Caf\x8E" is "Café" to a Mac and "CafŽ" to Windows, "Caf\xE9" is "CafÈ" and "Café".
/** The encoding of a file by its first bytes, and the length of its byte order mark. */
export function sniffEncoding(start: Buffer): { encoding: Encoding; mark: number } {
  if (start.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return { encoding: 'utf-8', mark: 3 };
  if (start[0] === 0xff && start[1] === 0xfe) return { encoding: 'utf-16le', mark: 2 };
  if (start[0] === 0xfe && start[1] === 0xff) return { encoding: 'utf-16be', mark: 2 };
  const wide = zerosTell(start);
  if (wide) return { encoding: wide, mark: 0 };
  const utf8 = isUtf8(withoutCutLetter(start)) || (isMostlyUtf8(start) && !isEastern(start));
  return { encoding: utf8 ? 'utf-8' : (guessBeyondWestern(start) ?? guessSingleByte(start)), mark: 0 };
}

/** Whether letters beyond ASCII are valid UTF-8 more often than accident makes them. */
export function isMostlyUtf8(bytes: Buffer): boolean {
  const beyond = bytes.toString().match(/[^\0-\x7f]/gu) ?? [];
  return beyond.filter((letter) => letter !== '\ufffd').length > beyond.length / 4;
}

/** Which of the two old encodings reads better; Windows-1252 where both do. */
export function guessSingleByte(bytes: Buffer): SingleByte {
  const sample = bytes.subarray(0, 65_536);
  const windows = scoreText(iconv.decode(sample, 'windows-1252'), fit);
  return scoreText(iconv.decode(sample, 'macintosh'), fit) > windows ? 'macintosh' : 'windows-1252';
}

/** The bytes without a letter that the end cuts in two. */
export function withoutCutLetter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

function zerosTell(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  const zeros: [even: number, odd: number] = [0, 0];
  for (let at = 0; at < start.length; at += 1) {
    if (start[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  }
  const enough = Math.max(2, start.length / 20);
  if (zeros[1] >= enough && zeros[0] < zeros[1] / 4) return 'utf-16le';
  return zeros[0] >= enough && zeros[1] < zeros[0] / 4 ? 'utf-16be' : null;
}

/** How well a letter or mark stands between its neighbours. */
function fit(before: string, letter: string, after: string): number {
  const inWord = LETTER.test(before) || LETTER.test(after);
  if (LOWER.test(letter)) return inWord ? (COMMON.test(letter) ? 3 : 1) : -1;
  if (UPPER.test(letter)) return LOWER.test(before) ? -2 : inWord ? 2 : -1;
  if (letter === '’') return LETTER.test(before) ? 3 : 1;
  if (/[‘“”–—…€®©™•°]/.test(letter)) return LOWER.test(before) && LOWER.test(after) ? 0 : 2;
  if (/\p{Cc}|\uFFFD/u.test(letter)) return -3;
  return LETTER.test(before) && LETTER.test(after) ? -2 : 0;
}
