import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { SANITISER_VERSION } from '#server/html/sanitise.ts';
import type { CompanyRow } from './attended-companies.ts';

export interface MeetingRow {
  fathom_id: number;
  meeting_title: string;
  meeting_start_time: string | null;
  scoper: string;
  recording_url: string | null;
  is_internal: boolean;
  source: string;
  content_hash: string;
  told_at: string;
  observed_at: string;
  html_summary: string;
  plain: string;
  /** Whether a summary was told; one that was not never takes one away. */
  has_summary: boolean;
}

/** What is known of these meetings. */
export const listKept = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('fathom_meeting')
    .select(['fathom_id', 'content_hash', 'told_at'])
    .where('fathom_id', 'in', ids);

/** A meeting that is told again is there, as it was told, until something newer comes. */
export const seeAgain = (db: Kysely<DB>, ids: readonly number[], told_at: string) =>
  db
    .updateTable('fathom_meeting')
    .set({
      told_at: sql`greatest(told_at, ${told_at})`,
      deleted_at: sql`case when deleted_at > ${told_at} then deleted_at end`,
    })
    .where('fathom_id', 'in', ids);

/** Whoever takes in waits here for who already does, so that each sees what the other left. */
export async function waitForTurn(db: Kysely<DB>) {
  await sql`select pg_advisory_xact_lock(hashtext('meetings are taken in'))`.execute(db);
}

const rowsOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

export async function keepMeetings(db: Kysely<DB>, rows: readonly MeetingRow[]) {
  await sql`
    insert into fathom_meeting as m (fathom_id, meeting_title, meeting_start_time, scoper, recording_url, is_internal, source,
      content_hash, told_at, observed_at, html_summary, plain, sanitiser_version)
    select fathom_id, meeting_title, meeting_start_time, scoper, recording_url, is_internal, source, content_hash, told_at,
      observed_at, html_summary, plain, ${SANITISER_VERSION}
    from jsonb_to_recordset(${rowsOf(rows)}) as told (fathom_id bigint, meeting_title text, meeting_start_time timestamptz,
      scoper text, recording_url text, is_internal boolean, source text, content_hash text, told_at timestamptz,
      observed_at timestamptz, html_summary text, plain text)
    on conflict (fathom_id) do update set meeting_title = excluded.meeting_title,
      meeting_start_time = excluded.meeting_start_time, scoper = excluded.scoper, recording_url = excluded.recording_url,
      is_internal = excluded.is_internal, source = excluded.source, content_hash = excluded.content_hash,
      told_at = excluded.told_at, observed_at = excluded.observed_at,
      deleted_at = case when m.deleted_at > excluded.told_at then m.deleted_at end`.execute(db);
  const told = rows.filter(({ has_summary }) => has_summary);
  if (told.length === 0) return;
  await sql`
    update fathom_meeting m set html_summary = told.html_summary, plain = told.plain, sanitiser_version = ${SANITISER_VERSION}
    from jsonb_to_recordset(${rowsOf(told)}) as told (fathom_id bigint, html_summary text, plain text)
    where m.fathom_id = told.fathom_id and m.html_summary <> told.html_summary`.execute(db);
}

interface Guest {
  fathom_id: number;
  position: number;
  name: string;
  email: string;
}

/** Who was invited now; those who still are stay who they are. */
export async function keepAttendees(db: Kysely<DB>, ids: readonly number[], guests: readonly Guest[]) {
  const given = sql`jsonb_to_recordset(${rowsOf(guests)}) as g (fathom_id bigint, position integer, name text, email citext)`;
  await sql`delete from fathom_attendee a where a.fathom_id = any(${sql.val(ids)}::bigint[])
    and (a.email = '' or not exists (select from ${given} where g.fathom_id = a.fathom_id and g.email = a.email))`.execute(
    db,
  );
  if (guests.length === 0) return;
  await sql`insert into fathom_attendee as a (fathom_id, position, name, email)
    select fathom_id, position, name, email from ${given}
    on conflict (fathom_id, email) where email <> '' do update
      set position = excluded.position, name = coalesce(nullif(excluded.name, ''), a.name)`.execute(db);
}

export async function keepCompanies(db: Kysely<DB>, ids: readonly number[], rows: readonly CompanyRow[]) {
  const given = sql`jsonb_to_recordset(${rowsOf(rows)}) as g (fathom_id bigint, company_domain text, company_id integer,
    company_name text, position integer)`;
  await sql`delete from fathom_company c where c.fathom_id = any(${sql.val(ids)}::bigint[])
    and not exists (select from ${given} where g.fathom_id = c.fathom_id and g.company_domain = c.company_domain)`.execute(
    db,
  );
  if (rows.length === 0) return;
  await sql`insert into fathom_company (fathom_id, company_domain, company_id, company_name, position)
    select fathom_id, company_domain, company_id, company_name, position from ${given}
    on conflict (fathom_id, company_domain) do update set company_id = excluded.company_id,
      company_name = excluded.company_name, position = excluded.position`.execute(db);
}
