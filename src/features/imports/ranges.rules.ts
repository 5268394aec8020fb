import type { NumberRange } from '#kernel/number-ranges.ts';
import { readNumber } from './numbers.rules.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const HEADS =
  / ?(?:employees?|people|persons?|staff|ftes?|heads|team members|mitarbeiter|employ[eé]s|empleados)$/;
const UNDER = /^(?:<|under|below|less than|fewer than) ?/;
const UP_TO = /^(?:≤|<=|up to|at most|max\.?) ?/;
const OVER = /^(?:>|over|above|more than) ?/;
const AT_LEAST = /^(?:≥|>=|at least|min\.?) ?/;
const BETWEEN = /-|–|~|…|\.{2,3}| (?:to|bis|à|a|and) |_/;
const NUMBER = /^\d[\d.,' ]*[km]?$/;

/** A range of people as files tell it: "11-50", "1,001 to 5,000", "10001+", "<10", "c_00051_00100"; null where it is none. */
export function readRange(text: string, most: number): NumberRange | null {
  if (text.length > 40) return null;
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(HEADS, '');
  const range = openRange(plain) ?? closedRange(plain);
  if (!range || range.least > most || (range.most ?? 0) > most) return null;
  return range.most !== null && range.most <= range.least ? null : range;
}

function openRange(plain: string): NumberRange | null {
  const ending = /^(.*\d[a-z]?) ?(?:\+|or more|and (?:more|over|above))$/.exec(plain)?.[1];
  if (ending !== undefined) return from(ending, 0);
  const told = (sign: RegExp) => (sign.test(plain) ? plain.replace(sign, '') : null);
  const [under, upTo, over, atLeast] = [told(UNDER), told(UP_TO), told(OVER), told(AT_LEAST)];
  if (upTo !== null) return to(upTo, 0);
  if (atLeast !== null) return from(atLeast, 0);
  if (under !== null) return to(under, -1);
  return over === null ? null : from(over, 1);
}

function closedRange(plain: string): NumberRange | null {
  const coded = /^c_(\d{5})_(\d{5}|max)$/.exec(plain);
  if (coded) return { least: Number(coded[1]), most: coded[2] === 'max' ? null : Number(coded[2]) };
  const ends = plain.replace(/^(?:between|from) /, '').split(BETWEEN);
  const [least, most] = ends.map((end) => (NUMBER.test(end.trim()) ? whole(end.trim()) : null));
  if (ends.length === 2 && least != null && most != null) return { least, most };
  return mistakenForADay(plain);
}

/** Spreadsheets make days of ranges: "1-10" becomes "10-Jan", or "1-Oct"; "11-50" becomes "Nov-50". */
function mistakenForADay(plain: string): NumberRange | null {
  const [, before, name = '', after] = /^(?:(\d{1,2})[- ])?([a-z]{3})(?:[- ](\d{2}))?$/.exec(plain) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  const number = Number(before ?? after ?? Number.NaN);
  if (month === 0 || Number.isNaN(number) || (before !== undefined && after !== undefined)) return null;
  return { least: Math.min(month, number), most: Math.max(month, number) };
}

const from = (text: string, more: number): NumberRange | null => {
  const least = whole(text);
  return least === null ? null : { least: least + more, most: null };
};
const to = (text: string, less: number): NumberRange | null => {
  const most = whole(text);
  return most === null ? null : { least: 0, most: most + less };
};

function whole(text: string): number | null {
  const read = text === '' ? null : readNumber(text);
  if (!read || 'problem' in read || read.percent || read.currency) return null;
  // Nobody is half a person: "1.001" is a thousand and one.
  const number = read.ambiguous ? Math.round(read.number * 1000) : read.number;
  return Number.isInteger(number) && number >= 0 ? number : null;
}
