import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Predicate } from '#server/db/filter-predicates.ts';

/** Where a page begins: behind this company, which has so many mentions. */
export interface MentionPosition {
  value: number;
  id: number;
}

/** How often each company is mentioned by quips that pass. */
const counted = (db: Kysely<DB>, quips: readonly Predicate[]) =>
  db
    .selectFrom('quip as q')
    .select((eb) => ['q.company_id', eb.fn.countAll<number>().as('value')])
    .where((eb) => eb.and([...quips]))
    .groupBy('q.company_id')
    .as('m');

const mentioned = (db: Kysely<DB>, quips: readonly Predicate[], companies: readonly Predicate[]) =>
  db
    .selectFrom('discovery as d')
    .innerJoin(counted(db, quips), 'm.company_id', 'd.company_id')
    .where((eb) => eb.and([...companies]));

/** The companies of a page, those mentioned most first; ties are broken by id. */
export const listMentioned = (
  db: Kysely<DB>,
  quips: readonly Predicate[],
  companies: readonly Predicate[],
  page: { after: MentionPosition | null; skip: number; limit: number },
) =>
  mentioned(db, quips, companies)
    .select(['d.company_id', 'm.value'])
    .$if(page.after !== null, (query) =>
      query.where(sql<boolean>`(-m.value, d.company_id) > (${-(page.after?.value ?? 0)}, ${page.after?.id})`),
    )
    .orderBy('m.value', 'desc')
    .orderBy('d.company_id')
    .offset(page.skip)
    .limit(page.limit);

export const countMentioned = (
  db: Kysely<DB>,
  quips: readonly Predicate[],
  companies: readonly Predicate[],
) => mentioned(db, quips, companies).select((eb) => eb.fn.countAll<number>().as('total_count'));
