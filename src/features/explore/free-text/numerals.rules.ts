import { NUMBER_WORDS, unitOf } from '#kernel/spans.ts';
import { shareAt } from './shares.rules.ts';
import type { Quantity, Token } from './token-shape.rules.ts';
import { wordTable } from './word-table.rules.ts';

/** What multiplies the number before it, and the letter it is written with after digits. */
const SCALES = wordTable<readonly [times: number, suffix: string]>({
  hundred: [100, ''],
  dozen: [12, ''],
  thousand: [1, 'k'],
  grand: [1, 'k'],
  million: [1, 'm'],
  mil: [1, 'm'],
  billion: [1, 'b'],
  trillion: [1, 't'],
});
/** "dozens of people": from one number to another. */
const PLURALS = wordTable<readonly [from: number, to: number]>({
  dozens: [24, 60],
  hundreds: [100, 999],
  thousands: [1000, 9999],
});
const DIGITS = wordTable<readonly [from: number, to: number]>({
  single: [1, 9],
  double: [10, 99],
  triple: [100, 999],
  one: [1, 9],
  two: [10, 99],
  three: [100, 999],
  four: [1000, 9999],
});
const DIGIT_WORDS = new Set(['digit', 'digits', 'figure', 'figures']);
/** What is said in place of a number before a scale: "a few dozen", "half a billion". */
const LEADS: readonly (readonly [words: string, Partial<Quantity>])[] = [
  ['three quarters of a', { value: 0.75 }],
  ['three quarter', { value: 0.75 }],
  ['a quarter of a', { value: 0.25 }],
  ['a quarter', { value: 0.25 }],
  ['quarter of a', { value: 0.25 }],
  ['quarter', { value: 0.25 }],
  ['half a', { value: 0.5 }],
  ['half', { value: 0.5 }],
  ['a couple of', { value: 2, about: true }],
  ['a couple', { value: 2, about: true }],
  ['couple', { value: 2, about: true }],
  ['a few', { value: 2, to: 5 }],
  ['few', { value: 2, to: 5 }],
  ['several', { value: 3, to: 7 }],
  ['a', { value: 1 }],
];
const leads = LEADS.map(([words, value]) => [words.split(' '), value] as const);

interface Numeral {
  quantity: Quantity;
  end: number;
}
const whole = (given: Partial<Quantity>): Quantity => ({
  value: 0,
  suffix: '',
  currency: '',
  plus: false,
  ...given,
});

/** Numbers in several words become one token each: "twenty-five", "one hundred and fifty", "half a billion". */
export function joinNumerals(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const numeral = numeralAt(tokens, at);
    const [first, last] = [tokens[at], tokens[(numeral?.end ?? at + 1) - 1]];
    if (!first || !last) break;
    const said = text.slice(first.from, last.to);
    const times = numeral && SCALES[tokens[at + 1]?.key ?? '']?.[0];
    if (times && times > 1) shareScale(joined, times, first.quantity?.value ?? 0);
    if (numeral && (numeral.end > at + 1 || !first.quantity))
      joined.push({
        ...first,
        kind: 'number',
        key: said.toLowerCase(),
        text: said,
        to: last.to,
        quantity: numeral.quantity,
      });
    else joined.push(first);
    at = numeral ? Math.max(numeral.end, at + 1) : at + 1;
  }
  return joined;
}

const MOST_SHARED = 10;
/** "2-3 hundred": what multiplies the second number of a pair multiplies the first. */
function shareScale(joined: Token[], times: number, below: number) {
  const [lower, between] = joined.slice(-2);
  const { value = 0, suffix = '', plus = false } = lower?.quantity ?? {};
  const isBetween = between?.key === 'and' && OPENING.has(joined.at(-3)?.key ?? '');
  const isPair = (isBetween || BETWEEN.has(between?.key ?? '')) && suffix === '' && !plus;
  if (lower?.quantity && isPair && value > 0 && value < MOST_SHARED && value <= below)
    joined[joined.length - 2] = { ...lower, quantity: { ...lower.quantity, value: value * times } };
}
const BETWEEN = new Set(['-', 'to', 'or']);
const OPENING = new Set(['between', 'btw', 'btwn']);

