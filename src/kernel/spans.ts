/** A unit in which people count time. In filters months count thirty days and years 365; on the calendar they are what they are. */
export interface SpanUnit {
  days: number;
  months?: number;
  suffixes: readonly string[];
  words: readonly string[];
}

const UNITS: readonly SpanUnit[] = [
  { days: 1, suffixes: ['d'], words: ['day', 'days'] },
  { days: 7, suffixes: ['w'], words: ['week', 'weeks', 'wk', 'wks'] },
  { days: 14, suffixes: [], words: ['fortnight', 'fortnights'] },
  { days: 30, months: 1, suffixes: ['m', 'mo'], words: ['month', 'months', 'mo', 'mos', 'mth', 'mths'] },
  { days: 90, months: 3, suffixes: [], words: ['quarter', 'quarters'] },
  { days: 365, months: 12, suffixes: ['y'], words: ['year', 'years', 'yr', 'yrs'] },
  { days: 3650, months: 120, suffixes: [], words: ['decade', 'decades'] },
  { days: 36_500, months: 1200, suffixes: [], words: ['century', 'centuries'] },
];

export const UNIT_WORDS: readonly string[] = UNITS.flatMap(({ words }) => words);

/** "weeks" */
export const unitOf = (word: string) => UNITS.find(({ words }) => words.includes(word));
/** The letters behind a number: "6mo". */
export const suffixOf = (suffix: string) => UNITS.find(({ suffixes }) => suffixes.includes(suffix));

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** Without a prototype: “constructor” is no number. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(SMALL.split(' ').map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, (index + 2) * 10])),
  hundred: 100,
});
