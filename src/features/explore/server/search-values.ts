import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type AnyFilters, type FilterValues, fromWire, lacking } from '#kernel/filters.ts';
import { compileOnce } from '#server/db/prepared.ts';
import { invalid } from '#server/http/errors.ts';
import { type DiscoveryFilters, hasWholeDays } from '../explore.filters.ts';
import type { Described } from './explore.predicates.ts';
import { findLanguageSearch } from './explore.queries.ts';

const askWords = compileOnce(findLanguageSearch);

/** The values of a validated query. What only the database knows to be wrong is refused here, by name. */
export async function valuesOf<F extends AnyFilters>(
  db: Kysely<DB>,
  filters: F,
  wire: Record<string, readonly string[]>,
): Promise<FilterValues<F> & Described> {
  const values = fromWire(filters, wire);
  const [alone] = lacking(filters, values);
  if (alone !== undefined) throw invalid(`${alone} needs ${filters[alone]?.needs}.`);
  const { discovery_llm_search_uuid: uuid, ...others } = values as DiscoveryFilters;
  if (!hasWholeDays(others))
    throw invalid('newsletter_date_from and newsletter_date_to are needed together, the earlier day first.');
  const [words] = uuid ? await askWords(db, uuid) : [];
  if (uuid && !words)
    throw invalid('discovery_llm_search_uuid names no search. Search again in your own words.');
  return { ...values, ...words };
}
