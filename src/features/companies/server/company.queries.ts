import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { companyAddress, normaliseDomain } from '#kernel/domains.ts';

const MOST = 15;
const CANDIDATES = 1000;
const CHANGES = 50;

/** The company at a domain, however it is written; an old or second domain leads to it too. */
export const findCompany = (db: Kysely<DB>, domain: string) =>
  db
    .selectFrom('company')
    .selectAll('company')
    .where('company.company_id', '=', sql<number>`company_at(${companyAddress(domain) ?? ''})`);

/** Its further domains; the address it had while its domain was not known is none. */
export const listAliases = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('company_alias')
    .select('domain')
    .where('company_id', '=', company_id)
    .where('domain', 'not like', '~%')
    .orderBy('domain');

/** Corrections by hand, newest first; `before` is where the page before ended. One row more tells of another page. */
export const listChanges = (db: Kysely<DB>, company_id: number, before?: number) =>
  db
    .selectFrom('company_change')
    .innerJoin('staff', 'staff.user_id', 'company_change.changed_by')
    .select(['change_id', 'field', 'old', 'new', 'staff.full_name as changed_by', 'changed_at'])
    .where('company_id', '=', company_id)
    .where('change_id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('change_id', 'desc')
    .limit(CHANGES + 1);

/** Rows of a page, and where the next one begins. */
export function pageOfChanges<T extends { change_id: number }>(rows: readonly T[]) {
  const results = rows.slice(0, CHANGES);
  return { results, next_page: rows.length > CHANGES ? (results.at(-1)?.change_id ?? null) : null };
}

/** Names and domains that are, begin with, or are like what is typed; the nearest first. */
export function searchCompanies(db: Kysely<DB>, term: string) {
  const typed = term.toLowerCase();
  const domain = normaliseDomain(term) ?? typed;
  const most = sql.lit(MOST);
  const some = sql.lit(CANDIDATES);
  // Likeness costs far more than a beginning, and cannot win over one: it is asked only where beginnings are few.
  const few = sql`(select count(distinct company_id) from begun) < ${most}`;
  const found = sql<{ company_id: number; score: number }>`(
    with begun as (
      (select company_id, case when lower(company_name) = ${typed} then 3 else 2 end::real as score from company
        where lower(left(company_name, 100)) collate "C" ^@ ${typed}
        order by lower(left(company_name, 100)) collate "C" limit ${most})
      union all
      (select company_id, case when company_domain = ${domain} then 3 else 2 end from company
        where company_domain collate "C" ^@ ${domain} order by company_domain collate "C" limit ${most})
      union all
      (select company_id, case when domain = ${domain} then 3 else 2 end from company_alias
        where domain collate "C" ^@ ${domain} order by domain collate "C" limit ${most}))
    select company_id, max(score) as score from (
      select company_id, score from begun
      union all
      (select company_id, word_similarity(${typed}, company_name) from company
        where ${few} and ${typed} <% company_name limit ${some})
      union all
      (select company_id, word_similarity(${domain}, company_domain) from company
        where ${few} and ${domain} <% company_domain and company_domain not like '~%' limit ${some})
      union all
      (select company_id, word_similarity(${domain}, domain) from company_alias
        where ${few} and ${domain} <% domain and domain not like '~%' limit ${some})
    ) candidate group by company_id)`;
  return db
    .selectFrom(found.as('found'))
    .innerJoin('company', 'company.company_id', 'found.company_id')
    .select([
      'company_name as name',
      'company_domain as domain',
      'company_logo as logo',
      'hq_city',
      'hq_country',
    ])
    .orderBy('found.score', 'desc')
    .orderBy(sql`similarity(company_name, ${typed})`, 'desc')
    .orderBy('company_name')
    .orderBy('company.company_id')
    .limit(MOST);
}
