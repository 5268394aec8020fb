import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { FoundFounder } from '#server/capabilities/people-data.ts';
import { PERSON } from '../cached-data.queries.ts';

export const listFounders = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('company_person as p')
    .select([...PERSON, 'p.observed_at', 'p.email_observed_at'])
    .where('p.company_id', '=', company_id)
    .where('p.is_founder', '=', true)
    .orderBy('p.position')
    .orderBy('p.company_person_id');

/** Keeps founders that were looked up; somebody who is known already becomes a founder and stays as they are. */
export const keepFounders = (
  db: Kysely<DB>,
  company_id: number,
  founders: readonly FoundFounder[],
  origin: { source: string; observed_at: string },
) =>
  db
    .insertInto('company_person')
    .values(
      founders.map((founder, position) => ({
        ...founder,
        company_id,
        position,
        is_founder: true,
        ...origin,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'first_name', 'last_name']).doUpdateSet({ is_founder: true }),
    );

/** An address the firm knows for somebody of this name: told of the company's people, or of a person met there. */
export const findKnownEmail = (db: Kysely<DB>, company_id: number, full_name: string) =>
  db
    .selectFrom('company_person as p')
    .select([
      'p.email',
      sql<string>`coalesce(p.email_source, p.source)`.as('source'),
      sql<string>`coalesce(p.email_observed_at, p.observed_at)`.as('observed_at'),
    ])
    .where('p.company_id', '=', company_id)
    .where(sql<string>`lower(trim(p.first_name || ' ' || p.last_name))`, '=', full_name)
    .where('p.email', 'is not', null)
    .unionAll(
      db
        .selectFrom('person as k')
        .innerJoin('person_email as m', 'm.person_id', 'k.person_id')
        .select([sql<string>`m.email::text`.as('email'), 'k.source', 'k.observed_at'])
        .where('k.company_id', '=', company_id)
        .where(sql<string>`lower(trim(k.full_name))`, '=', full_name)
        .where('m.is_primary', '=', true),
    )
    .limit(1);

/** Puts a looked-up address beside its person, who becomes known by it where they were not. */
export const keepEmail = (
  db: Kysely<DB>,
  company_id: number,
  name: { first_name: string; last_name: string },
  found: { email: string; source: string; observed_at: string },
) => {
  const { email, source, observed_at } = found;
  const looked = { email, email_source: source, email_observed_at: observed_at };
  return db
    .insertInto('company_person')
    .values({ company_id, ...name, ...looked, is_notable: false, source, observed_at })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'first_name', 'last_name'])
        .doUpdateSet(looked)
        .where('company_person.email', 'is', null),
    );
};

/** The way the name of somebody known is written. */
export const findNamed = (db: Kysely<DB>, company_id: number, full_name: string) =>
  db
    .selectFrom('company_person as p')
    .select(['p.first_name', 'p.last_name'])
    .where('p.company_id', '=', company_id)
    .where(sql<string>`lower(trim(p.first_name || ' ' || p.last_name))`, '=', full_name)
    .limit(1);
