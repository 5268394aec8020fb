import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { fromWire, meaningful } from '#kernel/filters.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { type ExploreFilters, exploreFilters } from '../../explore.filters.ts';
import { searchPredicates } from '../explore.predicates.ts';
import { asksForMentions, mentionPredicates } from '../mention.predicates.ts';

/** What an entry of the history asked for, as far as its filters still exist. */
export const filtersOf = (wire: Record<string, string[]>): ExploreFilters =>
  meaningful(exploreFilters, fromWire(exploreFilters, wire));

/** What an entry of the history means in SQL, over the discovery row `d`. */
export async function watchedPredicates(
  db: Kysely<DB>,
  filters: ExploreFilters,
  now: Date,
): Promise<Predicate[]> {
  const companies = await searchPredicates(db, filters, now);
  if (!asksForMentions(filters)) return companies;
  const quips = mentionPredicates(filters);
  const passing = sql.join([sql`true`, ...quips], sql` and `);
  return [...companies, sql<boolean>`d.company_id in (select q.company_id from quip q where ${passing})`];
}
