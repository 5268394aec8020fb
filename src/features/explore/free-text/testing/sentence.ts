import type { ExploreFilters } from '../../explore.filters.ts';

/** A sentence, what it sets, and where there is more: what companies are described by, and the words that set nothing. */
export type Sentence = readonly [
  said: string,
  filters: ExploreFilters,
  description?: string,
  not_understood?: readonly string[],
];
