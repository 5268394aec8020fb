import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#db';
import { type Asked, MOST_SHOWN } from '../../met.rules.ts';
import { addresses } from '../person.queries.ts';

/** Whose appearances are wanted; `email` also of somebody who is not known by name. */
export interface Target {
  people: readonly number[];
  companies: readonly number[];
  email?: string | undefined;
}

const most = sql.lit(MOST_SHOWN);
const ids = (list: readonly number[]) => sql`${sql.val(list)}::integer[]`;

const isMet = (asked: Asked) => {
  if (asked.kind === 'email')
    return sql<SqlBool>`person.person_id = (select person_id from person_email where email = ${asked.email}::citext)`;
  if (asked.kind === 'linkedin') return sql<SqlBool>`linkedin_page(person.linkedin_url) = ${asked.page}`;
  return sql<SqlBool>`person.person_id in (
    select person_id from person_email where lower(split_part(email::text, '@', 2)) = ${asked.domain}
    union select person_id from person where company_id = company_at(${asked.domain}))`;
};

const hits = (db: Kysely<DB>) =>
  db
    .selectFrom('person')
    .leftJoin('company', 'company.company_id', 'person.company_id')
    .select(['person.person_id', 'person.full_name', 'person.job_title'])
    .select(['company.company_domain', 'company.company_name', addresses.as('emails')]);

/** The people who were meant; of a domain, those who are there. */
export const findMetPeople = (db: Kysely<DB>, asked: Asked) =>
  hits(db).where(isMet(asked)).orderBy('person.full_name').orderBy('person.person_id').limit(MOST_SHOWN);

const MOST_NEAR = 5;

/** People with a name like this, the nearest first. */
export const listNearPeople = (db: Kysely<DB>, name: string) =>
  hits(db)
    .where(sql<SqlBool>`person.full_name % ${name}`)
    .orderBy(sql`similarity(person.full_name, ${name})`, 'desc')
    .orderBy('person.person_id')
    .limit(MOST_NEAR);

const hasPage = ({ kind, ...asked }: Asked) =>
  kind === 'linkedin' && 'page' in asked
    ? sql`select company_id from company where linkedin_page(linkedin_url) = ${asked.page}`
    : sql`select company_at(domain) from (values (${'domain' in asked ? asked.domain : ''})) asked (domain)
        where not exists (select from shared_domain s where s.domain = asked.domain)`;

const knownCompanies = (db: Kysely<DB>) =>
  db
    .selectFrom('company')
    .select(['company_id', 'company_domain', 'company_name'])
    .select([
      sql<string[]>`array(select s.full_name from tp_owner o join staff s using (user_id)
        where o.company_id = company.company_id order by 1)`.as('tp_owners'),
      sql<string | null>`(select c.display_name from tp_status_history h
        join choice c on c.kind = h.status_kind and c.server_value = h.tp_status
        where h.company_id = company.company_id and h.until is null)`.as('tp_status'),
      sql<string | null>`greatest(
        (select last_email_sent from email_summary e where e.company_id = company.company_id),
        (select max(meeting_time) from company_meeting m
          where m.company_id = company.company_id and m.meeting_time <= now()))`.as('last_contact'),
    ]);

/** Companies with a domain or a name like this, the nearest first; none for a host that many share. */
export const listNearCompanies = (db: Kysely<DB>, domain: string) =>
  knownCompanies(db)
    .where(
      sql<SqlBool>`(company_domain % ${domain} or company_name % split_part(${domain}, '.', 1))
        and not exists (select from shared_domain s where s.domain = ${domain})`,
    )
    .orderBy(
      sql`greatest(similarity(company_domain, ${domain}), similarity(company_name, split_part(${domain}, '.', 1)))`,
      'desc',
    )
    .orderBy('company_id')
    .limit(MOST_NEAR);

/** The company that was meant, or that those people are with. `is_meant` tells the first from the second. */
export const findMetCompanies = (db: Kysely<DB>, asked: Asked, people: readonly number[]) =>
  knownCompanies(db)
    .select(sql<boolean>`company_id in (${hasPage(asked)})`.as('is_meant'))
    .where(
      sql<SqlBool>`company_id in (${hasPage(asked)} union
        select company_id from person where person_id = any(${ids(people)}))`,
    )
    .orderBy('is_meant', 'desc')
    .orderBy('company_name')
    .limit(MOST_SHOWN);

const LONGEST_SUMMARY = 240;

