import { sql } from 'kysely';
import { exportCompanies } from '#features/exports/server/company-exports.queries.ts';
import { exportFile } from '#features/exports/server/export-file.ts';
import type { Received } from '#kernel/endpoint.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import type { Context } from '#server/http/implement.ts';
import type { exploreContract } from '../explore.contract.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { searchPredicates } from './explore.predicates.ts';
import { mentionPredicates } from './mention.predicates.ts';
import { valuesOf } from './search-values.ts';

/** The companies of a search as a file: those chosen, or all that pass. */
export async function exportFound({ query }: Received<(typeof exploreContract)['export']>, context: Context) {
  const { db, clock } = context;
  const { format, company_domain: domains, ...wire } = query;
  const values = await valuesOf(db, exploreFilters, wire, clock.now());
  const chosen =
    domains.length > 0
      ? [sql<boolean>`c.company_domain = any(${sql.val(domains)})`]
      : await passing(db, values, clock.now());
  const passed: typeof exportCompanies = (database) =>
    exportCompanies(database).where((eb) => eb.and(chosen));
  return exportFile(context, { name: 'explore', format, entity: { query: passed, html: [] } });
}

async function passing(db: Context['db'], values: ExploreFilters, now: Date): Promise<Predicate[]> {
  const companies = await searchPredicates(db, values, now);
  const quips = mentionPredicates(values);
  return [
    ...(companies.length > 0
      ? [
          sql<boolean>`c.company_id in (select d.company_id from discovery d where ${sql.join(companies, sql` and `)})`,
        ]
      : []),
    ...(values.newsletter_mentions
      ? [
          sql<boolean>`c.company_id in (select q.company_id from quip q where ${sql.join([sql`true`, ...quips], sql` and `)})`,
        ]
      : []),
  ];
}
