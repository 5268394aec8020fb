import type { Reply } from '#kernel/endpoint.ts';
import { fromWire, meaningful, toWire } from '#kernel/filters.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import type { freeTextContract } from './free-text.contract.ts';

type Fields = Reply<typeof freeTextContract.read>['data'];
type FilterFields = Omit<Fields, 'uuid' | 'description' | 'understood' | 'ignored' | 'degraded'>;

/** The parameters that have a field of their own; the others come field by value. */
const OWN_FIELDS: readonly string[] = [
  'hq_country',
  'hq_state',
  'hq_city',
  'founder_metro_area',
  'tp_owner_email',
  'tp_status_value',
  'tp_status_operator',
  'tp_status_since',
  'status',
  'has_email_sent',
  'days_of_email_sent',
];

/** Filters as the answer carries them. */
export const toFields = (filters: ExploreFilters): FilterFields => ({
  hq_country: filters.hq_country ?? [],
  hq_state: filters.hq_state ?? [],
  hq_city: filters.hq_city ?? [],
  founder_metro_area: filters.founder_metro_area ?? [],
  tp_owner: filters.tp_owner_email ?? [],
  tp_status_value: filters.tp_status_value ?? [],
  tp_status_operator: filters.tp_status_operator ?? null,
  tp_status_since: filters.tp_status_since ?? null,
  status: filters.status ?? [],
  has_email_sent: filters.has_email_sent ?? null,
  days_of_email_sent: filters.days_of_email_sent ?? null,
  query_filters: Object.entries(toWire(exploreFilters, filters))
    .filter(([field]) => !OWN_FIELDS.includes(field))
    .flatMap(([field, values]) => values.map((value) => ({ field, value }))),
});

/** The filters of an answer, with the uuid that carries the description. */
export function fromFields(fields: FilterFields & Pick<Fields, 'uuid' | 'description'>): ExploreFilters {
  const wire: Record<string, string[]> = {
    tp_owner_email: fields.tp_owner,
    hq_country: fields.hq_country,
    hq_state: fields.hq_state,
    hq_city: fields.hq_city,
    founder_metro_area: fields.founder_metro_area,
    tp_status_value: fields.tp_status_value,
    tp_status_operator: given(fields.tp_status_operator),
    tp_status_since: given(fields.tp_status_since),
    status: fields.status,
    has_email_sent: given(fields.has_email_sent),
    days_of_email_sent: given(fields.days_of_email_sent),
    ...(fields.description !== '' && { discovery_llm_search_uuid: [fields.uuid] }),
  };
  for (const { field, value } of fields.query_filters) wire[field] = [...(wire[field] ?? []), value];
  return meaningful(exploreFilters, fromWire(exploreFilters, wire));
}

const given = (value: string | number | boolean | null) => (value === null ? [] : [String(value)]);
