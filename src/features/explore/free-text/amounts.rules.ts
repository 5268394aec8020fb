import type { Range } from '#kernel/filter-kinds.ts';
import {
  type Found,
  findPattern,
  firstWordsOf,
  type Pattern,
  patternOf,
  wordsIn,
  writePattern,
} from './pattern.rules.ts';
import type { Quantity, Token } from './token-shape.rules.ts';

/** How one kind of amount is read from a number and written. */
interface Amount {
  /** Null where the number is no such amount. */
  valueOf: (quantity: Quantity) => number | null;
  write: (value: number) => string;
  /** What a bare number means. */
  plain: (value: number) => Range;
}

const THAN = '(than|then|as)';
export const MORE =
  `at least|atleast|[a|the] (lower|bottom) (limit|bound|end) [of|is|at]|as (few|little|low|small) as|topped|crossed|surpassed|exceeded|topping|surpassing|surpasses|surpass|no fewer [than]|not beneath|nothing beneath|(more|greater|bigger|larger|higher) [than] or equal [to|than]|equal or (more|greater|bigger|larger|higher) [than]|morethan|minimal|minimally|at minimum|at min|at the very least|at the least|at a minimum|a minimum of|a minimum|(more|greater|higher|larger|bigger|better|faster|quicker) ${THAN}|over|above|beyond|exceeding|exceeds|exceed|in excess of|north of|upwards of|upward of` +
  `|minimum of|minimum|min of|min|a min of|a floor of|floor of|no (smaller|fewer|less) than|(no|not) (less|fewer|lower|smaller) (than|then|as)|(must|should|may|can|could|shall|will|would) not be (under|below|(less|fewer|lower|smaller) than)|(not|nothing|none) (under|below)|nothing (less|smaller|lower) ${THAN}|>=|>|gte|gt|starting at|starting from|at or (above|over)|on the far side of|nothing short of|anything (over|above|north of)|well north of|comfortably (over|above|north of)|a good|easily|way (over|above)|(no|not) slower than|no (lower|lesser) than|well over|well above|just over|just above|well past|well beyond|from at least|(just|slightly|a bit|somewhere|anywhere|a shade|a hair|a tad|a touch) north of|(not|nothing|none|no) south of|(no|not|nothing) shy of|a shade (over|above)|not short of|at the very minimum|at the bare minimum|a bare minimum of|an absolute minimum of|bare minimum|(no|not) fewer [than]|(no|not) worse than|(start|starts|begin|begins|beginning) (at|from|with)|(have|has|having) (passed|topped|crossed)|past`;
export const FEWER =
  `at most|[an|the] (upper|top) (limit|bound|end) [of|is|at]|yet to (reach|hit|pass|top|cross|exceed|break)|atmost|beneath|underneath|anything beneath|no bigger|not bigger [than]|not in excess of|as much as|(less|fewer|smaller|lower) [than] or equal [to|than]|equal or (less|fewer|smaller|lower) [than]|lessthan|upto|maximal|maximally|at maximum|at max|at the most|at the very most|(less|fewer|lower|smaller|slower) ${THAN}|not even|under|below|sub|south of|shy of|short of|just (shy of|short of|under|below)|well (under|below)|up to|up to and including|a maximum of|a maximum|maximum of|maximum|max of|max|a max of|capped at|cap [it|them|that|headcount|size] at|a (cap|ceiling|limit) of|the (cap|ceiling|limit) is|cap of|ceiling of|limit of|topping out at|tops out at|maxing out at|limited to|as (many|high|big|large) as|ceiling|cap|(max|maxes|maxed|top|topped|peak|peaks|peaking) out at|(peak|peaks|peaking) at` +
  `|(no|not|nothing|none) (more|greater|higher|larger|bigger) (than|then|as)|(not|nothing|none) (over|above|beyond|exceeding)|no over|<=|<|lte|lt|within|at or (below|under)|anything (under|below|up to|south of)|well (south|short) of|comfortably (under|below)|way (under|below)|(no|not) (faster|quicker) than|no (higher|greater) than|(does|do|did|must|should|may|can|could|shall|will|would) not [be] (exceed|exceeding|go over|go above|top|more than|larger than|bigger than|higher than|greater than|over|above)|cannot (exceed|be (more|larger|bigger|higher) than)|not (exceed|top|past|cross|crossing|surpass|pass)|never (over|above|more than)|all the way (up|down) to|until|till|(just|slightly|a bit|somewhere|anywhere|a shade|a hair|a tad|a touch) (south|shy) of|(not|nothing|none|no) north of|a shade (under|below)|(no|not) better than|(stop|stops|stopping|cap|caps|capping|cut off|end|ends|ending) [out] at|less|fewer|an absolute (maximum|max) of|a hard (cap|limit|ceiling) of|(no|not) (upwards|upward) of`;
