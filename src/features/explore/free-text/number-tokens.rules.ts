import type { Token } from './token-shape.rules.ts';
import { findAt, keyOf, tokenAt } from './token-text.rules.ts';
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
  billions: 'b',
  trillion: 't',
  trillions: 't',
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
  tn: 't',
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

const NUMBER =
  /(?<sign>-)?(?:(?<currency>US\$|USD|EUR|GBP|[$€£])\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?<fraction>\.\d+|,\d{1,2}(?=(?: (?:and|und|to|bis|y|e|et|a|à|tot|en|og|och|til) \d{1,4}(?:[.,]\d{1,2})?)?\s?(?:%|k|m(?:m|n|ln|io|rd|illion\w*|illones|ilh[oõ]es|ilioni|iljoen)?|bn?|billion|tn|trillion|percent|pct|prozent)(?![\p{L}\d])))?(?:e(?<power>\d{1,2})(?![\p{L}\d]))?(?<early>\+(?=%))?(?<suffix>%|(?:k|mm|mn|mln|mos?|m|bn|b|tn|x|d|w|yrs?|y|s)(?![\p{L}\d]))?(?<plus>\+)?/iuy;
/** "1/2 million", "3/4 of a million" */
const FRACTION = /([13])\/([24])\s(?:of a |a )?(million|mil|billion)(?![\p{L}\d])/iuy;
/** "1.000 people" as Germans write a thousand. */
const GROUPED = /^[1-9]\d{0,2}\.\d{3}$/;
const SUFFIX_WORD =
  /\s+(thousand|grand|millions?|millionen|millones|milion|millon|milh[oõ]es|milioni|miljoen|mille|tausend|mil|mio\.?|mln\.?|mm|mn|m(?=\s?[$€£])|billions?|trillions?|bn|percents?|per cents?|pct|%)(?![\p{L}\d])\+?/iuy;
/** "$10 m" */
const APART_SCALE = /\s([kmb])(?![\p{L}\d'’])/iuy;
const ABOUT = /-?ish(?!\p{L})/iuy;
/** "8 M$" as well as "8 million dollars". */
const PAID_IN = /\s?(dollars|usd|euros?|eur|pounds|gbp|[$€£](?!\s?\d))(?![\p{L}\d])(\+?)/iuy;
const signOf = (currency: string) => CURRENCIES[currency.toLowerCase()] ?? currency;

function readFraction(text: string, from: number): Token | null {
  const [whole, above, below, scale = ''] = findAt(FRACTION, text, from) ?? [];
  if (whole === undefined) return null;
  const suffix = SUFFIX_WORDS[scale.toLowerCase()] ?? '';
  return {
    ...tokenAt('number', whole.toLowerCase(), whole, from),
    quantity: { value: Number(above) / Number(below), suffix, currency: '', plus: false },
  };
}

/** A number with its currency and what it is counted in. */
export function readNumber(text: string, from: number, before: Token | undefined): Token | null {
  const part = readFraction(text, from);
  if (part) return part;
  const found = findAt(NUMBER, text, from);
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
  const about = findAt(ABOUT, text, end);
  if (about) end += about[0].length;
  const word = suffix || plus ? null : findAt(SUFFIX_WORD, text, end);
  if (word) end += word[0].length;
  const scale = currency && !suffix && !word ? findAt(APART_SCALE, text, end) : null;
  if (scale) end += scale[0].length;
  const paid = currency ? null : findAt(PAID_IN, text, end);
  if (paid) end += paid[0].length;
  const written = keyOf(suffix || (word?.[1] ?? scale?.[1] ?? ''));
  const isGrouped = !written && GROUPED.test(digits + fraction);
  return {
    ...tokenAt('number', text.slice(from, end).toLowerCase(), text.slice(from, end), from),
    quantity: {
      value: isGrouped
        ? Number(`${sign}${(digits + fraction).replace('.', '')}`)
        : Number(`${sign}${digits.replaceAll(',', '')}${fraction.replace(',', '.')}e${power}`),
      suffix: SUFFIX_WORDS[written] ?? SUFFIXES[written] ?? written,
      currency: currency || signOf(paid?.[1] ?? ''),
      plus: early + plus + (paid?.[2] ?? '') !== '' || (word?.[0].endsWith('+') ?? false),
      ...(about && { about: true }),
    },
  };
}
