import { writtenDay } from '#kernel/moment-words.ts';
import type { Token } from './token-shape.rules.ts';
import { findAt, tokenAt } from './token-text.rules.ts';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/iy;
const DATE = /\d{4}-\d{2}-\d{2}(?!\d)/y;
const NAMED_DATE =
  /(?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?),? \d{4}(?!\d)/iy;
/** "8/15/2026" as Americans write it, "15.8.2026" as Europeans do. */
const SHORT_DATE = /(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?!\d)/y;
/** "'18" */
const SHORT_YEAR = /['’]\d\d(?!\d)(?=\s|$|[,;.)])/uy;
export const readUuid = (text: string, from: number) => {
  const found = findAt(UUID, text, from);
  return found && tokenAt('uuid', found[0].toLowerCase(), found[0], from);
};
export const readDate = (text: string, from: number) => {
  const found = findAt(DATE, text, from);
  if (found) return tokenAt('date', found[0], found[0], from);
  const short = readShortDate(text, from);
  if (short) return short;
  const named = findAt(NAMED_DATE, text, from)?.[0];
  const day = named && writtenDay(named);
  return named && day ? tokenAt('date', day, named, from) : null;
};

function readShortDate(text: string, from: number): Token | null {
  const [whole, one = '', mark, other = '', year] = findAt(SHORT_DATE, text, from) ?? [];
  if (whole === undefined) return null;
  const [month, day] = mark === '/' && Number(one) <= 12 ? [one, other] : [other, one];
  const key = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // One that no calendar has is told as such.
  return Number(month) > 12 || Number(day) > 31 ? null : tokenAt('date', key, whole, from);
}

/** Of a century the one that is nearer. */
const NEWEST_SHORT = 40;
export function readShortYear(text: string, from: number): Token | null {
  const found = findAt(SHORT_YEAR, text, from)?.[0];
  if (!found) return null;
  const short = Number(found.slice(1));
  const value = short + (short < NEWEST_SHORT ? 2000 : 1900);
  return {
    ...tokenAt('number', String(value), found, from),
    quantity: { value, suffix: '', currency: '', plus: false },
  };
}
