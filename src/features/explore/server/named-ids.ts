import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import { DEFAULT_DATASOURCE } from '#features/companies/company-options.contract.ts';
import { spellingsOf } from '#kernel/places.ts';
import type { DiscoveryFilters } from '../explore.filters.ts';
import type { PlaceKind } from './explore-options.queries.ts';

type Lookup = (names: readonly string[]) => RawBuilder<unknown>;

const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase());
const choices =
  (kind: string): Lookup =>
  (values) =>
    sql`select choice_id from choice where kind = ${kind} and lower(server_value) = any(${sql.val(lower(values))})`;
const places =
  (kind: PlaceKind): Lookup =>
  (names) =>
    // An address or a history from before may have another spelling.
    sql`select place_id from place where kind = ${kind}
      and name = any(${sql.val(names.flatMap((name) => spellingsOf(kind, name)))})`;

/** The filters that name what a discovery row holds by number, and where the number of a name stands. */
const lookups = {
  tp_owner_email: (emails) =>
    sql`select user_id from staff where email_address = any(${sql.val(emails)}::citext[])`,
  tp_status_value: choices('tp_status'),
  growth_tag: choices('growth_tag'),
  founder_metro_area: places('metro'),
  // Only where some company has no more than a range is it asked for.
  employee_count: () => sql`select 1 from discovery where employee_most is not null limit 1`,
  hq_country: places('country'),
  hq_state: places('state'),
  hq_city: places('city'),
  status: choices('company_status'),
  explore_datasource: (names) =>
    sql`select datasource_id from datasource where datasource = any(${sql.val(names)})`,
} satisfies Partial<Record<keyof DiscoveryFilters, Lookup>>;

export type NamedFilter = keyof typeof lookups;
export type NamedIds = Partial<Record<NamedFilter, readonly number[]>>;

/** The ids of everything a search names. */
export const listNamedIds = (db: Kysely<DB>, named: readonly (readonly [NamedFilter, readonly string[]])[]) =>
  db
    .selectFrom(
      sql<{ filter: NamedFilter; ids: number[] }>`(${sql.join(
        named.map(
          ([filter, names]) => sql`select ${filter}::text as filter, array(${lookups[filter](names)}) as ids`,
        ),
        sql` union all `,
      )})`.as('named'),
    )
    .select(['named.filter', 'named.ids']);

/** Looked up before each search: a planner that sees the ids knows how rare they are, and nothing is ever out of date. */
export async function findNamedIds(db: Kysely<DB>, filters: DiscoveryFilters): Promise<NamedIds> {
  const named = (Object.keys(lookups) as NamedFilter[]).flatMap((filter) => {
    const value = filters[filter];
    if (value === undefined || value === DEFAULT_DATASOURCE) return [];
    const names = typeof value === 'string' || Array.isArray(value) ? [value].flat() : [];
    return [[filter, names] as const];
  });
  if (named.length === 0) return {};
  const rows = await listNamedIds(db, named).execute();
  return Object.fromEntries(rows.map(({ filter, ids }) => [filter, ids]));
}
