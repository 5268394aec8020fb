import type { ExploreFilters } from '../explore.filters.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { patternOf, slotsIn, writePattern } from './pattern.rules.ts';
import { topics } from './phrases/phrase-table.rules.ts';
import type { SlotName } from './slot-values.rules.ts';
import { slots } from './slots.rules.ts';

/** Filters in words that read back as the same filters; a value the firm has no name for is left out. */
export const sentenceOf = (filters: ExploreFilters, lexicon: Lexicon): string =>
  topics
    .flatMap(({ phrases: [said = ''], tell }) => {
      const values = tell?.(filters) as Record<string, unknown> | false | undefined;
      if (!values) return [];
      const write = (slot: string) =>
        values[slot] === undefined ? null : slots[slot as SlotName].write(values[slot] as never, lexicon);
      const pattern = patternOf(said);
      const isComplete = slotsIn(pattern).every((slot) => values[slot] === undefined || write(slot) !== null);
      return isComplete ? [writePattern(pattern, write)] : [];
    })
    .join(', ');
