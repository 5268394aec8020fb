import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExploreFilters } from '../explore.filters.ts';
import { readSentence } from './free-text.rules.ts';
import { sentenceOf } from './sentence.rules.ts';
import { EXCLUDING_WORDINGS } from './testing/excluding-wordings.ts';
import { panels } from './testing/filter-values.ts';
import { aLexicon } from './testing/firm.ts';

type Key = keyof ExploreFilters;
interface Bounds {
  min?: number;
  max?: number;
}
const isBounds = (value: unknown): value is Bounds =>
  typeof value === 'object' && value !== null && ('min' in value || 'max' in value);

/** Whether a filter lets through nothing but what was said not to be wanted. */
function admitsOnly(excluded: unknown, set: unknown): boolean {
  if (Array.isArray(excluded) && Array.isArray(set)) return set.every((one) => excluded.includes(one));
  if (isBounds(excluded) && isBounds(set))
    return (
      (set.min ?? -Infinity) >= (excluded.min ?? -Infinity) &&
      (set.max ?? Infinity) <= (excluded.max ?? Infinity)
    );
  return JSON.stringify(excluded) === JSON.stringify(set);
}

/** What says nothing of its own: how a status is meant, since when, and that what is unknown counts too. */
const BESIDE = new Set<Key>(['tp_status_operator', 'total_funding_usd_no_data', 'days_of_email_sent']);
const oppositesIn = (excluded: ExploreFilters, read: ExploreFilters) =>
  (Object.keys(read) as Key[]).filter(
    (key) => !BESIDE.has(key) && excluded[key] !== undefined && admitsOnly(excluded[key], read[key]),
  );

const { description: _description, ...kinds } = panels;

describe.each(Object.entries(kinds))('an exclusion of %s', (_panel, values) => {
  // FILT-072
  it('never sets what it excludes, however it is worded', () => {
    const told = values.filter((filters) => Object.keys(filters).length > 0 && isOneThing(filters));
    fc.assert(
      fc.property(fc.constantFrom(...EXCLUDING_WORDINGS), told, (wording, excluded) => {
        const said = wording.replace('…', `companies ${sentenceOf(excluded, aLexicon)}`);

        const { filters } = readSentence(said, aLexicon);

        expect({ said, opposites: oppositesIn(excluded, filters) }).toEqual({ said, opposites: [] });
      }),
      { numRuns: 150, seed: 20_261_115 },
    );
  });
});

/** One exclusion reaches one thing: a place and an owner are two. */
const isOneThing = (filters: ExploreFilters) => !sentenceOf(filters, aLexicon).includes(', ');
