import { writtenDay } from '#kernel/moment-words.ts';
import { NUMBER_WORDS } from '#kernel/spans.ts';
import { monthOf } from './calendar.rules.ts';
import { joinNumerals } from './numerals.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { wordTable } from './word-table.rules.ts';

/** Words that belong to the number before them: "5 million", "50 percent". */
const SUFFIX_WORDS: Readonly<Record<string, string>> = {
  thousand: 'k',
  grand: 'k',
  million: 'm',
  millions: 'm',
  mil: 'm',
  mio: 'm',
  milion: 'm',
  millon: 'm',
  millones: 'm',
  millionen: 'm',
  miljoen: 'm',
  milhoes: 'm',
  milioni: 'm',
  mille: 'k',
  tausend: 'k',
  billion: 'b',
  percent: '%',
  percents: '%',
  'per cent': '%',
  'per cents': '%',
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

/** Currencies in letters before or behind a number, as the sign they have. */
const CURRENCIES = wordTable<string>({
  usd: '$',
  us$: '$',
  dollars: '$',
  eur: '€',
  euro: '€',
  euros: '€',
  gbp: '£',
  pounds: '£',
});

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/iy;
const DATE = /\d{4}-\d{2}-\d{2}(?!\d)/y;
const NAMED_DATE =
  /(?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?),? \d{4}(?!\d)/iy;
/** "8/15/2026" as Americans write it, "15.8.2026" as Europeans do. */
const SHORT_DATE = /(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?!\d)/y;
const NUMBER =
  /(?<sign>-)?(?:(?<currency>US\$|USD|EUR|GBP|[$€£])\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?<fraction>\.\d+|,\d{1,2}(?=\s?(?:%|k|m(?:m|n|ln|io|rd|illion\w*|illones|ilh[oõ]es|ilioni|iljoen)?|bn?|billion|percent|pct|prozent)(?![\p{L}\d])))?(?:e(?<power>\d{1,2})(?![\p{L}\d]))?(?<early>\+(?=%))?(?<suffix>%|(?:k|mm|mn|mln|mos?|m|bn|b|x|d|w|yrs?|y|s)(?![\p{L}\d]))?(?<plus>\+)?/iuy;
/** "1.000 people" as Germans write a thousand. */
const GROUPED = /^[1-9]\d{0,2}\.\d{3}$/;
const SUFFIX_WORD =
  /\s+(thousand|grand|millions?|millionen|millones|milion|millon|milh[oõ]es|milioni|miljoen|mille|tausend|mil|mio|mln|mm|mn|m(?=\s?[$€£])|billion|bn|percents?|per cents?|pct|%)(?![\p{L}\d])\+?/iuy;
/** "$10 m" */
const APART_SCALE = /\s([kmb])(?![\p{L}\d'’])/iuy;
/** "'18" */
const SHORT_YEAR = /['’]\d\d(?!\d)(?=\s|$|[,;.)])/uy;
const ABOUT = /-?ish(?!\p{L})/iuy;
/** Nothing follows an answer but the next question: ": no more than 35" is none. */
const ANSWER = /[:=] ?([yn])(?:es|o)?(?![\p{L}\d])(?=\s*(?:$|[,;.)|]|\p{L}[\p{L}_ ]{0,30}[:=]))/iuy;
/** "8 M$" as well as "8 million dollars". */
const PAID_IN = /\s?(dollars|usd|euros?|eur|pounds|gbp|[$€£](?!\s?\d))(?![\p{L}\d])/iuy;
const WORD = /(?:[\p{L}\p{M}]\.){2,}|[\p{L}\p{M}][\p{L}\p{M}\d]*/uy;
const MARK = /->|\.\.|[,;/&~+%]|!=|<>|[<>]=?|[≤≥≠–—-]/uy;
const APOSTROPHE = /['’](s|t|m|re|ve|d|ll)(?![\p{L}])/iuy;

/** Marks that were spoken. */
const SPOKEN =
  /(?:comma|semicolon|question mark|full stop|exclamation (?:mark|point)|period(?=\s*$))(?![\p{L}\d])/iuy;
/** "havent" as well as "haven't": what is denied, and then that it is. */
const DENIED = /(?:have|has|had|did|do|does|is|are|was|were|wo|should|could|would)(?=nt(?![\p{L}\d]))/iuy;
const DENYING = /(?<=(?:have|has|had|did|do|does|is|are|was|were|wo|should|could|would))nt(?![\p{L}\d])/iuy;
const DENIALS = wordTable<string>({ nt: 'not', wo: 'will' });

const MARKS = wordTable<string>({ ';': ',', '≤': '<=', '≥': '>=', '–': '-', '—': '-', '..': '-', '->': '' });
const UNEQUAL = new Set(['!=', '<>', '≠']);

/** Without accents, in small letters. */
export const keyOf = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

const at = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** A sentence as the words, numbers and marks it consists of; what says nothing, such as quotes, is left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < text.length; ) {
    const read =
      readUuid(text, from) ??
      readDate(text, from) ??
      readShortYear(text, from) ??
      readNumber(text, from, tokens.at(-1));
    const found =
      read ??
      readAnswer(text, from) ??
      readWord(text, from, tokens) ??
      readStop(text, from, tokens.at(-1)) ??
      readMark(text, from, tokens.at(-1));
    if (found && found.key !== '') tokens.push(found);
    const last = tokens.at(-1);
    if (!found && last && text[from] === ':') last.closes = true;
    from = found ? found.to : from + 1;
  }
  return joinNumerals(withoutRepeats(tokens), text);
}

const LONGEST_REPEAT = 4;

/** What comes over and over, as nobody writes it, is kept three times: more of it says no more, and takes long to read. */
function withoutRepeats(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const one of tokens) {
    kept.push(one);
    for (let size = 1; size <= LONGEST_REPEAT; size += 1) if (endsInFour(kept, size)) kept.length -= size;
  }
  return kept;
}

const endsInFour = (tokens: readonly Token[], size: number) =>
  tokens.length >= 4 * size &&
  tokens.slice(-3 * size).every(({ key }, at) => key === tokens[tokens.length - 4 * size + at]?.key);

const signOf = (currency: string) => CURRENCIES[currency.toLowerCase()] ?? currency;

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
  const short = readShortDate(text, from);
  if (short) return short;
  const named = at(NAMED_DATE, text, from)?.[0];
  const day = named && writtenDay(named);
  return named && day ? token('date', day, named, from) : null;
};

