import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import { exportCompanies } from '#features/exports/server/company-exports.queries.ts';
import { exportFile } from '#features/exports/server/export-file.ts';
import type { Received } from '#kernel/endpoint.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import type { Context, Handlers } from '#server/http/implement.ts';
import type { exploreContract } from '../explore.contract.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { RANKING_FACTORS } from '../ranking.rules.ts';
import { searchPredicates } from './explore.predicates.ts';
import { valueOf } from './explore.queries.ts';
import { asksForMentions, mentionPredicates } from './mention.predicates.ts';
import { valuesOf } from './search-values.ts';

type Explore = Handlers<typeof exploreContract>;
type Asked = Pick<
  Received<(typeof exploreContract)['exportChosen']>['body'],
  'sort_by' | 'sort_direction' | 'contributions' | 'format'
>;

/** The companies of a search as a file, in its order: those chosen, or all that pass. */
export const exportFound: Explore['export'] = async ({ query }, context) => {
  const { company_domain: domains, format, contributions, sort_by, sort_direction, ...wire } = query;
  const values = await valuesOf(context.db, exploreFilters, wire);
  const chosen =
    domains.length > 0 ? [isNamed(domains)] : await passing(context.db, values, context.clock.now());
  const asked = { format, contributions, sort_by, sort_direction };
  const isByMentions = domains.length === 0 && asksForMentions(values);
  return exportOrdered(context, asked, chosen, isByMentions ? mentionsOf(values) : null);
};

export const exportChosen: Explore['exportChosen'] = async ({ body }, context) =>
  exportOrdered(context, body, [isNamed(body.company_domain)], null);

const isNamed = (domains: readonly string[]) => sql<boolean>`c.company_domain = any(${sql.val(domains)})`;

const exportOrdered = (
  context: Context,
  { format, contributions, sort_by = 'current_rank', sort_direction }: Asked,
  chosen: readonly Predicate[],
  mentions: RawBuilder<number> | null,
) => {
  const direction = sort_direction ?? (sort_by === 'current_rank' ? 'asc' : 'desc');
  const value = mentions ?? valueOf({ sort_by, direction });
  const isUpwards = mentions === null && direction === 'asc';
  const query = (db: Kysely<DB>) =>
    exportCompanies(db)
      .leftJoin('discovery as d', 'd.company_id', 'c.company_id')
      .leftJoin('company_rank as r', 'r.company_id', 'c.company_id')
      .select(['r.current_rank', 'r.previous_rank', rounded(sql`r.score`).as('score')])
      .$if(contributions === 'true', (ranked) => ranked.select(contributionColumns()))
      .where((eb) => eb.and([...chosen]))
      .clearOrderBy()
      .orderBy(value, (by) => (isUpwards ? by.asc() : by.desc()).nullsLast())
      .$if(sort_by === 'company_size' && mentions === null, (sized) => sized.orderBy('c.company_name'))
      .orderBy('c.company_id');
  return exportFile(context, { name: 'explore', format, entity: { query, html: [], leads: LEADS } });
};

const LEADS = ['company_domain', 'company_name', 'current_rank', 'previous_rank', 'score'];
const rounded = (value: RawBuilder<unknown>) => sql<number | null>`round(${value}::numeric, 2)::float8`;
const contributionColumns = () =>
  RANKING_FACTORS.map(({ key }, at) =>
    rounded(sql`r.contributions[${sql.lit(at + 1)}]`).as(`contribution_${key}`),
  );

const allOf = (predicates: readonly Predicate[]) => sql.join([sql`true`, ...predicates], sql` and `);

const mentionsOf = (values: ExploreFilters) =>
  sql<number>`(select count(*) from quip q where q.company_id = c.company_id and ${allOf(mentionPredicates(values))})`;

async function passing(db: Kysely<DB>, values: ExploreFilters, now: Date): Promise<Predicate[]> {
  const companies = await searchPredicates(db, values, now);
  const quips = mentionPredicates(values);
  return [
    ...(companies.length > 0
      ? [sql<boolean>`c.company_id in (select d.company_id from discovery d where ${allOf(companies)})`]
      : []),
    ...(asksForMentions(values)
      ? [sql<boolean>`c.company_id in (select q.company_id from quip q where ${allOf(quips)})`]
      : []),
  ];
}
