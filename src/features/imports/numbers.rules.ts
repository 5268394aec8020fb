import { quoted } from './cell-text.rules.ts';

export interface ReadNumber {
  number: number;
  percent: boolean;
  /** The ISO code the text names, null where it names none. */
  currency: string | null;
  /** "1.750" is one and three quarters to some and a thousand and more to others. */
  ambiguous: boolean;
  /** Whether a word or letter tells its size: "1.2 million", "5k". */
  sized: boolean;
}

const LONGEST = 60;
const SIZES: Record<string, number> = {
  ...sizes(3, 'k thousand thousands tsd'),
  ...sizes(5, 'lakh lakhs lac lacs'),
  ...sizes(6, 'm mm mn mio mil mill million millions'),
  ...sizes(7, 'crore crores cr'),
  ...sizes(9, 'b bn bil bill billion billions mrd milliard milliards'),
  ...sizes(12, 't tn trn trillion trillions'),
};
/** Words of languages that write one and a half "1,5". */
const COMMA_LANGUAGES = new Set('mio mrd tsd mill milliard milliards'.split(' '));
const CURRENCIES: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  dollars: 'USD',
  'us dollars': 'USD',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pounds: 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  '₪': 'ILS',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  rmb: 'CNY',
  ...Object.fromEntries(
    'usd eur gbp jpy inr ils krw try rub cad aud nzd sgd hkd brl cny chf sek nok dkk pln czk huf mxn zar aed'
      .split(' ')
      .map((code) => [code, code.toUpperCase()]),
  ),
};
const MONEY = Object.keys(CURRENCIES)
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replaceAll(/[$.]/g, '\\$&'))
  .join('|');
const MONEY_FIRST = new RegExp(`^(${MONEY})(?![a-z]) ?`);
const MONEY_LAST = new RegExp(`(?<![a-z]) ?(${MONEY})$`);
const ABOUT = /^(?:~|≈|±|circa|ca\.?(?![a-z$])|c\.|approx\.?|approximately|about|around|est\.?) ?/;
const HEADS = / ?(?:employees?|people|persons?|staff|ftes?|heads|team members)$/;
const RANGE = /\d ?[a-z%+]{0,20}(?: ?[-…~] ?| to | bis | ?\.{2,5} ?)\D{0,4}\d/;
const BOUND =
  /\d\D*\+$|^(?:[<>≤≥]|over|under|above|below|more than|less than|at least|at most|up to|fewer than)/;

/** A number as people write it: signs, currencies, separators of any country, "million", "bn", "k", brackets for minus. */
export function readNumber(text: string): ReadNumber | { problem: string } {
  const plain = text
    .slice(0, LONGEST + 1)
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (text.length > LONGEST) return notANumber(text);
  const scientific = /^([+-]?\d+(?:[.,]\d+)?)e([+-]?\d{1,3})$/.exec(plain);
  if (scientific) {
    const number = Number(`${scientific[1]?.replace(',', '.')}e${scientific[2]}`);
    return Number.isFinite(number) ? plainly(number) : notANumber(text);
  }
  if (RANGE.test(plain)) return { problem: `${quoted(text)} is a range; write one number` };
  if (BOUND.test(plain)) return { problem: `${quoted(text)} is only a bound; write the number itself` };
  return readWritten(plain) ?? notANumber(text);
}

function readWritten(plain: string): ReadNumber | null {
  const bracketed = /^([^\d()]*)\(([^()]+)\)$/.exec(plain);
  let rest = (bracketed ? `${bracketed[1]}${bracketed[2]}` : plain).replace(ABOUT, '');
  const signs: string[] = bracketed ? ['-'] : [];
  const currencies: string[] = [];
  const take = (pattern: RegExp, into: string[]) => {
    rest = rest.replace(pattern, (_, found: string) => {
      into.push(found);
      return '';
    });
  };
  take(/^([+-]) ?/, signs);
  take(MONEY_FIRST, currencies);
  if (signs.length === 0) take(/^([+-]) ?/, signs);
  take(MONEY_LAST, currencies);
  if (signs.length === 0) take(/ ?(-)$/, signs);
  const percent = / ?(?:%|percent|pct)$/.test(rest);
  rest = rest
    .replace(/ ?(?:%|percent|pct)$/, '')
    .replace(HEADS, '')
    .trim();

  const [, body = '', size = ''] = /^([\d.,'’_ ]+?) ?([a-z]*)\.?$/.exec(rest) ?? [];
  const power = size === '' ? 0 : SIZES[size];
  const decimal = COMMA_LANGUAGES.has(size)
    ? asDecimal(body.replace(/^(\d{1,3}),(?=\d{3}$)/, '$1.'))
    : asDecimal(body);
  const codes = new Set(currencies.map((sign) => CURRENCIES[sign]));
  // "C$1 CAD" names one currency twice, "$1 CAD" only seems to name two.
  if (codes.size > 1) codes.delete('USD');
  if (decimal === null || power === undefined || codes.size > 1) return null;
  const number = Number(`${decimal}e${power}`);
  return {
    number: signs.includes('-') && number !== 0 ? -number : number,
    percent,
    currency: [...codes][0] ?? null,
    ambiguous: power === 0 && /^[1-9]\d{0,2}\.\d{3}$/.test(body),
    sized: power !== 0,
  };
}

/** The digits with a decimal point and nothing else, null where the separators make no sense. */
function asDecimal(body: string): string | null {
  if (/^\d+(?:\.\d*)?$|^\.\d+$/.test(body)) return body;
  const spaced = /^\d{1,3}([ '’_])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/.test(body);
  if (spaced) return body.replaceAll(/[ '’_]/g, '').replace(',', '.');
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(body)) return body.replaceAll(',', '');
  if (/^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?$/.test(body)) return body.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d*$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(body)) {
    return body.replaceAll('.', '').replace(',', '.');
  }
  return /^\d*,\d+$/.test(body) ? body.replace(',', '.') : null;
}

function sizes(power: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, power]));
}

const plainly = (number: number): ReadNumber => ({
  number,
  percent: false,
  currency: null,
  ambiguous: false,
  sized: false,
});

const notANumber = (text: string) => ({
  problem: `${quoted(text)} is not a number; use one such as 1200 or 1.2 million`,
});
