import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#db';
import { type DiscoveryFilters, discoveryFilters } from '../explore.filters.ts';
import { readAnew } from '#server/db/recollection.ts';
import { filterPredicates, type Predicate, within } from '#server/db/filter-predicates.ts';
import type { Range } from '#kernel/filter-kinds.ts';
import { countryNamed } from '#kernel/places.ts';
import type { SortBy } from '../sort.rules.ts';
import { findNamedIds, isDefaultDatasource, type NamedIds } from './named-ids.ts';

const row = (name: string) => sql.ref(`d.${name}`);
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const upper = (values: readonly string[]) => values.map((value) => value.toUpperCase());

const holdsAny = (column: string, ids: readonly number[] = []) =>
  sql<SqlBool>`${row(column)} && ${sql.val(ids)}::integer[]`;
const isAny = (column: string, ids: readonly number[] = []) =>
  sql<SqlBool>`${row(column)} = any(${sql.val(ids)}::integer[])`;
const either = (predicates: Predicate[]): Predicate[] =>
  predicates.length > 0 ? [sql<SqlBool>`(${sql.join(predicates, sql` or `)})`] : [];

/** The words of a language search, where they have been looked up: with them the planner knows how rare they are. */
export interface Described {
  description?: string;
}

/** What a search means in SQL, over the discovery row `d`. `now` is the moment that day counts are measured from. */
export const searchPredicates = async (
  db: Kysely<DB>,
  filters: DiscoveryFilters & Described,
  now: Date,
  recall = readAnew,
) => predicatesOf(filters, await findNamedIds(db, filters, recall), now);

/** The same, where the ids of what it names are known. */
export const predicatesOf = (filters: DiscoveryFilters & Described, ids: NamedIds, now: Date): Predicate[] =>
  filterPredicates('d', discoveryFilters, filters, {
    'TP Owners': ({ tp_owner_email, tp_owner_not_tagged }) =>
      either([
        ...(tp_owner_email ? [holdsAny('owner_ids', ids.tp_owner_email)] : []),
        ...(tp_owner_not_tagged ? [sql<SqlBool>`${row('owner_ids')} is null`] : []),
      ]),
    'TP Status': ({ tp_status_value, tp_status_operator, tp_status_since, tp_status_not_tagged }) => {
      if (tp_status_not_tagged) return [sql<SqlBool>`${row('tp_status_id')} is null`];
      if (!tp_status_value) return [];
      if (tp_status_operator?.toLowerCase() !== 'was') return [isAny('tp_status_id', ids.tp_status_value)];
      const since =
        tp_status_since === undefined
          ? sql``
          : sql`and (until is null or until >= ${daysBefore(now, tp_status_since)})`;
      const held = sql`select company_id from tp_status_history where tp_status = any(${sql.val(upper(tp_status_value))}) ${since}`;
      return [sql<SqlBool>`${row('company_id')} in (${held})`];
    },
    'Growth Tags': () => [holdsAny('tag_ids', ids.growth_tag)],
    Newsletter: ({ newsletter_date_from: from, newsletter_date_to: to, newsletter_type: types }) => {
      const parts = [
        sql`newsletter_type is not null`,
        ...(from && to ? [sql`date between ${from} and ${to}`] : []),
        ...(types ? [sql`newsletter_type = any(${sql.val(types)})`] : []),
      ];
      return [
        sql<SqlBool>`${row('company_id')} in (select company_id from mention where ${sql.join(parts, sql` and `)})`,
      ];
    },
    'Employee Insights': ({ employee_count, country_name_employee_count, country_employee_count }) => [
      ...(employee_count ? employs(employee_count, ids.hasRanges ?? false) : []),
      ...employsIn(country_name_employee_count, country_employee_count),
    ],
    'Investment Data': ({ total_funding_usd: range, total_funding_usd_no_data: unknownToo }) => {
      if (!range) return [];
      const bounds = sql<SqlBool>`(${sql.join(within(row('total_funding_usd'), range), sql` and `)})`;
      return either([bounds, ...(unknownToo ? [sql<SqlBool>`${row('total_funding_usd')} is null`] : [])]);
    },
    'Visit History': ({ days_of_website_history: days = 0 }) => [
      sql<SqlBool>`${row('last_visit_at')} >= ${daysBefore(now, days)}`,
    ],
    'Communication with Orion': (values) => communication(values, now),
    'Founder Metro Area': () => [holdsAny('metro_ids', ids.founder_metro_area)],
    'Headquarter Search': ({ hq_country, hq_state, hq_city }) => [
      ...(hq_country ? [isAny('hq_country_id', ids.hq_country)] : []),
      ...(hq_state ? [isAny('hq_state_id', ids.hq_state)] : []),
      ...(hq_city ? [isAny('hq_city_id', ids.hq_city)] : []),
    ],
    Status: () => [isAny('status_id', ids.status)],
    List: ({ workboard_id }) => [sql<SqlBool>`${row('list_ids')} @> array[${workboard_id}::integer]`],
    Datasource: ({ explore_datasource: name }) =>
      isDefaultDatasource(name) ? [] : [holdsAny('datasource_ids', ids.explore_datasource)],
    Description: ({ discovery_llm_search_uuid: uuid }) => described(uuid, filters.description),
  });