function numeralAt(tokens: readonly Token[], at: number): Numeral | null {
  const key = (index: number) => tokens[index]?.key ?? '';
  const says = (words: readonly string[], from: number) =>
    words.every((word, index) => key(from + index) === word) ? words.length : 0;
  const plural = PLURALS[key(at)];
  if (plural)
    return {
      quantity: whole({ value: plural[0], to: plural[1] }),
      end: key(at + 1) === 'of' ? at + 2 : at + 1,
    };
  const digits = DIGITS[key(at)];
  if (digits && DIGIT_WORDS.has(key(at + 1)))
    return { quantity: whole({ value: digits[0], to: digits[1], suffix: 'digit' }), end: at + 2 };
  const share = shareAt(key, at, (word) => word in SCALES);
  if (share) return { quantity: whole({ value: share.percent, suffix: '%' }), end: share.end };
  for (const [words, lead] of leads) {
    const next = at + says(words, at);
    if (next > at && SCALES[key(next)] && key(next + 1) !== 'total')
      return beyondHundred(tokens, whole(lead), next) ?? scaled(tokens, whole(lead), next);
  }
  return signed(tokens, at) ?? summed(tokens, at);
}

const SIGNS = wordTable<number>({ minus: -1, negative: -1, plus: 1, '+': 1 });
const BEFORE_SIGNS = new Set(['between', 'from', 'to', 'and']);
/** "between minus five and plus ten percent" */
function signed(tokens: readonly Token[], at: number): Numeral | null {
  const sign = SIGNS[tokens[at]?.key ?? ''];
  const isLower = sign === -1 && (at === 0 || OPEN_SIGNS.has(tokens[at - 1]?.key ?? ''));
  if (sign === undefined || !(isLower || BEFORE_SIGNS.has(tokens[at - 1]?.key ?? ''))) return null;
  const given = tokens[at + 1]?.quantity;
  const numeral = summed(tokens, at + 1) ?? (given ? { quantity: given, end: at + 2 } : null);
  if (!numeral || !GROWTH_SUFFIXES.has(numeral.quantity.suffix)) return null;
  if (isLower && numeral.quantity.suffix !== '%') return null;
  return { ...numeral, quantity: { ...numeral.quantity, value: sign * numeral.quantity.value } };
}
const OPEN_SIGNS = new Set([
  ',',
  'of',
  'growth',
  'by',
  'at',
  'with',
  'headcount',
  'below',
  'under',
  'than',
  'a',
]);
const GROWTH_SUFFIXES = new Set(['', '%']);

/** "two hundred and fifty thousand", "2 dozen", "two and a half million" */
function summed(tokens: readonly Token[], at: number): Numeral | null {
  const valueAt = (index: number) => {
    const { key = '', kind, quantity } = tokens[index] ?? {};
    return kind === 'word' && key !== 'hundred'
      ? NUMBER_WORDS[key]
      : quantity?.suffix
        ? undefined
        : quantity?.value;
  };
  const first = valueAt(at);
  const given = tokens[at]?.quantity;
  // "hundred fifty"
  if (tokens[at]?.key === 'hundred' && given) return beyondHundred(tokens, { ...whole(given), value: 1 }, at);
  if (given && given.suffix !== '' && !given.currency) return inDollars(tokens, given, at + 1);
  if (first === undefined || !given) return null;
  const year = spokenYear(valueAt, at);
  if (year) return { quantity: { ...whole(given), value: year.value }, end: year.end };
  let [value, end] = [first, at + 1];
  const ones = valueAt(end);
  if (isWord(tokens[at]) && isWord(tokens[end]) && first >= 20 && ones !== undefined && ones > 0 && ones < 10)
    [value, end] = [value + ones, end + 1];
  // "one twenty", "two fifty five"
  if (
    isWord(tokens[at]) &&
    isWord(tokens[end]) &&
    first > 0 &&
    first < 10 &&
    (ones ?? 0) >= 20 &&
    (ones ?? 0) < 100
  ) {
    const last = isWord(tokens[end + 1]) ? (valueAt(end + 1) ?? 0) : 0;
    const isOne = last > 0 && last < 10;
    [value, end] = [first * 100 + (ones ?? 0) + (isOne ? last : 0), end + (isOne ? 2 : 1)];
  }
  const beyond = beyondHundred(tokens, { ...whole(given), value }, end);
  if (beyond) return beyond;
  if (tokens[end]?.key === 'hundred') [value, end] = [value * 100, end + 1];
  [value, end] = withDecimals(value, end, valueAt, tokens);
  const half = ['and', 'a', 'half'].every((word, index) => tokens[end + index]?.key === word);
  // "two and a half million", "two and a half to six million"
  const isPaired = BETWEEN_HALVES.has(tokens[end + 3]?.key ?? '') && tokens[end + 4]?.quantity !== undefined;
  if (half && (isPaired || SCALES[tokens[end + 3]?.key ?? ''] || PERCENT.has(tokens[end + 3]?.key ?? '')))
    [value, end] = [value + 0.5, end + 3];
  return scaled(tokens, { ...whole(given), value }, end);
}

