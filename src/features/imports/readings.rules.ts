import type { ValueKind } from './import-fields.rules.ts';

/** Of a kind of value that can be read in several ways, which one a column means. */
export const READINGS = [
  'day_first',
  'month_first',
  'dollars',
  'thousands',
  'millions',
  'percent',
  'fraction',
  'state_letters',
  'country_letters',
] as const;
export type Reading = (typeof READINGS)[number];

const OF_KIND: Partial<Record<ValueKind, readonly Reading[]>> = {
  day: ['day_first', 'month_first'],
  money: ['dollars', 'thousands', 'millions'],
  percent: ['percent', 'fraction'],
  place: ['state_letters', 'country_letters'],
};
/** The ways a kind of value can be read; none where there is but one. */
export const readingsOf = (kind: ValueKind): readonly Reading[] => OF_KIND[kind] ?? [];

/** What the cells of a column say about its reading. */
export interface Votes {
  says: Partial<Record<Reading, number>>;
  /** Cells that could be read in several ways. */
  open: number;
  /** The first of them. */
  example: string;
}

export const noVotes = (): Votes => ({ says: {}, open: 0, example: '' });

/** So large a part of a column speaks for a reading, or it may be somebody's slip. */
const ENOUGH = 0.1;
/** A large figure tells its own unit and little of the small ones beside it: only most of a column tell that. */
const MOST: Partial<Record<Reading, number>> = { dollars: 0.5, percent: 0.5 };

/** For so many others a single cell can speak; of more it is sooner a slip. */
const OTHERS_OF_ONE = 3;

/** The reading that cells speak for, all with one voice; null where they do not. */
export function readingByCells({ says, open }: Votes): Reading | null {
  const [first, ...others] = Object.entries(says) as [Reading, number][];
  if (!first || others.length > 0 || (first[1] === 1 && open > OTHERS_OF_ONE)) return null;
  return first[1] >= (MOST[first[0]] ?? ENOUGH) * (first[1] + open) ? first[0] : null;
}

const BY_HEADER: readonly [Reading, RegExp][] = [
  ['day_first', /\bd{1,2}[-/. ]?m{1,3}[-/. ]?y{2,4}\b/],
  ['month_first', /\bm{1,2}[-/. ]?d{1,2}[-/. ]?y{2,4}\b/],
  ['millions', /\bmillions?\b|\bmio\b|\bmm\b|\$ ?m\b|\((?:usd |us\$ ?|\$ ?)?m\)|\busd ?m\b/],
  ['thousands', /\bthousands?\b|\b000s?\b|\$ ?k\b|\((?:usd |us\$ ?|\$ ?)?k\)|\busd ?k\b/],
  ['dollars', /\bin (?:us )?(?:dollars|usd)\b|\(usd\)/],
  ['percent', /%|\bpercent(?:age)?\b|\bpct\b/],
  ['fraction', /\bfraction\b|\bratio\b/],
];

/** What the header of a column says about its reading: a unit, a pattern, or that the file is Orion's own. */
export function readingByHeader(
  { kind, field, label }: { kind: ValueKind; field: string; label: string },
  header: string,
): Reading | null {
  const offered = readingsOf(kind);
  const plain = header.toLowerCase().replaceAll('_', ' ').trim();
  const found = BY_HEADER.find(([reading, pattern]) => offered.includes(reading) && pattern.test(plain));
  if (found) return found[0];
  // Others head a column of fractions "Growth 1Y".
  const isOurs = header.trim() === field || header.trim() === label;
  return isOurs ? (offered.find((reading) => reading === 'dollars' || reading === 'percent') ?? null) : null;
}
