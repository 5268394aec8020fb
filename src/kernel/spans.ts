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
  { days: 30, months: 1, suffixes: ['m', 'mo'], words: ['month', 'months', 'mo', 'mos'] },
  { days: 90, months: 3, suffixes: [], words: ['quarter', 'quarters'] },
  { days: 365, months: 12, suffixes: ['y'], words: ['year', 'years', 'yr', 'yrs'] },
];

/** "weeks" */
export const unitOf = (word: string) => UNITS.find(({ words }) => words.includes(word));
/** The letters behind a number: "6mo". */
export const suffixOf = (suffix: string) => UNITS.find(({ suffixes }) => suffixes.includes(suffix));

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Without a prototype: “constructor” is no number. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(SMALL.map((word, value) => [word, value])),
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
});
