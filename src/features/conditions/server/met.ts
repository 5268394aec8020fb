import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type DiscoveryFilters, discoveryFilters } from '#features/explore/explore.filters.ts';
import { searchPredicates } from '#features/explore/server/explore.predicates.ts';
import { fromWire, meaningful } from '#kernel/filters.ts';
import { findMeeting } from './conditions.queries.ts';
import type { Facts } from './facts.queries.ts';

/** What a condition asks for, as far as its filters still exist. */
export const filtersOf = (wire: Record<string, string[]>): DiscoveryFilters =>
  meaningful(discoveryFilters, fromWire(discoveryFilters, wire));

/** Whether a company meets it at that moment. A condition that says nothing any more is never met. */
export async function isMet(
  db: Kysely<DB>,
  company_id: number,
  { filters, description }: { filters: DiscoveryFilters; description: string | null },
  now: Date,
) {
  if (Object.keys(filters).length === 0) return false;
  const asked = { ...filters, ...(description !== null && { description }) };
  const predicates = await searchPredicates(db, asked, now);
  return (await findMeeting(db, company_id, predicates).executeTakeFirst()) !== undefined;
}

const DAY_MS = 86_400_000;

/** When time alone may make it true: so many days after the last e-mail. Null where only a change can. */
export function nextCheck(
  filters: DiscoveryFilters,
  { last_email_at }: Pick<Facts, 'last_email_at'>,
  now: Date,
) {
  const { has_email_sent, days_of_email_sent: days } = filters;
  if (has_email_sent !== false || days === undefined || last_email_at === null) return null;
  const at = new Date(Date.parse(last_email_at) + days * DAY_MS + 1);
  return at > now ? at.toISOString() : null;
}