function readShortDate(text: string, from: number): Token | null {
  const [whole, one = '', mark, other = '', year] = at(SHORT_DATE, text, from) ?? [];
  if (whole === undefined) return null;
  const [month, day] = mark === '/' && Number(one) <= 12 ? [one, other] : [other, one];
  const key = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(key)) ? null : token('date', key, whole, from);
}

/** Of a century the one that is nearer. */
const NEWEST_SHORT = 40;
function readShortYear(text: string, from: number): Token | null {
  const found = at(SHORT_YEAR, text, from)?.[0];
  if (!found) return null;
  const short = Number(found.slice(1));
  const value = short + (short < NEWEST_SHORT ? 2000 : 1900);
  return {
    ...token('number', String(value), found, from),
    quantity: { value, suffix: '', currency: '', plus: false },
  };
}

/** "saas: no", "is_saas = y": an answer, not a word that turns around what follows. */
function readAnswer(text: string, from: number): Token | null {
  const found = at(ANSWER, text, from);
  return found && token('word', found[1]?.toLowerCase() === 'y' ? 'yes' : 'false', found[0], from);
}

function readNumber(text: string, from: number, before: Token | undefined): Token | null {
  const found = at(NUMBER, text, from);
  if (!found?.groups) return null;
  const {
    sign = '',
    currency: paidIn = '',
    digits = '',
    fraction = '',
    power = '0',
    early = '',
    suffix = '',
    plus = '',
  } = found.groups;
  const currency = signOf(paidIn);
  // "20-50" is two numbers, " -5%" is one below zero.
  if (sign && (before?.kind === 'number' || (before?.to === from && before.kind === 'word'))) return null;
  let end = from + found[0].length;
  const about = at(ABOUT, text, end);
  if (about) end += about[0].length;
  const word = suffix || plus ? null : at(SUFFIX_WORD, text, end);
  if (word) end += word[0].length;
  const scale = currency && !suffix && !word ? at(APART_SCALE, text, end) : null;
  if (scale) end += scale[0].length;
  const paid = currency ? null : at(PAID_IN, text, end);
  if (paid) end += paid[0].length;
  const written = keyOf(suffix || (word?.[1] ?? scale?.[1] ?? ''));
  const isGrouped = !written && GROUPED.test(digits + fraction);
  return {
    ...token('number', text.slice(from, end).toLowerCase(), text.slice(from, end), from),
    quantity: {
      value: isGrouped
        ? Number(`${sign}${(digits + fraction).replace('.', '')}`)
        : Number(`${sign}${digits.replaceAll(',', '')}${fraction.replace(',', '.')}e${power}`),
      suffix: SUFFIX_WORDS[written] ?? SUFFIXES[written] ?? written,
      currency: currency || signOf(paid?.[1] ?? ''),
      plus: early + plus !== '' || (word?.[0].endsWith('+') ?? false),
      ...(about && { about: true }),
    },
  };
}

