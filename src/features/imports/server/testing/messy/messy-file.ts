import iconv from 'iconv-lite';
import type { Random } from '#demo/making/random.ts';
import { aWorkbook, textRow } from '../a-workbook.ts';
import type { Script } from './known-companies.ts';

/** Encodings, and the script whose letters tell them. */
const ENCODINGS: readonly [encoding: string, script: Script][] = [
  ['utf-8', 'plain'],
  ['utf-8', 'western'],
  ['utf-8', 'korean'],
  ['utf-8 bom', 'central'],
  ['utf-8', 'japanese'],
  ['utf-16le bom', 'cyrillic'],
  ['utf-16be bom', 'simplified'],
  ['utf-16le', 'western'],
  ['windows-1252', 'western'],
  ['windows-1252', 'western'],
  ['macintosh', 'western'],
  ['windows-1250', 'central'],
  ['iso-8859-2', 'central'],
  ['windows-1251', 'cyrillic'],
  ['shift_jis', 'japanese'],
  ['gb18030', 'simplified'],
  ['big5', 'traditional'],
  ['euc-kr', 'korean'],
];

export interface FileStyle {
  encoding: string;
  script: Script;
  format: 'csv' | 'json' | 'ndjson' | 'xlsx';
}

export function chooseFile(random: Random): FileStyle {
  const [encoding, script] = random.pick(ENCODINGS);
  const format =
    encoding === 'utf-8' ? random.pick(['csv', 'csv', 'json', 'ndjson', 'xlsx'] as const) : 'csv';
  return { encoding, script, format };
}

/** Whether an encoding has every letter of a text. */
export const canWrite = (text: string, { encoding }: FileStyle) =>
  encoding.startsWith('utf') || iconv.decode(iconv.encode(text, encoding), encoding) === text;

export function writeFile(
  random: Random,
  { encoding, format }: FileStyle,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): { name: string; bytes: Buffer } {
  if (format === 'xlsx') {
    const sheet = [headers, ...rows].map((cells, at) => textRow(at + 1, cells.map(escapeXml))).join('');
    return { name: 'table.xlsx', bytes: aWorkbook({ Companies: sheet }) };
  }
  if (format !== 'csv') {
    const objects = rows.map((cells) => Object.fromEntries(headers.map((header, at) => [header, cells[at]])));
    const text =
      format === 'json' ? JSON.stringify(objects) : objects.map((one) => JSON.stringify(one)).join('\n');
    return { name: `table.${format}`, bytes: Buffer.from(text) };
  }
  return { name: 'table.csv', bytes: encodeText(writeTable(random, headers, rows), encoding) };
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function writeTable(random: Random, headers: readonly string[], rows: readonly (readonly string[])[]) {
  const delimiter = random.pick([',', ',', ';', '\t', '|']);
  const lineEnd = random.pick(['\n', '\r\n', '\r']);
  const quotesAll = random.chance(0.2);
  const quote = (cell: string) =>
    quotesAll || /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = [headers, ...rows].map((cells) => cells.map(quote).join(delimiter));
  const above = random.pick([[], [], [], [`sep=${delimiter}`], ['Companies of the spring fair'], ['']]);
  return [...above, ...lines].join(lineEnd) + random.pick(['', lineEnd, lineEnd + lineEnd]);
}

function encodeText(text: string, encoding: string): Buffer {
  if (encoding === 'utf-8 bom') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'utf-16le bom') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-16be bom') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return iconv.encode(text, encoding);
}
