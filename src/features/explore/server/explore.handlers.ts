import { toWire } from '#kernel/filters.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { type Context, implement, type Person } from '#server/http/implement.ts';
import { exploreContract } from '../explore.contract.ts';
import { type DiscoveryFilters, discoveryFilters } from '../explore.filters.ts';
import { orderBounds, searchPredicates } from './explore.predicates.ts';
import { countCompanies } from './explore.queries.ts';
import { pagesOfSearch, searchPage } from './explore.search.ts';
import { exportChosen, exportFound } from './explore-export.ts';
import { exploreOptions } from './explore-options.ts';
import { rankedMentions } from './ranked-mentions.ts';
import { rankExplanation } from './ranking/rank-explanation.ts';
import { recordSearch } from './search-history.ts';
import { valuesOf } from './search-values.ts';
import { fetchOwed, sharedCount, totalOrOwe } from './shared-counts.ts';

export const explore = implement('explore', exploreContract, {
  ...exploreOptions,
  export: exportFound,
  exportChosen,
  rankedMentions,
  rankExplanation,

  async search({ query }, context) {
    const { db, counts, user } = context;
    const { sort_by = 'current_rank', sort_direction, page, ...wire } = query;
    const direction = sort_direction ?? (sort_by === 'current_rank' ? 'asc' : 'desc');
    const began = performance.now();
    // One connection from the names to the cards: on a busy server each would else wait for its own.
    const { count, filters, ...found } = await db.connection().execute(async (one) => {
      const filters = await valuesOf(one, discoveryFilters, wire);
      const predicates = await searchPredicates(one, filters, context.clock.now(), context.recallNames);
      const count = page === undefined ? counting(context, one, filters, predicates) : null;
      if (count) recordSearch(context, toWire(discoveryFilters, filters), count.total);
      const order = { sort_by, direction, bounds: orderBounds(filters, sort_by) };
      const pages = pagesOfSearch(order, filters);
      return { count, filters, ...(await searchPage(one, order, predicates, pages, page)) };
    });
    if (!count) return { ...found, total_count: null };
    if (found.next_page === null) count.settle(found.results.length);
    const took = performance.now() - began;
    return { ...found, total_count: await totalOrOwe(counts, keyOf(filters, user), count, took) };
  },

  async count({ query }, context) {
    const { db, clock, counts, recallNames, user, gone } = context;
    const filters = await valuesOf(db, discoveryFilters, query);
    const count =
      fetchOwed(counts, keyOf(filters, user), gone) ??
      counting(context, db, filters, await searchPredicates(db, filters, clock.now(), recallNames));
    return { total_count: await count.total };
  },
});

const counting = (
  { counts, gone }: Context,
  db: Context['db'],
  filters: DiscoveryFilters,
  predicates: readonly Predicate[],
) =>
  sharedCount(counts, JSON.stringify(filters), gone, async (signal) => {
    const { total_count } = await counts.run(countCompanies(db, predicates), signal);
    return total_count;
  });

const keyOf = (filters: DiscoveryFilters, { user_id }: Person) => `${user_id} ${JSON.stringify(filters)}`;