/** What makes a lower or an upper bound of the amount before it, also behind what is counted. */
export const OR_MORE =
  'or more|or above|or higher|or larger|or bigger|or better|or greater|or up|or worse|or over|or faster|or beyond|or upwards|or north of (that|there)|and up|on up|and above|and higher|and more|and over|and bigger|and larger|and beyond|upward|upwards|and upward|and upwards|onwards|plus|+|min|minimum|at least|at [the|a] [bare|very|absolute] (least|minimum|min)|as [a|an] (lower limit|min|minimum|floor)|on the low end|at the low end|is the [bare|absolute] (minimum|min|floor|least)|(bare|absolute) (minimum|min)|if not more|and counting|and then some|floor';
export const OR_LESS =
  'or less|or fewer|or lower|or under|or below|or smaller|or beneath|and below|and under|and down|and smaller|and fewer|and less|max|maximum|tops|cap|ceiling|limit|at most|at [the|an|a] [very|absolute] (most|maximum|max|outside|limit)|at (the top|the upper|the high) end|at best|(absolute|hard) (max|maximum|cap|limit|ceiling)|(and|but) (no|not|never) more|never more|and (not|no) (one|a soul) more|is (where (i|we|it|that) (stop|stops|end|ends|draw the line)|(the|my|our|an) [absolute|upper|hard] (maximum|max|limit|ceiling|cap|most))|as [a|an] (upper limit|max|maximum|cap|ceiling|limit)|on the (high|upper) end';
const BIT =
  'a bit|a little|slightly|somewhat|far|a touch|a tad|a hair|only|only just|quite a bit|significantly|substantially|much';
const ROUGHLY = '[about|around|roughly|approximately|approx|some|circa|ca|~|maybe|say]';
const LEAST = [
  `[${BIT}] (${MORE}) [the] ${ROUGHLY} {low}`,
  'from {low} (up|upward|upwards|onward|onwards|on up)',
  `{low} (${OR_MORE})`,
];
const MOST = [
  `[${BIT}] (${FEWER}) [the] ${ROUGHLY} {high}`,
  `{high} (${OR_LESS})`,
  '[anything|anywhere|something] [from|between] (nothing|zero) (to|up to|and) {high}',
  '{high} [,] (tops|and no more|and not more|but no more|but not more)',
];
const BUT =
  '[,] (but|and|yet|though|while) [ideally|preferably|hopefully|also|still|certainly|definitely|please]';
/** Only a comma between two bounds: the lower has to be lower. */
const COMMA = [`(${MORE}) {low} , (${FEWER}) {high}`, `(${FEWER}) {high} , (${MORE}) {low}`];
const BOTH = [
  '[somewhere|anywhere|something|anything] (between|in between|btw|btwn|bw|b / w|betw|betwixt) {low} (and|to|-|&|or) {high}',
  '[somewhere|anywhere|anything] from {low} (to|-|up to|through|till|until) {high}',
  '[in] [the|a] range [of|from] {low} (to|-|and|through) {high}',
  '{low} (to|-|through|thru|up to|till|until) {high}',
  '[somewhere|anywhere] in [the|a] {low} (to|-) {high} (range|bracket|band|ballpark|zone|neighborhood)',
];
/** Each bound with words of its own: turned around they contradict each other. */
const BOUNDS = [
  '[a] (min|minimum|floor|low) [of] {low} [,] [and|but] [a] (max|maximum|cap|ceiling|high) [of] {high}',
  '{low} (min|minimum) [,] {high} (max|maximum|tops)',
  `(${MORE}) {low} ${BUT} (${FEWER}) {high}`,
  `(${FEWER}) {high} ${BUT} (${MORE}) {low}`,
  'neither (below|under|beneath|(less|fewer|lower|smaller|slower) than) {low} [,] nor (above|over|beyond|(more|higher|larger|bigger|faster) than) {high}',
];
const NEAR = [
  '[somewhere|something] (about|like|around|roughly|approximately|approx|circa|some|~|close to|nearly|almost|more or less|give or take|in the (neighborhood|neighbourhood|ballpark|region|vicinity|area) of|on the order of|abt|ca|plus minus|plus or minus|hovering (around|at|near)|right around|just about) {low}',
  '{low} [,] (give or take [a (few|couple|bit)|some]|or so|odd|or thereabouts|more or less|roughly|approximately|approx|plus minus|plus or minus|or around (that|there))',
];
/** "under 10 or over 500": both ends, which no range has; its bounds are turned around. */
const ENDS = [
  `[either] (${FEWER}) {high} [,] or [else] (${MORE}) {low}`,
  `[either] (${MORE}) {low} [,] or [else] (${FEWER}) {high}`,
];
/** "45 +/- 10" */
const SPREAD_BY = ['{low} [,] (±|plus or minus|plus minus|give or take|more or less) {by}'];
/** "exactly 50" */
const EXACT = ['(exactly|precisely|just exactly|dead on) {low}', '{low} (exactly|precisely|on the dot)'];
const SPREAD = 0.2;

