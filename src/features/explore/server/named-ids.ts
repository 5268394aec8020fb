import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import { DEFAULT_DATASOURCE } from '#features/companies/company-options.contract.ts';
import { spellingsOf } from '#kernel/places.ts';
import { compileOnce } from '#server/db/prepared.ts';
import type { Recall } from '#server/db/recollection.ts';
import type { DiscoveryFilters } from '../explore.filters.ts';
import type { PlaceKind } from './explore-options.queries.ts';

interface Lookup {
  /** Where the numbers of names stand. */
  find(names: readonly string[]): RawBuilder<unknown>;
  /** The names as they stand there. */
  spell?(names: readonly string[]): string[];
}

const choices = (kind: string): Lookup => ({
  find: (values) =>
    sql`select choice_id from choice where kind = ${sql.lit(kind)} and lower(server_value) = any(${sql.val(values)})`,
  spell: (values) => values.map((value) => value.toLowerCase()),
});
const places = (kind: PlaceKind): Lookup => ({
  find: (names) =>
    sql`select place_id from place where kind = ${sql.lit(kind)}
      and lower(name) = any(array(select lower(name) from unnest(${sql.val(names)}::text[]) as name))`,
  // An address or a history from before may have another spelling.
  spell: (names) => names.flatMap((name) => spellingsOf(kind, name)),
});

/** The filters that name what a discovery row holds by number. */
const lookups = {
  tp_owner_email: {
    find: (emails) => sql`select user_id from staff where email_address = any(${sql.val(emails)}::citext[])`,
  },
  tp_status_value: choices('tp_status'),
  growth_tag: choices('growth_tag'),
  founder_metro_area: places('metro'),
  hq_country: places('country'),
  hq_state: places('state'),
  hq_city: places('city'),
  status: choices('company_status'),
  explore_datasource: {
    find: (names) => sql`select datasource_id from datasource where datasource = any(${sql.val(names)})`,
    spell: (names) => names.map((name) => name.toLowerCase()),
  },
} satisfies Partial<Record<keyof DiscoveryFilters, Lookup>>;
type NamedFilter = keyof typeof lookups;
const NAMED = Object.keys(lookups) as NamedFilter[];

/** Every company is in it. */
export const isDefaultDatasource = (name = '') => name.toLowerCase() === DEFAULT_DATASOURCE;

export type NamedIds = Partial<Record<NamedFilter, readonly number[]>> & {
  /** Only where some company has no more than a range of employees is it asked for. */
  hasRanges?: boolean;
};

/** The ids of everything a search names, filter by filter. */
export const listNamedIds = (db: Kysely<DB>, ...names: string[][]) =>
  db
    .selectNoFrom(
      NAMED.map((filter, at) => sql<number[]>`array(${lookups[filter].find(names[at] ?? [])})`.as(filter)),
    )
    .select(sql<boolean>`exists (select from discovery where employee_most is not null)`.as('hasRanges'));

const askNamedIds = compileOnce(listNamedIds, NAMED.length);

/** Looked up before a search: a planner that sees the ids knows how rare they are. */
export async function findNamedIds(
  db: Kysely<DB>,
  filters: DiscoveryFilters,
  recall: Recall,
): Promise<NamedIds> {
  const names = NAMED.map((filter) => {
    const value = filters[filter];
    if (value === undefined) return [];
    if (filter === 'explore_datasource' && isDefaultDatasource(filters[filter])) return [];
    const lookup: Lookup = lookups[filter];
    return lookup.spell?.([value].flat()) ?? [value].flat();
  });
  if (filters.employee_count === undefined && names.every((given) => given.length === 0)) return {};
  return recall(JSON.stringify(names), async () => {
    const [ids] = await askNamedIds(db, ...names);
    return ids ?? {};
  });
}
