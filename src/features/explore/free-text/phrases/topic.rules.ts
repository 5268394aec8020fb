import type { ExploreFilters } from '../../explore.filters.ts';
import type { Lexicon } from '../lexicon.rules.ts';
import type { SlotName, SlotValues } from '../slot-values.rules.ts';

type Slots<N extends SlotName, O extends SlotName> = Pick<SlotValues, N> & Partial<Pick<SlotValues, O>>;

/** One thing that can be said of a company, with every phrase that says it. */
export interface Topic<N extends SlotName = SlotName, O extends SlotName = never> {
  /** The first is how Orion itself says it. */
  phrases: readonly string[];
  /** The filters it sets; null where the phrase means nothing here. */
  read: (slots: Slots<N, O>, lexicon: Lexicon) => ExploreFilters | null;
  /** The filters it sets where headquarters are said elsewhere in the sentence. */
  besideHeadquarters?: (slots: Slots<N, O>) => ExploreFilters;
  /** The way back: the slots of the first phrase, where the filters hold this. */
  tell?: (filters: ExploreFilters) => Slots<N, O> | false | undefined;
  /** What it speaks of, where the wire knows no "not". */
  excludes?: string;
  /** What sets the contrary, where the wire knows it and no bound says it. */
  turn?: (filters: ExploreFilters) => ExploreFilters;
  /** The words alone could mean something else. */
  guess?: true;
  /** A bare name: it counts only where nothing stands beside it, behind it or on one side that it could belong to, or where it is the whole sentence. */
  bare?: 'both' | 'left' | 'right' | 'either' | 'name' | 'later' | 'whole';
  /** One word, or any name, that may as well begin what companies do: "portfolio management software". */
  naming?: 'word' | 'name';
}
export type AnyTopic = Topic<never, SlotName>;

export const topic = <N extends SlotName = never, O extends SlotName = never>(of: Topic<N, O>): AnyTopic =>
  of as unknown as AnyTopic;
