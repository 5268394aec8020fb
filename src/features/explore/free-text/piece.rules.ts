import type { ExploreFilters } from '../explore.filters.ts';

/** A part of the sentence that was recognised: filters, a reason why it sets none, or a part of the description. */
export interface Piece {
  from: number;
  end: number;
  filters?: ExploreFilters;
  /** What it sets where headquarters are said elsewhere in the sentence. */
  besideHeadquarters?: ExploreFilters;
  reason?: string;
  /** It rests on a guess: a typing error, or a word that could mean something else. */
  guessed?: true;
  /** What is not wanted was understood; "or" goes on with it. */
  isExclusion?: true;
  /** It replaces what was said of the same before. */
  corrects?: true;
  /** The filter it takes the place of, where that is another. */
  insteadOf?: keyof ExploreFilters;
  /** A denial of words that set nothing. */
  denies?: true;
  /** What is not wanted; within a region that was named it can be left out. */
  excluded?: ExploreFilters;
}