const compiled = (patterns: readonly string[]) => patterns.map(patternOf);
const [least, most, both, bounds, near, comma, ends, spreadBy] = [
  LEAST,
  MOST,
  BOTH,
  BOUNDS,
  NEAR,
  COMMA,
  ENDS,
  SPREAD_BY,
].map(compiled) as [Pattern[], Pattern[], Pattern[], Pattern[], Pattern[], Pattern[], Pattern[], Pattern[]];
const exact = compiled(EXACT);

/** The words that compare, or stand between two bounds. */
export const comparingWords: ReadonlySet<string> = new Set(
  [...least, ...most, ...both, ...bounds, ...near, ...exact].flatMap(wordsIn),
);
const beginnings = firstWordsOf([...least, ...most, ...both, ...bounds, ...near, ...ends, ...exact]);

/** Reads and writes "at least 20", "20-50", "under 100", "1k+" of some amount. */
export function rangeOf({ valueOf, write, plain }: Amount) {
  return {
    read(tokens: readonly Token[], at: number): Found<Range>[] {
      if (!tokens[at]?.quantity && !beginnings.has(tokens[at]?.key ?? '')) return [];
      const quantityAt = sharedUnits(tokens, at);
      const read = (_name: string, from: number) => {
        const quantity = quantityAt(from);
        const value = quantity ? valueOf(quantity) : null;
        return quantity && value !== null ? [{ value: { value, quantity }, end: from + 1 }] : [];
      };
      const found = (patterns: readonly Pattern[], range: (slots: Ends) => Range | null) =>
        patterns.flatMap((pattern) =>
          findPattern(pattern, tokens, at, read).flatMap(({ value: ends, end }) => {
            const value = range(ends);
            return value ? [{ value, end }] : [];
          }),
        );
      return [
        ...found(both, ({ low, high }) => ordered(low?.value ?? 0, high?.value ?? 0)),
        ...found(bounds, (said) => level(said) ?? rising(said)),
        ...found(comma, rising),
        ...found(ends, apart),
        ...found(least, ({ low }) => ({ min: low?.value ?? 0 })),
        ...found(most, ({ high }) => ({ max: high?.value ?? 0 })),
        ...found(spreadBy, ({ low, by }) => ({
          min: (low?.value ?? 0) - (by?.value ?? 0),
          max: (low?.value ?? 0) + (by?.value ?? 0),
        })),
        ...found(near, ({ low }) => around(low?.value ?? 0)),
        ...found(exact, ({ low }) => exactly(low?.value ?? 0)),
        ...read('low', at).map(({ value, end }) => ({
          value: alone(value.quantity, value.value, plain),
          end,
        })),
      ].toSorted((one, other) => other.end - one.end);
    },
    write({ min, max }: Range): string {
      const pattern = (min === undefined ? most : max === undefined ? least : both)[0] ?? [];
      return writePattern(pattern, (slot) => write((slot === 'low' ? min : max) ?? 0));
    },
  };
}

/** A number with no word beside it that compares. */
function alone(quantity: Quantity, value: number, plain: Amount['plain']): Range {
  if (quantity.plus) return { min: value };
  if (quantity.about) return around(value);
  const { to } = quantity;
  return to === undefined ? plain(value) : { min: value, max: (to / quantity.value) * value };
}

interface Ends {
  by?: { value: number };
  low?: { value: number };
  high?: { value: number };
}

/** "$5-10m" means five million to ten million: the first number of a pair takes what only the second says. */
function sharedUnits(tokens: readonly Token[], at: number): (index: number) => Quantity | undefined {
  const asWritten = (index: number) => tokens[index]?.quantity;
  const first = nextQuantity(tokens, at);
  const second = first === null ? null : nextQuantity(tokens, first + 1);
  const [one, other] = [asWritten(first ?? -1), asWritten(second ?? -1)];
  if (!one || !other) return asWritten;
  const isApart = tokens.slice((first ?? 0) + 1, second ?? 0).some(({ key }) => key === ',');
  const isSmaller = !isApart && one.suffix === '' && other.suffix !== '' && one.value <= other.value;
  const shared = {
    ...one,
    suffix: isSmaller ? other.suffix : one.suffix,
    currency: one.currency || (isSmaller ? other.currency : ''),
  };
  const isLast = endsAmount(tokens[(second ?? 0) + 1]);
  const isLarger = isLast && other.suffix === '' && one.suffix in SCALES && one.value <= other.value;
  const likewise = {
    ...other,
    suffix: isLarger ? one.suffix : other.suffix,
    currency: other.currency || (isLast || other.suffix !== '' ? one.currency : ''),
  };
  return (index) => (index === first ? shared : index === second ? likewise : asWritten(index));
}

