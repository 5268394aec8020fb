import { type Kysely, type QueryCreator, type SqlBool, sql } from 'kysely';
import type { DB } from '#db';
import { type TaggedRow, taggedPersonJson } from '#features/people/server/tagged-person.queries.ts';
import { wordsOf } from '#kernel/hits.ts';
import { prepareOnce } from '#server/db/prepared.ts';
import type { ExternalType, Target } from '../meeting.rules.ts';

/** Whether somebody sees the meeting of table alias `m`; the rule itself is in the database, once for all readers. */
export const seenBy = (viewer: number) => sql<SqlBool>`sees_meeting(m, ${viewer})`;

const shown = [
  'm.fathom_id',
  'm.meeting_title',
  'm.meeting_start_time',
  'm.scoper',
  'm.attendee_count',
  'm.company_count',
  'm.processed_by_orion',
  'm.external_link',
] as const;
const marks = [
  sql<boolean>`m.hidden_at is not null`.as('is_hidden'),
  sql<boolean>`m.deleted_at is not null`.as('is_deleted'),
];

export interface MeetingFilters {
  meeting_start_from?: string | undefined;
  meeting_start_to?: string | undefined;
  scoper?: string | undefined;
  is_associated?: boolean | undefined;
}

/** All meetings that somebody sees, newest first, those without a date last. */
export const listRecordedMeetings = (db: Kysely<DB>, viewer: number, filters: MeetingFilters) => {
  const { meeting_start_from: from, meeting_start_to: to, scoper, is_associated } = filters;
  return db
    .selectFrom('fathom_meeting as m')
    .select(shown)
    .select(marks)
    .where(seenBy(viewer))
    .$if(from !== undefined, (query) => query.where('m.meeting_start_time', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('m.meeting_start_time', '<=', to ?? ''))
    .$if(scoper !== undefined, (query) => query.where(sql`lower(m.scoper)`, '=', scoper?.toLowerCase()))
    .$if(is_associated !== undefined, (query) =>
      query.where('m.processed_by_orion', '=', is_associated ?? false),
    )
    .orderBy('m.meeting_start_time', (order) => order.desc().nullsLast())
    .orderBy('m.fathom_id', 'desc');
};

/** One meeting, if this person sees it. */
export const findRecordedMeeting = (db: Kysely<DB>, viewer: number, fathom_id: number) =>
  db
    .selectFrom('fathom_meeting as m')
    .leftJoin('staff as s', 's.user_id', 'm.associated_by')
    .select(shown)
    .select(marks)
    .select([
      'm.html_summary',
      'm.sanitiser_version',
      'm.recording_url',
      'm.associated_type',
      'm.associated_name',
    ])
    .select(['m.associated_external_id', 'm.associated_at', 'm.association_version'])
    .select('s.full_name as associated_by')
    .$narrowType<{ associated_type: ExternalType | null }>()
    .where('m.fathom_id', '=', fathom_id)
    .where(seenBy(viewer));

/** The same row, held until the transaction ends. */
export const holdRecordedMeeting = (db: Kysely<DB>, viewer: number, fathom_id: number) =>
  db
    .selectFrom('fathom_meeting as m')
    .selectAll('m')
    .where('m.fathom_id', '=', fathom_id)
    .where(seenBy(viewer))
    .forUpdate();

/** Who attended, guests first: a person by any of their addresses, a colleague by theirs. */
export const listAttendees = (db: Kysely<DB>, fathom_id: number, contacts: number) =>
  db
    .selectFrom('fathom_attendee as a')
    .leftJoin('person_email as e', 'e.email', 'a.email')
    .leftJoin('person as p', (join) =>
      join.on('p.person_id', '=', sql<number>`coalesce(e.person_id, a.person_id)`),
    )
    .leftJoin('staff as s', 's.email_address', 'a.email')
    .select(['a.attendee_id', 'a.name', 'a.email', 'a.external_id', 'p.person_id'])
    .select([
      sql<boolean>`s.user_id is not null`.as('is_colleague'),
      sql<TaggedRow | null>`case when p.person_id is not null then ${taggedPersonJson(contacts)} end`.as(
        'person',
      ),
    ])
    .where('a.fathom_id', '=', fathom_id)
    .orderBy(sql`s.user_id is not null`)
    .orderBy(sql`coalesce(p.is_ignored, false)`)
    .orderBy('a.position')
    .orderBy('a.email');

/** The companies that attended; one nobody knows is its domain. */
export const listAttendedCompanies = (db: Kysely<DB>, fathom_id: number) =>
  db
    .selectFrom('fathom_company as f')
    .leftJoin('company as c', 'c.company_id', 'f.company_id')
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .leftJoin('choice as o', (join) =>
      join.on('o.kind', '=', 'tp_status').onRef('o.server_value', '=', 'h.tp_status'),
    )
    .select(['f.company_domain', 'f.external_id as found_id', 'c.company_id', 'c.external_id'])
    .select([
      sql<string>`coalesce(c.company_name, f.company_name)`.as('name'),
      'o.display_name as tpStatus',
      sql<string | null>`(select string_agg(s.full_name, ', ' order by w.assigned_at, s.full_name)
        from tp_owner w join staff s using (user_id) where w.company_id = c.company_id)`.as('tpOwner'),
      sql<string>`coalesce(nullif(c.url, ''), case when c.company_domain not like '~%' then c.company_domain end,
        f.company_domain)`.as('website'),
    ])
    .select(['c.linkedin_url', 'c.description', 'c.growth_1m', 'c.growth_6m', 'c.growth_1y', 'c.growth_2y'])
    .where('f.fathom_id', '=', fathom_id)
    .orderBy('f.position')
    .orderBy('f.company_domain');

/** What a meeting is linked to, the newest first. */
export const listAssociations = (db: Kysely<DB>, fathom_id: number) =>
  db
    .selectFrom('fathom_association')
    .select(['name', 'external_id', 'external_type'])
    .$narrowType<Target>()
    .where('fathom_id', '=', fathom_id)
    .where('state', '=', 'made')
    .orderBy('associated_at', 'desc');

const MOST_FOUND = 20;

/** Meetings that hold every word, and whether they hold them as they were said. */
const meetingsWith = (db: QueryCreator<DB>, viewer: number, words: string) =>
  db
    .selectFrom('fathom_text as t')
    .innerJoin('fathom_meeting as m', 'm.fathom_id', 't.fathom_id')
    .where(
      wordsOf(words).length > 0
        ? // Asked for as a value of its own, or it would be made again for every row.
          sql<SqlBool>`t.document @@ (select every_word(${words}))`
        : // Signs are no words; they are looked for as they stand.
          sql<SqlBool>`position(${words} in m.meeting_title || ' ' || m.plain) > 0`,
    )
    .where(seenBy(viewer))
    .select(['m.fathom_id', 'm.meeting_start_time'])
    .select(
      sql<boolean>`t.document @@ (select phraseto_tsquery('simple', search_words(${words})))`.as('is_exact'),
    );

/** The first of them, those with the exact phrase first, each newest first; each row says how many there are. */
export const searchMeetings = (db: Kysely<DB>, viewer: number, words: string) =>
  prepareOnce(
    db
      // Counted and put in order without their texts, which are read for the first few only.
      .with(
        (cte) => cte('hit').materialized(),
        (db) => meetingsWith(db, viewer, words),
      )
      .with('first', (db) =>
        db
          .selectFrom('hit')
          .selectAll()
          .orderBy('is_exact', 'desc')
          .orderBy('meeting_start_time', (order) => order.desc().nullsLast())
          .orderBy('fathom_id', 'desc')
          // Part of the text: without the number a plan made once would not know how few it is for.
          .limit(sql.lit(MOST_FOUND)),
      )
      .selectFrom('first as f')
      .innerJoin('fathom_meeting as m', 'm.fathom_id', 'f.fathom_id')
      .select(['m.fathom_id', 'm.meeting_title', 'm.meeting_start_time', 'm.scoper', 'm.plain', 'f.is_exact'])
      .select((eb) => eb.selectFrom('hit').select(eb.fn.countAll<number>().as('count')).as('found'))
      .orderBy('f.is_exact', 'desc')
      .orderBy('m.meeting_start_time', (order) => order.desc().nullsLast())
      .orderBy('m.fathom_id', 'desc'),
  );

const MOST_OF_COMPANY = 10;

const heldWith = (db: Kysely<DB>, viewer: number, domain: string) =>
  db
    .selectFrom('fathom_meeting as m')
    .where(seenBy(viewer))
    .where('m.deleted_at', 'is', null)
    .where(
      sql<SqlBool>`m.fathom_id in (select fathom_id from fathom_company where company_id = company_at(${domain}))`,
    );

/** Recorded meetings with the company at a domain, newest first. */
export const listMeetingsOfCompany = (db: Kysely<DB>, viewer: number, domain: string) =>
  heldWith(db, viewer, domain)
    .select(['m.fathom_id', 'm.meeting_title', 'm.meeting_start_time'])
    .orderBy('m.meeting_start_time', (order) => order.desc().nullsLast())
    .orderBy('m.fathom_id', 'desc')
    .limit(MOST_OF_COMPANY);

export const countMeetingsOfCompany = (db: Kysely<DB>, viewer: number, domain: string) =>
  heldWith(db, viewer, domain).select((eb) => eb.fn.countAll<number>().as('count'));
