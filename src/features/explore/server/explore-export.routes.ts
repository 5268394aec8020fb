import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod';
import { domainText } from '#features/companies/company.rules.ts';
import { exportCompanies } from '#features/exports/server/company-exports.queries.ts';
import { exportRoute, exportSchema, format, sendExport } from '#features/exports/server/export-stream.ts';
import { filterQuery } from '#kernel/filters.ts';
import { type Predicate, filterPredicates } from '#server/db/filter-predicates.ts';
import type { Platform } from '#server/platform.ts';
import { type ExploreFilters, exploreFilters, mentionFilters } from '../explore.filters.ts';
import { searchPredicates } from './explore.predicates.ts';
import { valuesOf } from './search-values.ts';

const MOST_DOMAINS = 500;

const querystring = z.strictObject({
  ...filterQuery(exploreFilters),
  company_domain: z
    .preprocess(
      (raw) => (raw === undefined ? undefined : [raw].flat()),
      z.array(domainText).max(MOST_DOMAINS, `must have at most ${MOST_DOMAINS} values`).default([]),
    )
    .describe('Only these companies'),
  format,
});

/** The companies of a search as a file: those chosen, or all that pass. */
export function exploreExportRoute(app: FastifyInstance, platform: Platform) {
  app.route({
    ...exportRoute,
    url: '/api/v1/discovery/export',
    schema: {
      ...exportSchema,
      summary: 'The companies that pass every filter as a file, streamed; only those named, where any are',
      operationId: 'explore.export',
      querystring,
    },
    handler: async (request, reply) => {
      const { format, company_domain: domains, ...wire } = request.query as z.infer<typeof querystring>;
      const values = await valuesOf(platform.db, exploreFilters, wire, platform.clock.now());
      const chosen =
        domains.length > 0
          ? [sql<boolean>`c.company_domain = any(${sql.val(domains)})`]
          : passing(values, platform.clock.now());
      const query: typeof exportCompanies = (db) => exportCompanies(db).where((eb) => eb.and(chosen));
      return sendExport(platform, request, reply, { name: 'explore', format, entity: { query, html: [] } });
    },
  });
}

function passing(values: ExploreFilters, now: Date): Predicate[] {
  const companies = searchPredicates(values, now);
  const quips = filterPredicates('q', mentionFilters, values, { Newsletter: () => [] });
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