/** Nothing is counted by the number before it. */
const endsAmount = (token: Token | undefined) => !token || token.kind === 'mark' || PAID.has(token.key);
const PAID = new Set([
  'raised',
  'funding',
  'in',
  'total',
  'dollars',
  'usd',
  'and',
  'or',
  'of',
  'max',
  'maximum',
]);

/** The next number that belongs to the same comparison. */
function nextQuantity(tokens: readonly Token[], at: number): number | null {
  for (let next = at; next < tokens.length; next += 1) {
    if (tokens[next]?.quantity) return next;
    if (!comparingWords.has(tokens[next]?.key ?? '')) return null;
  }
  return null;
}

const rising = ({ low, high }: Ends): Range | null =>
  low && high && low.value < high.value ? { min: low.value, max: high.value } : null;
const level = ({ low, high }: Ends): Range | null =>
  low && high && low.value === high.value ? exactly(low.value) : null;
/** Nothing lies in both; turned around it is what lies between. */
const apart = ({ low, high }: Ends): Range | null =>
  low && high && low.value > high.value ? { min: low.value, max: high.value } : null;
const ordered = (one: number, other: number): Range => ({
  min: Math.min(one, other),
  max: Math.max(one, other),
});
/** A number that is not meant exactly. */
export const around = (value: number): Range => ({
  min: Math.round(value * (1 - SPREAD)),
  max: Math.round(value * (1 + SPREAD)),
});

/** The number that was said, where a range is only about it, or is no more than it; else null. */
export function middleOf({ min, max }: Range): number | null {
  if (min === undefined || max === undefined) return null;
  const middle = Math.round((min + max) / 2);
  const about = around(middle);
  return min === max || (about.min === min && about.max === max) ? middle : null;
}

const SCALES: Readonly<Record<string, number>> = { '': 1, digit: 1, k: 1e3, m: 1e6, b: 1e9, t: 1e12 };
/** Products such as 1.1 × 1000000 are not quite whole; the wire takes six decimals at most. */
export const scaled = ({ value, suffix }: Quantity) => {
  const scale = SCALES[suffix];
  return scale === undefined ? null : Number((value * scale).toFixed(6));
};
const exactly = (value: number): Range => ({ min: value, max: value });
const atLeast = (value: number): Range => ({ min: value });

/** Employees, or anything else that is counted. */
export const count = rangeOf({
  valueOf: (quantity) => (quantity.currency ? null : scaled(quantity)),
  write: String,
  plain: exactly,
});

/** Growth: "50%", and "2x" for what doubled. */
export const percent = rangeOf({
  valueOf({ value, suffix, currency }) {
    if (currency) return null;
    if (suffix === 'x') return Number(((value - 1) * 100).toFixed(6));
    return suffix === '%' || suffix === 'digit' ? value : null;
  },
  write: (value) => `${value}%`,
  // "-20% in a year" is what shrank by so much.
  plain: (value) => (value < 0 ? { max: value } : { min: value }),
});

/** Growth where the words before it say already that it is one: "1-year growth >= 50". */
export const points = rangeOf({
  valueOf: ({ value, suffix, currency }) => (suffix === '' && !currency ? value : null),
  write: (value) => `${value}%`,
  plain: atLeast,
});

const LEAST_UNMARKED = 1000;
/** US dollars; a small bare number is no amount of money. */
export const money = rangeOf({
  valueOf(quantity) {
    const value = scaled(quantity);
    if (value === null || (quantity.currency && quantity.currency !== '$')) return null;
    return quantity.currency || quantity.suffix || value >= LEAST_UNMARKED ? value : null;
  },
  write: (value) => (value < 0 ? `-$${-value}` : `$${value}`),
  plain: atLeast,
});

/** Any amount of anything: what is measured by it may still be unknown. */
export const amount = rangeOf({
  valueOf: ({ value }) => value,
  write: String,
  plain: exactly,
});

/** Euros and pounds: what was raised is kept in dollars. */
export const foreignMoney = rangeOf({
  valueOf: (quantity) => (quantity.currency && quantity.currency !== '$' ? scaled(quantity) : null),
  write: String,
  plain: atLeast,
});
