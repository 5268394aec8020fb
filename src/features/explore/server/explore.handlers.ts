import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Range } from '#kernel/filter-kinds.ts';
import { type AnyFilters, fromWire, toWire } from '#kernel/filters.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { invalid } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { exploreContract } from '../explore.contract.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { exploreOptions } from './explore-options.ts';
import { searchPredicates } from './explore.predicates.ts';
import { countCompanies, findLanguageSearch, listCards } from './explore.queries.ts';
import { searchPage } from './explore.search.ts';
import { readPage } from './page-cursor.ts';
import { recordSearch } from './search-history.ts';
import { sharedCount } from './shared-counts.ts';

/** How long rows that are ready wait for the count; then they go without it. */
const COUNT_PATIENCE_MS = 20;

type Wire = Record<keyof typeof exploreFilters, string[]>;

export const explore = implement('explore', exploreContract, {
  ...exploreOptions,

  async search({ query }, context) {
    const { db, clock } = context;
    const { sort_by = 'current_rank', sort_direction, page, ...wire } = query;
    const filters = await valuesOf(db, wire, clock.now());
    const predicates = searchPredicates(filters, clock.now());
    const counted = page === undefined ? counting(db, filters, predicates) : null;
    if (counted) recordSearch(context, toWire(exploreFilters, filters), counted);
    const direction = sort_direction ?? (sort_by === 'current_rank' ? 'asc' : 'desc');
    const { ids, next_page } = await searchPage(db, { sort_by, direction }, predicates, readPage(page));
    const results = ids.length > 0 ? await listCards(db, ids).execute() : [];
    return { results, next_page, total_count: counted && (await Promise.race([counted, patience()])) };
  },

  async count({ query }, { db, clock }) {
    const filters = await valuesOf(db, query, clock.now());
    return { total_count: await counting(db, filters, searchPredicates(filters, clock.now())) };
  },
});

const counting = (db: Kysely<DB>, filters: ExploreFilters, predicates: readonly Predicate[]) =>
  sharedCount(JSON.stringify(filters), async () => {
    const { total_count } = await countCompanies(db, predicates).executeTakeFirstOrThrow();
    return total_count;
  });

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), COUNT_PATIENCE_MS));

/** The values of a validated query. What only the database knows to be wrong is refused here, by name. */
async function valuesOf(db: Kysely<DB>, wire: Wire, now: Date): Promise<ExploreFilters> {
  const values = fromWire(exploreFilters as AnyFilters, wire) as ExploreFilters;
  const { discovery_llm_search_uuid: uuid, year_founded: years } = values;
  if (uuid && !(await findLanguageSearch(db, uuid).executeTakeFirst()))
    throw invalid('discovery_llm_search_uuid names no search. Search again in your own words.');
  if (!years) return values;
  const capped = Object.entries(years).map(([side, year]) => [side, Math.min(year, now.getUTCFullYear())]);
  return { ...values, year_founded: Object.fromEntries(capped) as Range };
}
