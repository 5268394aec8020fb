import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { FoundCompetitor } from '#server/capabilities/competitors.ts';

/** Competitors in their order; what was not told of one is filled in from the company it is, where Orion knows it. */
export const listCompetitors = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('competitor as k')
    .leftJoin('company as o', 'o.company_domain', 'k.domain')
    .select((eb) => [
      sql<string>`coalesce(nullif(k.name, k.domain), o.company_name, k.name)`.as('name'),
      'k.domain',
      eb.fn.coalesce('k.logo_url', 'o.company_logo').as('logo_url'),
      eb.fn.coalesce('k.city', 'o.hq_city').as('city'),
      'k.state_code',
      eb.fn.coalesce('k.employee_count', 'o.employee_count').as('employee_count'),
      sql<'SEO' | 'PPC'>`k.type`.as('type'),
      eb.fn.coalesce('k.growth_1m', 'o.growth_1m').as('growth_1m'),
      eb.fn.coalesce('k.growth_6m', 'o.growth_6m').as('growth_6m'),
      eb.fn.coalesce('k.growth_1y', 'o.growth_1y').as('growth_1y'),
      eb.fn.coalesce('k.growth_2y', 'o.growth_2y').as('growth_2y'),
      'k.source',
      'k.observed_at',
    ])
    .where('k.company_id', '=', company_id)
    .orderBy('k.position')
    .orderBy('k.domain');

/** Keeps competitors that were looked up, the nearest first. */
export const keepCompetitors = (
  db: Kysely<DB>,
  company_id: number,
  rivals: readonly FoundCompetitor[],
  origin: { source: string; observed_at: string },
) =>
  db
    .insertInto('competitor')
    .values(
      rivals.map(({ type, domain, name }, position) => ({
        company_id,
        type,
        domain,
        name: name ?? domain,
        position,
        ...origin,
      })),
    )
    .onConflict((conflict) => conflict.doNothing());