function readWord(text: string, from: number, tokens: readonly Token[]): Token | null {
  const short = at(APOSTROPHE, text, from);
  if (short) return shortened(short[0], from, tokens.at(-1));
  const spoken = at(SPOKEN, text, from)?.[0];
  if (spoken) return token('mark', ',', spoken, from);
  const mail = at(/e-(?=mail)/iy, text, from);
  const startup = at(/start-ups?(?![\p{L}\d])/iuy, text, from)?.[0];
  if (startup) return token('word', 'startups', startup, from);
  const denied = at(DENIED, text, from) ?? at(DENYING, text, from);
  if (denied) return token('word', DENIALS[keyOf(denied[0])] ?? keyOf(denied[0]), denied[0], from);
  const found = at(WORD, text, mail ? from + 2 : from);
  if (!found) return null;
  const key = keyOf(found[0]);
  // "OR(" of a spreadsheet is no Oregon.
  const isFormula = FORMULAS.has(key) && text[found.index + found[0].length] === '(';
  const written = isFormula ? key : (mail?.[0] ?? '') + found[0];
  const value = NUMBER_WORDS[key];
  return {
    ...token('word', mail ? `e${key}` : key, written, from),
    ...(value !== undefined && { quantity: { value, suffix: '', currency: '', plus: false } }),
  };
}

const FORMULAS = new Set(['or', 'in', 'and', 'not']);

/** "haven't" is have not; "Marta's" is Marta and what is hers. */
function shortened(text: string, from: number, before: Token | undefined): Token {
  // "HQ'd" is hqed.
  if (/d$/i.test(text) && before && before.text === before.text.toUpperCase()) before.key += 'ed';
  if (!/t$/i.test(text)) return token('word', /s$/i.test(text) ? "'s" : '', text, from);
  // "gov't"
  if (!before?.key.endsWith('n')) return token('word', '', text, from);
  before.key = before.key === 'can' ? 'can' : before.key.slice(0, -1);
  return { ...token('word', 'not', text, from), from: before.from };
}

/** The end of a sentence parts as a comma does; the dot of a short form says nothing. */
const STOP = /[.!?](?=\s+([\p{L}\d"“]))/uy;
const SHORTEST_LAST_WORD = 4;
/** Before a small letter only a longer word ends a sentence. */
const LONGER_LAST_WORD = 5;
const SHORT_FORMS = new Set(['excl', 'incl', 'approx', 'calif', 'empl']);
const isShortForm = ({ text, key }: Token, next: string) =>
  key !== 'not' &&
  (text.length < (/\p{Ll}/u.test(next) ? LONGER_LAST_WORD : SHORTEST_LAST_WORD) || SHORT_FORMS.has(key));
function readStop(text: string, from: number, before: Token | undefined): Token | null {
  const stop = before?.to === from ? at(STOP, text, from) : null;
  if (!before || !stop) return null;
  const isShort = before.kind === 'word' && text[from] === '.' && isShortForm(before, stop[1] ?? '');
  return isShort ? null : token('mark', ',', text.charAt(from), from);
}

const BEFORE_NUMBER =
  /^\s*(?:(?:US\$|USD|EUR|GBP|[$€£])?\s?\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)/i;
const BEFORE_MONTH = /^\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** What has to follow a hyphen so that it stands between two amounts or two days. */
const joins = (before: Token | undefined) => {
  if (before?.kind === 'number' || before?.kind === 'date') return BEFORE_NUMBER;
  return monthOf(before?.key) === null ? null : BEFORE_MONTH;
};

/** A hyphen joins words, parts thoughts, or stands between numbers; only the first says nothing. */
function readMark(text: string, from: number, before: Token | undefined): Token | null {
  const found = at(MARK, text, from);
  if (!found) return null;
  if (UNEQUAL.has(found[0])) return token('word', 'not', found[0], from);
  const key = MARKS[found[0]] ?? found[0];
  const isBetween = joins(before)?.test(text.slice(from + found[0].length)) ?? false;
  if (key !== '-' || isBetween) return token('mark', key, found[0], from);
  // With a blank on both sides it parts two thoughts.
  const isApart = /\s/.test(text[from - 1] ?? '') && /\s/.test(text[from + found[0].length] ?? '');
  return token('mark', isApart ? ',' : '', found[0], from);
}
