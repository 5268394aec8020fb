import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { toWire } from '#kernel/filters.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { implement } from '#server/http/implement.ts';
import { exploreContract } from '../explore.contract.ts';
import { type DiscoveryFilters, discoveryFilters } from '../explore.filters.ts';
import { exploreOptions } from './explore-options.ts';
import { searchPredicates } from './explore.predicates.ts';
import { countCompanies, listCards } from './explore.queries.ts';
import { searchPage } from './explore.search.ts';
import { readPage } from './page-cursor.ts';
import { rankedMentions } from './ranked-mentions.ts';
import { rankExplanation } from './rank-explanation.ts';
import { recordSearch } from './search-history.ts';
import { valuesOf } from './search-values.ts';
import { sharedCount } from './shared-counts.ts';

/** How long rows that are ready wait for the count; then they go without it. */
const COUNT_PATIENCE_MS = 20;

export const explore = implement('explore', exploreContract, {
  ...exploreOptions,
  rankedMentions,
  rankExplanation,

  async search({ query }, context) {
    const { db, clock } = context;
    const { sort_by = 'current_rank', sort_direction, page, ...wire } = query;
    const filters = await valuesOf(db, discoveryFilters, wire, clock.now());
    const predicates = searchPredicates(filters, clock.now());
    const counted = page === undefined ? counting(db, filters, predicates) : null;
    if (counted) recordSearch(context, toWire(discoveryFilters, filters), counted);
    const direction = sort_direction ?? (sort_by === 'current_rank' ? 'asc' : 'desc');
    const { ids, next_page } = await searchPage(db, { sort_by, direction }, predicates, readPage(page));
    const results = ids.length > 0 ? await listCards(db, ids).execute() : [];
    return { results, next_page, total_count: counted && (await Promise.race([counted, patience()])) };
  },

  async count({ query }, { db, clock }) {
    const filters = await valuesOf(db, discoveryFilters, query, clock.now());
    return { total_count: await counting(db, filters, searchPredicates(filters, clock.now())) };
  },
});

const counting = (db: Kysely<DB>, filters: DiscoveryFilters, predicates: readonly Predicate[]) =>
  sharedCount(JSON.stringify(filters), async () => {
    const { total_count } = await countCompanies(db, predicates).executeTakeFirstOrThrow();
    return total_count;
  });

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), COUNT_PATIENCE_MS));
