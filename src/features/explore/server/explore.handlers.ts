import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { toWire } from '#kernel/filters.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { implement, type Person } from '#server/http/implement.ts';
import { exploreContract } from '../explore.contract.ts';
import { type DiscoveryFilters, discoveryFilters } from '../explore.filters.ts';
import { exploreOptions } from './explore-options.ts';
import { searchPredicates } from './explore.predicates.ts';
import { countCompanies } from './explore.queries.ts';
import { searchPage } from './explore.search.ts';
import { readPage } from './page-cursor.ts';
import { rankedMentions } from './ranked-mentions.ts';
import { rankExplanation } from './ranking/rank-explanation.ts';
import { recordSearch } from './search-history.ts';
import { valuesOf } from './search-values.ts';
import { fetchOwed, oweCount, sharedCount } from './shared-counts.ts';

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
    const direction = sort_direction ?? (sort_by === 'current_rank' ? 'asc' : 'desc');
    // Begun before the count, so that rows get the first free connection.
    const finding = searchPage(db, { sort_by, direction }, predicates, readPage(page));
    if (page !== undefined) return { ...(await finding), total_count: null };
    const counted = counting(db, filters, predicates);
    recordSearch(context, toWire(discoveryFilters, filters), counted);
    const found = await finding;
    const total_count = await Promise.race([counted, patience()]);
    if (total_count === null) oweCount(db, keyOf(filters, context.user), counted);
    return { ...found, total_count };
  },

  async count({ query }, { db, clock, user }) {
    const filters = await valuesOf(db, discoveryFilters, query, clock.now());
    const counted =
      fetchOwed(db, keyOf(filters, user)) ?? counting(db, filters, searchPredicates(filters, clock.now()));
    return { total_count: await counted };
  },
});

const counting = (db: Kysely<DB>, filters: DiscoveryFilters, predicates: readonly Predicate[]) =>
  sharedCount(db, JSON.stringify(filters), async () => {
    const { total_count } = await countCompanies(db, predicates).executeTakeFirstOrThrow();
    return total_count;
  });

const keyOf = (filters: DiscoveryFilters, { user_id }: Person) => `${user_id} ${JSON.stringify(filters)}`;

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), COUNT_PATIENCE_MS));
