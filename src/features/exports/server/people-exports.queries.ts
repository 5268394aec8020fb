import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

const listChosen = (kind: 'project' | 'function' | 'reference_type') =>
  sql<string[]>`array(select o.display_name from person_choice m join choice o using (kind, server_value)
    where m.person_id = p.person_id and m.kind = ${sql.lit(kind)} order by o.position, 1)`;

export const exportPeople = (db: Kysely<DB>) =>
  db
    .selectFrom('person as p')
    .leftJoin('company as c', 'c.company_id', 'p.company_id')
    .leftJoin('choice as r', (join) =>
      join.on('r.kind', '=', 'rating').on('r.server_value', '=', sql`p.rating::text`),
    )
    .select([
      'p.full_name',
      sql<string[]>`array(select email::text from person_email e where e.person_id = p.person_id
        order by is_primary desc, email)`.as('emails'),
      'p.job_title',
      'c.company_name',
      'c.company_domain',
      'p.linkedin_url',
      'r.display_name as rating',
      listChosen('project').as('projects'),
      listChosen('function').as('functions'),
      listChosen('reference_type').as('reference_types'),
      sql<string[]>`array(select w.name::text from workboard_person m join workboard w using (workboard_id)
        where m.person_id = p.person_id order by 1)`.as('lists'),
      'p.source',
      'p.observed_at',
      'p.created_at',
      'p.updated_at',
    ])
    .where('p.is_ignored', '=', false)
    .orderBy('p.person_id');

export const exportReferences = (db: Kysely<DB>) =>
  db
    .selectFrom('reference as r')
    .innerJoin('staff as s', 's.user_id', 'r.creator_id')
    .select([
      'r.reference_id',
      'r.created_at',
      'r.called_on',
      's.full_name as creator',
      sql<string[]>`array(select p.full_name from reference_person m join person p using (person_id)
        where m.reference_id = r.reference_id and not p.is_ignored order by m.position, p.person_id)`.as(
        'people',
      ),
      sql<string[]>`array(select c.company_domain from reference_company m join company c using (company_id)
        where m.reference_id = r.reference_id order by 1)`.as('company_domains'),
      sql<
        string[]
      >`array(select o.display_name from reference_project m join choice o using (kind, server_value)
        where m.reference_id = r.reference_id order by o.position, 1)`.as('projects'),
      'r.plain as content',
      'r.updated_at',
    ])
    .where('r.withdrawn_at', 'is', null)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.reference_id', 'desc');

export const exportMeetings = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('fathom_meeting as m')
    .select([
      'm.fathom_id',
      'm.meeting_title',
      'm.meeting_start_time',
      'm.scoper',
      sql<string[]>`array(select name from fathom_attendee a where a.fathom_id = m.fathom_id
        order by position, email)`.as('attendees'),
      sql<string[]>`array(select email::text from fathom_attendee a where a.fathom_id = m.fathom_id
        order by position, email)`.as('attendee_emails'),
      sql<string[]>`array(select company_domain from fathom_company c where c.fathom_id = m.fathom_id
        order by position, company_domain)`.as('company_domains'),
      'm.associated_type',
      'm.associated_name',
      'm.html_summary as summary',
      'm.external_link',
      'm.recording_url',
      sql<boolean>`m.hidden_at is not null`.as('is_hidden'),
      sql<boolean>`m.deleted_at is not null`.as('is_deleted'),
    ])
    .where(sql<boolean>`sees_meeting(m, ${user_id})`)
    .orderBy('m.fathom_id');