/** What a search asks of the column it is ordered by: where the rows of the order that may pass begin and end. */
export const orderBounds = (filters: Partial<Record<SortBy, Range>>, sort_by: SortBy): Predicate[] =>
  within(row(sort_by), filters[sort_by] ?? {});

/** How many work there: the number, or any number of the range where only that is known. */
function employs(wanted: Range, hasRanges: boolean): Predicate[] {
  const known = within(row('employee_count'), wanted);
  const { min, max } = wanted;
  const isEmpty = min !== undefined && max !== undefined && min > max;
  if (!hasRanges || known.length === 0 || isEmpty) return known;
  const bounds = [
    ...(min === undefined ? [] : within(row('employee_most'), { min })),
    ...(max === undefined ? [] : within(row('employee_least'), { max })),
  ];
  return either([known, bounds].map((parts) => sql<SqlBool>`(${sql.join(parts, sql` and `)})`));
}

function employsIn(country: string | undefined, range: Range | undefined): Predicate[] {
  if (!country) return [];
  const parts = [
    sql`country = ${countryNamed(country) ?? country}`,
    ...(range ? within(sql.ref('employee_count'), range) : []),
  ];
  return [
    sql<SqlBool>`${row('company_id')} in (select company_id from company_country where ${sql.join(parts, sql` and `)})`,
  ];
}

function described(uuid: string | undefined, words: string | undefined): Predicate[] {
  if (words === '') return [];
  const found =
    words === undefined
      ? sql`select t.company_id from company_text t, language_search l
          where l.uuid = ${uuid} and (l.description = '' or t.document @@ websearch_to_tsquery('english', l.description))`
      : sql`select company_id from company_text where document @@ websearch_to_tsquery('english', ${words})`;
  return [sql<SqlBool>`${row('company_id')} in (${found})`];
}

type Communication = Pick<DiscoveryFilters, 'has_email_sent' | 'has_never_sent_email' | 'days_of_email_sent'>;

function communication(
  { has_email_sent, has_never_sent_email, days_of_email_sent: days }: Communication,
  now: Date,
) {
  const sent = row('last_email_at');
  const never = has_never_sent_email ? [sql<SqlBool>`${sent} is null`] : [];
  if (has_email_sent === undefined) return never;
  const lately =
    days === undefined
      ? sql<SqlBool>`${sent} is not null`
      : sql<SqlBool>`${sent} >= ${daysBefore(now, days)}`;
  return [...never, has_email_sent ? lately : sql<SqlBool>`(${lately}) is not true`];
}
