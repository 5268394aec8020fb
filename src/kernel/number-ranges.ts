import { grouped } from './numbers.ts';

/** Two whole numbers, the smaller first; without an end where none is known. */
export interface NumberRange {
  least: number;
  most: number | null;
}

const STORED = /^(0|[1-9]\d{0,8})(?:-([1-9]\d{0,8})|\+)$/;

/** "11-50" and "10001+", as a range is kept. */
export const rangeText = ({ least, most }: NumberRange) => `${least}${most === null ? '+' : `-${most}`}`;

/** The range that a text as it is kept means; null where it is none. */
export function rangeOf(text: string): NumberRange | null {
  const [, least, most] = STORED.exec(text) ?? [];
  if (least === undefined) return null;
  const range = { least: Number(least), most: most === undefined ? null : Number(most) };
  return range.most !== null && range.most <= range.least ? null : range;
}

/** "11–50", "10,001+", as it is read. */
export function rangeWords(text: string | null): string | null {
  const range = text === null ? null : rangeOf(text);
  if (!range) return text;
  return range.most === null ? `${grouped(range.least)}+` : `${grouped(range.least)}–${grouped(range.most)}`;
}
