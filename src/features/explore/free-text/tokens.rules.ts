import { writtenDay } from '#kernel/moment-words.ts';
import { NUMBER_WORDS } from '#kernel/spans.ts';

/** A number as it was written: "$5m" is 5 with the suffix m and a currency. */
export interface Quantity {
  value: number;
  suffix: string;
  currency: string;
  /** "50+" */
  plus: boolean;
}

export interface Token {
  kind: 'word' | 'number' | 'date' | 'uuid' | 'mark';
  /** How it is compared: small letters, no accents. */
  key: string;
  /** As it was typed. */
  text: string;
  from: number;
  to: number;
  quantity?: Quantity;
}

/** Words that belong to the number before them: "5 million", "50 percent". */
const SUFFIX_WORDS: Readonly<Record<string, string>> = {
  thousand: 'k',
  grand: 'k',
  million: 'm',
  millions: 'm',
  mil: 'm',
  billion: 'b',
  percent: '%',
  pct: '%',
};
const SUFFIXES: Readonly<Record<string, string>> = {
  mm: 'm',
  mn: 'm',
  mln: 'm',
  bn: 'b',
  mos: 'mo',
  yr: 'y',
  yrs: 'y',
};

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/iy;
const DATE = /\d{4}-\d{2}-\d{2}(?!\d)/y;
const NAMED_DATE =
  /(?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?),? \d{4}(?!\d)/iy;
const NUMBER =
  /(?<sign>-)?(?:(?<currency>[$€£])\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?<fraction>\.\d+)?(?<suffix>%|(?:k|mm|mn|mln|mos?|m|bn|b|x|d|w|yrs?|y|s)(?![\p{L}\d]))?(?<plus>\+)?/iuy;
const SUFFIX_WORD = /\s+(thousand|grand|millions?|mil|mm|mn|billion|bn|percent|pct|%)(?![\p{L}\d])\+?/iuy;
const DOLLARS = /\s?(dollars|usd)(?![\p{L}\d])/iuy;
const WORD = /(?:[\p{L}\p{M}]\.){2,}|[\p{L}\p{M}][\p{L}\p{M}\d]*/uy;
const MARK = /[,;/&~+]|[<>]=?|[≤≥–—-]/uy;
const APOSTROPHE = /['’](s|t|m|re|ve|d|ll)(?![\p{L}])/iuy;

const MARKS: Readonly<Record<string, string>> = { ';': ',', '≤': '<=', '≥': '>=', '–': '-', '—': '-' };

/** Without accents, in small letters. */
export const keyOf = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

const at = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** A sentence as the words, numbers and marks it consists of; what says nothing, such as quotes, is left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < text.length; ) {
    const read = readUuid(text, from) ?? readDate(text, from) ?? readNumber(text, from, tokens.at(-1));
    const found = read ?? readWord(text, from, tokens) ?? readMark(text, from, tokens.at(-1));
    if (found && found.key !== '') tokens.push(found);
    from = found ? found.to : from + 1;
  }
  return tokens;
}

const token = (kind: Token['kind'], key: string, text: string, from: number): Token => ({
  kind,
  key,
  text,
  from,
  to: from + text.length,
});

const readUuid = (text: string, from: number) => {
  const found = at(UUID, text, from);
  return found && token('uuid', found[0].toLowerCase(), found[0], from);
};
const readDate = (text: string, from: number) => {
  const found = at(DATE, text, from);
  if (found) return token('date', found[0], found[0], from);
  const named = at(NAMED_DATE, text, from)?.[0];
  const day = named && writtenDay(named);
  return named && day ? token('date', day, named, from) : null;
};

function readNumber(text: string, from: number, before: Token | undefined): Token | null {
  const found = at(NUMBER, text, from);
  if (!found?.groups) return null;
  const { sign = '', currency = '', digits = '', fraction = '', suffix = '', plus = '' } = found.groups;
  // "20-50" is two numbers, " -5%" is one below zero.
  if (sign && (before?.kind === 'number' || (before?.to === from && before.kind === 'word'))) return null;
  let end = from + found[0].length;
  const word = suffix || plus ? null : at(SUFFIX_WORD, text, end);
  if (word) end += word[0].length;
  const dollars = currency ? null : at(DOLLARS, text, end);
  if (dollars) end += dollars[0].length;
  const written = (suffix || (word?.[1] ?? '')).toLowerCase();
  return {
    ...token('number', text.slice(from, end).toLowerCase(), text.slice(from, end), from),
    quantity: {
      value: Number(`${sign}${digits.replaceAll(',', '')}${fraction}`),
      suffix: SUFFIX_WORDS[written] ?? SUFFIXES[written] ?? written,
      currency: currency || (dollars ? '$' : ''),
      plus: plus !== '' || (word?.[0].endsWith('+') ?? false),
    },
  };
}

function readWord(text: string, from: number, tokens: readonly Token[]): Token | null {
  const short = at(APOSTROPHE, text, from);
  if (short) return shortened(short[0], from, tokens.at(-1));
  const mail = at(/e-(?=mail)/iy, text, from);
  const found = at(WORD, text, mail ? from + 2 : from);
  if (!found) return null;
  const key = keyOf(found[0]);
  const written = (mail?.[0] ?? '') + found[0];
  const value = NUMBER_WORDS[key];
  return {
    ...token('word', mail ? `e${key}` : key, written, from),
    ...(value !== undefined && { quantity: { value, suffix: '', currency: '', plus: false } }),
  };
}

/** "haven't" is have not; "Marta's" is Marta and what is hers. */
function shortened(text: string, from: number, before: Token | undefined): Token {
  if (!/t$/i.test(text)) return token('word', /s$/i.test(text) ? "'s" : '', text, from);
  if (before?.key.endsWith('n')) before.key = before.key === 'can' ? 'can' : before.key.slice(0, -1);
  return token('word', 'not', text, from);
}

/** A hyphen joins words, or stands between numbers; only the second says something. */
function readMark(text: string, from: number, before: Token | undefined): Token | null {
  const found = at(MARK, text, from);
  if (!found) return null;
  const key = MARKS[found[0]] ?? found[0];
  if (key === '-' && before?.kind !== 'number' && before?.kind !== 'date')
    return token('mark', '', found[0], from);
  if (key === '-' && !/^\s*[$€£]?\d/.test(text.slice(from + 1))) return token('mark', '', found[0], from);
  return token('mark', key, found[0], from);
}