/** References in which somebody stands, or that are about a company, newest first. */
export const listAppearances = (db: Kysely<DB>, { people, companies }: Target) =>
  db
    .selectFrom('reference as r')
    .innerJoin('staff as s', 's.user_id', 'r.creator_id')
    .select(['r.reference_id', 'r.created_at', 's.full_name as creator'])
    .select([
      sql<string>`left(r.plain, ${sql.lit(LONGEST_SUMMARY)})`.as('summary'),
      sql<string[]>`array(select p.full_name from reference_person i join person p using (person_id)
        where i.reference_id = r.reference_id order by i.position, p.person_id)`.as('people'),
    ])
    .where('r.withdrawn_at', 'is', null)
    .where(
      sql<SqlBool>`r.reference_id in (select reference_id from reference_person where person_id = any(${ids(people)})
        union select reference_id from reference_company where company_id = any(${ids(companies)}))`,
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.reference_id', 'desc')
    .limit(MOST_SHOWN);

/** Meetings they were at or that were held with the company; recorded ones as far as the viewer, if any, sees them. */
export const listMeetings = (
  db: Kysely<DB>,
  { people, companies, email = '' }: Target,
  viewer: number | null,
) =>
  db
    .selectFrom(
      sql<{ id: string; title: string; at: string | null; companies: string[] }>`(
    with address as (
      select lower(email::text) as email from person_email where person_id = any(${ids(people)})
      union select asked from (values (${email.toLowerCase()})) given (asked) where asked <> '')
    (select 'meeting-' || m.meeting_id as id, m.subject as title, m.meeting_time as at, array[c.company_name] as companies
      from company_meeting m join company c using (company_id)
      where m.meeting_id in (
        select meeting_id from company_meeting where company_id = any(${ids(companies)})
        union select meeting_id from meeting_participant
          where lower(meeting_participant.email) in (select email from address))
      order by m.meeting_time desc limit ${most})
    union all
    (select 'recorded-' || f.fathom_id, f.meeting_title, f.meeting_start_time,
        array(select c.company_name from fathom_company c where c.fathom_id = f.fathom_id order by c.position)
      from fathom_meeting f
      where ${viewer}::integer is not null and sees_meeting(f, ${viewer}) and f.fathom_id in (
        select fathom_id from fathom_attendee where person_id = any(${ids(people)})
        union select fathom_id from fathom_attendee where fathom_attendee.email in (select email::citext from address)
        union select fathom_id from fathom_company where company_id = any(${ids(companies)}))
      order by f.meeting_start_time desc nulls last limit ${most}))`.as('held'),
    )
    .selectAll()
    .orderBy(sql`held.at`, (by) => by.desc().nullsLast())
    .orderBy('held.id')
    .limit(MOST_SHOWN);

/** Summaries of calls with a company, newest first. */
export const listCalls = (db: Kysely<DB>, { companies }: Target) =>
  db
    .selectFrom('submission as e')
    .innerJoin('company as c', 'c.company_id', 'e.company_id')
    .innerJoin('staff as s', 's.user_id', 'e.created_by')
    .select(['e.uuid', 'c.company_name', 's.full_name as creator'])
    .select([
      sql<string | null>`e.answers ->> 'call_date'`.as('call_date'),
      sql<string>`left(regexp_replace(regexp_replace(e.answers ->> 'content', '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g'), ${sql.lit(LONGEST_SUMMARY)})`.as(
        'summary',
      ),
    ])
    .where('e.template', '=', 'company-call-summaries')
    .where('e.state', '=', 'published')
    .where('e.deleted_at', 'is', null)
    .where(sql<SqlBool>`e.company_id = any(${ids(companies)})`)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.uuid')
    .limit(MOST_SHOWN);

/** Lists they are on. */
export const listLists = (db: Kysely<DB>, { people, companies }: Target) =>
  db
    .selectFrom('workboard as w')
    .innerJoin(
      sql<{ workboard_id: number; member: string }>`(
        select i.workboard_id, p.full_name as member from workboard_person i join person p using (person_id)
        where i.person_id = any(${ids(people)})
        union all select i.workboard_id, c.company_name from workboard_company i join company c using (company_id)
        where i.company_id = any(${ids(companies)}))`.as('on_it'),
      (join) => join.onRef('on_it.workboard_id', '=', 'w.workboard_id'),
    )
    .select(['w.workboard_id', 'w.name', 'w.type'])
    .select(sql<string[]>`array_agg(on_it.member order by on_it.member)`.as('members'))
    .groupBy('w.workboard_id')
    .orderBy('w.name')
    .limit(MOST_SHOWN);
