import { beginningWith, type Found, findPattern, patternOf, wordsIn } from './pattern.rules.ts';
import { span } from './times.rules.ts';
import type { Token } from './token-shape.rules.ts';

const PERIODS = {
  '6m': ['over 6 months', '(semiannual|semi annual|half yearly|biannual)'],
  '1y': [
    'over 1 year',
    '(per year|each year|every year|yearly|annually|annual|per annum|pa|yoy|ltm|ttm|l12m|trailing twelve months|trailing 12 months|y/y|y / y|year over year|year on year)',
  ],
  '2y': ['over 2 years'],
} as const;
export type GrowthPeriod = keyof typeof PERIODS;
const DAYS_OF_PERIODS: Readonly<Record<number, GrowthPeriod>> = {
  180: '6m',
  182: '6m',
  360: '1y',
  364: '1y',
  365: '1y',
  720: '2y',
  730: '2y',
};
const periods = Object.entries(PERIODS).map(
  ([name, patterns]) => [name as GrowthPeriod, beginningWith(patterns.map(patternOf))] as const,
);
const SPANS = [
  '{span}',
  '(every|each|per) {span}',
  '[(over|in|on|within|during|for|since|across|throughout) [the|these]] [the|these|this] [last|past|previous|trailing|preceding|prior] {span}',
  '[(than|versus|vs|compared (to|with))] {span} (ago|before|earlier)',
  '(than|versus|vs|compared (to|with)) [the] (last|previous|prior) {span}',
].map(patternOf);
const MONTH_ON_MONTH =
  '(monthly|month over month|month on month|mom|m/m|quarterly|quarter over quarter|qoq|a month|per month|weekly)';
const oddly = patternOf(MONTH_ON_MONTH);

const spans = beginningWith(SPANS);

export const periodWords: readonly string[] = [
  ...Object.values(PERIODS).flatMap((patterns) => patterns.flatMap((said) => wordsIn(patternOf(said)))),
  ...SPANS.flatMap(wordsIn),
  ...wordsIn(oddly),
];

const spansAt = (tokens: readonly Token[], at: number) =>
  spans(tokens[at]?.key ?? '').flatMap((pattern) =>
    findPattern(pattern, tokens, at, (_name, from) => span.read(tokens, from)).map(({ value, end }) => ({
      value: (value as { span: number }).span,
      end,
    })),
  );

/** The three spans over which growth is known. */
export const period = {
  read: (tokens: readonly Token[], at: number): Found<GrowthPeriod>[] => [
    ...periods.flatMap(([value, from]) =>
      from(tokens[at]?.key ?? '').flatMap((pattern) =>
        findPattern(pattern, tokens, at, () => []).map(({ end }) => ({ value, end })),
      ),
    ),
    ...spansAt(tokens, at).flatMap(({ value: days, end }) => {
      const value = DAYS_OF_PERIODS[days];
      return value ? [{ value, end }] : [];
    }),
  ],
  write: (value: GrowthPeriod) => PERIODS[value][0],
};

/** Any other span: growth over it is not known. */
export const otherPeriod = {
  read: (tokens: readonly Token[], at: number): Found<string>[] => [
    ...spansAt(tokens, at)
      .filter(({ value }) => DAYS_OF_PERIODS[value] === undefined)
      .map(({ end }) => ({ value: '', end })),
    ...findPattern(oddly, tokens, at, () => []).map(({ end }) => ({ value: '', end })),
  ],
  write: () => null,
};
