import type { ExploreFilters } from '../../explore.filters.ts';

/** A sentence, what it sets, and where there is more: what companies are described by, and the words that set nothing. */
export type Sentence = readonly [
  said: string,
  filters: ExploreFilters,
  description?: string,
  not_understood?: readonly string[],
];

/** A sentence and the filters that were meant; how the rest of it is told is not looked at. */
export type Meant = readonly [said: string, filters: ExploreFilters];
