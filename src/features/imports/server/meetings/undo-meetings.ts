import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { waitForTurn } from '#features/fathom/server/taking-in/take-in.queries.ts';
import type { ImportRecord } from '../../import-record.contract.ts';

/** What whoever records a meeting tells of it; the rest is what people here did with it. */
const TOLD = [
  'meeting_title',
  'meeting_start_time',
  'scoper',
  'recording_url',
  'is_internal',
  'source',
  'content_hash',
  'told_at',
  'observed_at',
  'html_summary',
  'plain',
  'sanitiser_version',
] as const;
/** Made again when the rules of safe HTML change: that is nobody's change. */
const RENDERED = sql`array['html_summary', 'plain', 'sanitiser_version']`;
const MOST = 200;

/** Takes the next meetings back: those it made go, the others are told as before. What changed since stays. */
export async function undoMeetings(db: Kysely<DB>, import_id: string, most: number) {
  await waitForTurn(db);
  const next = sql`(select * from import_meeting where import_id = ${import_id} order by fathom_id limit ${Math.min(most, MOST)})`;
  await sql`select from fathom_meeting m join ${next} b using (fathom_id) order by m.fathom_id for update of m`.execute(
    db,
  );
  await sql`
    create temp table import_undo on commit drop as
    select b.fathom_id, b.before, b.before is null as created, not coalesce(case when b.before is null
      then (now.state -> 'meeting') - ${RENDERED} = (b.after -> 'meeting') - ${RENDERED}
        and now.state -> 'attendees' = b.after -> 'attendees'
        and not exists (select from meeting_seen s where s.fathom_id = b.fathom_id)
        and not exists (select from reminder r where r.source_type = 'MEETING' and r.origin_id = b.fathom_id::text)
      else now.state #>> '{meeting,told_at}' = b.after #>> '{meeting,told_at}'
        and now.state #>> '{meeting,content_hash}' = b.after #>> '{meeting,content_hash}' end, true) as stays
    from ${next} b cross join lateral (select meeting_state(b.fathom_id) as state) now`.execute(db);
  const { numAffectedRows = 0n } = await sql`
    delete from import_meeting b using import_undo u
    where b.import_id = ${import_id} and b.fathom_id = u.fathom_id`.execute(db);
  if (numAffectedRows === 0n) return null;
  await sql`
    delete from fathom_meeting m using import_undo u
    where u.created and not u.stays and m.fathom_id = u.fathom_id`.execute(db);
  await restoreTold(db);
  const { rows } = await sql<ImportRecord['kept'][number]>`
    select 'Meeting ' || u.fathom_id as key, case when not u.created then 'meeting' end as field,
      'It was changed or used after the import, so it was kept.' as message
    from import_undo u join fathom_meeting m using (fathom_id) where u.stays order by u.fathom_id`.execute(
    db,
  );
  return rows;
}

async function restoreTold(db: Kysely<DB>) {
  const assigned = sql.join(TOLD.map((column) => sql`${sql.ref(column)} = ${sql.ref(`b.${column}`)}`));
  await sql`
    update fathom_meeting m set ${assigned}, deleted_at = b.deleted_at
    from import_undo u cross join lateral jsonb_populate_record(null::fathom_meeting, u.before -> 'meeting') b
    where not u.created and not u.stays and m.fathom_id = u.fathom_id`.execute(db);
  await sql`
    create temp table import_guest on commit drop as
    select b.* from import_undo u cross join lateral jsonb_populate_recordset(null::fathom_attendee, u.before -> 'attendees') b
    where not u.created and not u.stays`.execute(db);
  await sql`
    delete from fathom_attendee a using import_undo u where not u.created and not u.stays and a.fathom_id = u.fathom_id
      and not exists (select from import_guest g where g.attendee_id = a.attendee_id)`.execute(db);
  await sql`
    insert into fathom_attendee (attendee_id, fathom_id, position, name, email, person_id, external_id)
    overriding system value
    select g.attendee_id, g.fathom_id, g.position, g.name, g.email, p.person_id, g.external_id
    from import_guest g left join person p using (person_id)
    on conflict (attendee_id) do update set position = excluded.position, name = excluded.name`.execute(db);
  await sql`
    delete from fathom_company c using import_undo u where not u.created and not u.stays and c.fathom_id = u.fathom_id`.execute(
    db,
  );
  await sql`
    insert into fathom_company (fathom_id, company_domain, company_id, company_name, external_id, position)
    select b.fathom_id, b.company_domain, coalesce(c.company_id, company_at(b.company_domain)), b.company_name, b.external_id, b.position
    from import_undo u cross join lateral jsonb_populate_recordset(null::fathom_company, u.before -> 'companies') b
    left join company c using (company_id)
    where not u.created and not u.stays`.execute(db);
}

export async function countLeft(db: Kysely<DB>, import_id: string) {
  const { left } = await db
    .selectFrom('import_meeting')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow();
  return left;
}