const BETWEEN_HALVES = new Set(['and', 'to', '-']);

/** "one point five" */
function withDecimals(
  value: number,
  at: number,
  valueAt: (index: number) => number | undefined,
  tokens: readonly Token[],
): [value: number, end: number] {
  const digits = tokens[at]?.key === 'point' ? valueAt(at + 1) : undefined;
  if (digits === undefined || digits < 0 || digits > 99) return [value, at];
  return [Number(`${value}.${digits}`), at + 2];
}

/** "hundred and twenty", behind how many hundreds there are */
function beyondHundred(tokens: readonly Token[], lead: Quantity, at: number): Numeral | null {
  if (tokens[at]?.key !== 'hundred' || lead.to !== undefined) return null;
  const from = tokens[at + 1]?.key === 'and' ? at + 2 : at + 1;
  const rest = isWord(tokens[from]) ? summed(tokens, from) : null;
  if (!rest || rest.quantity.value >= 100) return null;
  return { quantity: { ...rest.quantity, value: lead.value * 100 + rest.quantity.value }, end: rest.end };
}

const CENTURIES = new Set([19, 20]);
/** "twenty fifteen", "nineteen ninety eight": a year as it is spoken. */
function spokenYear(valueAt: (index: number) => number | undefined, at: number) {
  const [century = 0, decade = 0, ones = 0] = [valueAt(at), valueAt(at + 1), valueAt(at + 2)];
  if (!CENTURIES.has(century) || decade < 10 || decade > 99) return null;
  const hasOnes = decade >= 20 && decade % 10 === 0 && ones > 0 && ones < 10;
  return { value: century * 100 + decade + (hasOnes ? ones : 0), end: at + (hasOnes ? 3 : 2) };
}

/** "5 million US dollars" */
function inDollars(tokens: readonly Token[], quantity: Quantity, at: number): Numeral | null {
  const next = ['us', 'of', 'american'].includes(tokens[at]?.key ?? '') ? at + 1 : at;
  return MULTIPLES.has(quantity.suffix) && DOLLARS.has(tokens[next]?.key ?? '')
    ? { quantity: { ...quantity, currency: '$' }, end: next + 1 }
    : null;
}

const isWord = (token: Token | undefined) => token?.kind === 'word';

const PERCENT = new Set(['percent', 'percents', 'pct', '%']);
const CENTS = new Set(['cent', 'cents']);
const DOLLARS = new Set(['dollars', 'dollar', 'usd', 'bucks']);
const MULTIPLES = new Set(['', 'k', 'm', 'b', 't']);

/** "two thousand [and] eighteen" */
function restOfYear(tokens: readonly Token[], at: number) {
  const from = tokens[at]?.key === 'and' ? at + 1 : at;
  if (!isWord(tokens[from])) return null;
  const rest = summed(tokens, from);
  const { value = 0, suffix = '' } = rest?.quantity ?? {};
  return rest && value > 0 && value < 100 && suffix === '' ? { value, end: rest.end } : null;
}

function scaled(tokens: readonly Token[], lead: Quantity, at: number): Numeral {
  const key = (index: number) => tokens[index]?.key ?? '';
  let [quantity, end] = [lead, at];
  const scale = SCALES[key(end)];
  if (scale && quantity.suffix === '') {
    const [times, suffix] = scale;
    quantity = {
      ...quantity,
      value: quantity.value * times,
      suffix,
      ...(quantity.to !== undefined && { to: quantity.to * times }),
    };
    end += 1;
  }
  const rest = quantity.suffix === 'k' && lead.value < 10 ? restOfYear(tokens, end) : null;
  if (rest)
    [quantity, end] = [{ ...quantity, value: quantity.value * 1000 + rest.value, suffix: '' }, rest.end];
  const andHalf = ['and', 'a', 'half'].every((word, index) => key(end + index) === word);
  if (andHalf && MULTIPLES.has(quantity.suffix) && quantity.suffix !== '')
    [quantity, end] = [{ ...quantity, value: quantity.value + 0.5 }, end + 3];
  const percent = PERCENT.has(key(end)) ? 1 : key(end) === 'per' && CENTS.has(key(end + 1)) ? 2 : 0;
  if (quantity.suffix === '' && percent > 0) [quantity, end] = [{ ...quantity, suffix: '%' }, end + percent];
  // "ten plus years"
  if (quantity.suffix === '' && key(end) === 'plus' && unitOf(key(end + 1)))
    [quantity, end] = [{ ...quantity, plus: true }, end + 1];
  return inDollars(tokens, quantity, end) ?? { quantity, end };
}
