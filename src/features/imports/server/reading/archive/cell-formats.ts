import { readWholeXml } from './xml-events.ts';

/** How a number in a cell is meant. */
export type CellFormat = 'number' | 'date' | 'percent';

/** Excel takes no longer ones. */
const LONGEST_CODE = 255;
const MS_PER_DAY = 86_400_000;
const DAY_0 = { windows: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };
const PERCENT = new Set([9, 10]);
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

/** The format of each style of a workbook, by its place. */
export async function readFormats(pieces: AsyncIterable<Buffer>): Promise<CellFormat[]> {
  const own = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let inStyles = false;
  await readWholeXml(pieces, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatOf(formatCode ?? ''));
      if (name === 'cellXfs') inStyles = true;
      if (name === 'xf' && inStyles) formats.push(own.get(Number(numFmtId)) ?? builtIn(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return formats;
}

function builtIn(id: number): CellFormat {
  if (PERCENT.has(id)) return 'percent';
  return isBuiltInDate(id) ? 'date' : 'number';
}

/** What a format such as "dd/mm/yyyy" or "0.0%" makes of a number; words in it do not count. */
export function formatOf(code: string): CellFormat {
  const bare = code.slice(0, LONGEST_CODE).replaceAll(/"[^"]{0,99}"|\\.|_.|\*.|\[[^\]]{0,99}\]/g, '');
  if (bare.includes('%')) return 'percent';
  return /[yd]/i.test(bare) && !/general/i.test(bare) ? 'date' : 'number';
}

/** A number as its format shows it, without its looks: a day, a percentage, or the number itself. */
export function numberText(text: string, format: CellFormat, isMac: boolean): string {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return text;
  if (format === 'percent') return `${Number((number * 100).toPrecision(12))}%`;
  if (format === 'date' && number >= (isMac ? 0 : 1) && number < 2_958_466) {
    const day = new Date((isMac ? DAY_0.mac : DAY_0.windows) + Math.floor(number) * MS_PER_DAY);
    return day.toISOString().slice(0, 10);
  }
  return String(Number(number.toPrecision(15)));
}
