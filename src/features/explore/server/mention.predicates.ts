import { sql } from 'kysely';
import { filterPredicates, type Predicate } from '#server/db/filter-predicates.ts';
import { type ExploreFilters, mentionFilters } from '../explore.filters.ts';

/** Whether a search is for what quips speak of: it says so, or narrows the quips. */
export const asksForMentions = ({ newsletter_mentions, newsletter_sender, from_to_date }: ExploreFilters) =>
  newsletter_mentions ?? (newsletter_sender !== undefined || from_to_date !== undefined);

/** Which quips `q` count as mentions: those of newsletters, or those of the types that were chosen. */
export const mentionPredicates = (values: ExploreFilters): Predicate[] => [
  ...filterPredicates('q', mentionFilters, values, { Newsletter: () => [] }),
  ...(values.newsletter_sender?.length ? [] : [sql<boolean>`lower(q.quip_type) = 'newsletter'`]),
];
