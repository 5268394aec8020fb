import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

const MOST = 15;
const CANDIDATES = 1000;

/** All addresses of the person in the row `person`, the one to write to first. */
export const addresses = sql<string[]>`array(
  select email::text from person_email where person_email.person_id = person.person_id
  order by is_primary desc, lower(email::text) collate "C")`;

/** One person with all their addresses and their company. */
export const findPerson = (db: Kysely<DB>, person_id: number) =>
  db
    .selectFrom('person')
    .leftJoin('company', 'company.company_id', 'person.company_id')
    .selectAll('person')
    .select(['company.company_domain', 'company.company_name', addresses.as('emails')])
    .where('person.person_id', '=', person_id);

/** The company that is, or was, at this domain. */
export const findEmployer = (db: Kysely<DB>, domain: string) =>
  db
    .selectFrom('company')
    .select(['company_id', 'company_domain'])
    .where('company_id', '=', sql<number>`company_at(${domain})`);

/** Who owns these addresses. */
export const findOwners = (db: Kysely<DB>, emails: readonly string[]) =>
  db
    .selectFrom('person_email')
    .innerJoin('person', 'person.person_id', 'person_email.person_id')
    .select(['person.person_id', 'person.full_name', 'person_email.email'])
    .where('person_email.email', 'in', emails)
    .orderBy('person_email.email');

/** Names and addresses that are, begin with, or are like what is typed; the nearest first. */
export function searchPeople(db: Kysely<DB>, term: string) {
  const typed = term.toLowerCase();
  const most = sql.lit(MOST);
  const some = sql.lit(CANDIDATES);
  // Likeness costs far more than a beginning, and cannot win over one: it is asked only where beginnings are few.
  const few = sql`(select count(distinct person_id) from begun) < ${most}`;
  const found = sql<{ person_id: number; score: number }>`(
    with begun as (
      (select person_id, case when lower(full_name) = ${typed} then 3 else 2 end::real as score from person
        where lower(left(full_name, 100)) collate "C" ^@ ${typed}
        order by lower(left(full_name, 100)) collate "C" limit ${most})
      union all
      (select person_id, case when lower(email::text) = ${typed} then 3 else 2 end from person_email
        where lower(email::text) collate "C" ^@ ${typed}
        order by lower(email::text) collate "C" limit ${most}))
    select person_id, max(score) as score from (
      select person_id, score from begun
      union all
      (select person_id, word_similarity(${typed}, full_name) from person
        where ${few} and ${typed} <% full_name limit ${some})
      union all
      (select person_id, word_similarity(${typed}, email::text) from person_email
        where ${few} and ${typed} <% email::text limit ${some})
    ) candidate group by person_id)`;
  return db
    .selectFrom(found.as('found'))
    .innerJoin('person', 'person.person_id', 'found.person_id')
    .leftJoin('company', 'company.company_id', 'person.company_id')
    .select(['person.person_id', 'person.full_name', 'person.job_title'])
    .select(['company.company_domain', 'company.company_name', addresses.as('emails')])
    .orderBy('found.score', 'desc')
    .orderBy(sql`similarity(person.full_name, ${typed})`, 'desc')
    .orderBy('person.full_name')
    .orderBy('person.person_id')
    .limit(MOST);
}
