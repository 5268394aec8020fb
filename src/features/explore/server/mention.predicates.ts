import { sql } from 'kysely';
import { filterPredicates, type Predicate } from '#server/db/filter-predicates.ts';
import { type ExploreFilters, mentionFilters } from '../explore.filters.ts';

/** Which quips `q` count as mentions: those of newsletters, or those of the types that were chosen. */
export const mentionPredicates = (values: ExploreFilters): Predicate[] => [
  ...filterPredicates('q', mentionFilters, values, { Newsletter: () => [] }),
  ...(values.newsletter_sender?.length ? [] : [sql<boolean>`lower(q.quip_type) = 'newsletter'`]),
];
