import type { ReferenceFacts } from '#db';
import { defineFilters, type FilterValues } from '#kernel/filters.ts';

/** The categories of the filter panel, in its order. */
export const CONVERSATION_PANELS = [
  'Functions',
  'Projects',
  'Reference Types',
  'Ratings',
  'Creator',
] as const;

/** The option of every category that narrows nothing. */
export const ALL = 'all';

/** The rating a search might begin with; none does, because nobody asked for it. */
export const DEFAULT_RATING = 5;

const ofPanel = { kind: 'many', column: 'panel' } as const;

/** Every category; the key is the query parameter of the address bar and of GET /conversations/all. */
export const conversationFilters = defineFilters<ReferenceFacts>()({
  functions: { label: 'Function', panel: 'Functions', ...ofPanel },
  projects: { label: 'Project', panel: 'Projects', ...ofPanel },
  reference_types: { label: 'Reference Type', panel: 'Reference Types', ...ofPanel },
  ratings: { label: 'Rating', panel: 'Ratings', ...ofPanel },
  creators: { label: 'Creator', panel: 'Creator', ...ofPanel },
});

export type ConversationFilters = FilterValues<typeof conversationFilters>;
export type Category = keyof ConversationFilters;

/** The filters that narrow: a category in which All is chosen does not. */
export const narrowing = (values: ConversationFilters): ConversationFilters =>
  Object.fromEntries(
    Object.entries(values).filter(([, chosen]) => chosen.length > 0 && !chosen.includes(ALL)),
  );
