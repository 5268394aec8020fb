import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db';
import type { MeetingSummary } from '../../profile.rules.ts';
import { wireTime } from './wire-time.ts';

/** Whose meetings, and of which days (UTC). */
export interface MeetingsOf {
  company?: Expression<number> | number | undefined;
  scoper_email?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
}
type MeetingType = MeetingSummary['type'];

const predicates = ({ company, scoper_email, date_from, date_to }: MeetingsOf): Expression<SqlBool>[] => [
  ...(company === undefined ? [] : [sql<SqlBool>`g.company_id = ${company}`]),
  ...(scoper_email === undefined
    ? []
    : [
        sql<SqlBool>`g.meeting_id in (select meeting_id from meeting_participant where lower(email) = ${scoper_email})`,
      ]),
  ...(date_from === undefined ? [] : [sql<SqlBool>`g.meeting_time >= ${`${date_from}T00:00:00Z`}`]),
  ...(date_to === undefined
    ? []
    : [sql<SqlBool>`g.meeting_time < ${`${date_to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
];

const days = sql<
  number | null
>`(select floor(extract(epoch from g.meeting_time - s.first_email_sent) / 86400)::integer
  from email_summary s where s.company_id = g.company_id)`;

/** The first or the latest that was, or the next that will be. */
export const foundMeeting = (db: Kysely<DB>, of: MeetingsOf, type: MeetingType, now: Date) =>
  db
    .selectFrom('company_meeting as g')
    .select([
      sql.lit(type).$castTo<MeetingType>().as('type'),
      'g.subject',
      wireTime('g.created_at').as('created_at'),
      wireTime('g.meeting_time').as('meeting_time'),
      days.as('days_since_first_email'),
      jsonArrayFrom(
        db
          .selectFrom('meeting_participant as w')
          .select(['w.name', 'w.email'])
          .where('w.meeting_id', '=', sql.ref<number>('g.meeting_id'))
          .orderBy('w.name')
          .orderBy('w.email'),
      ).as('participants'),
    ])
    .where((eb) => eb.and(predicates(of)))
    .where('g.meeting_time', type === 'next_meeting' ? '>' : '<=', now.toISOString())
    .orderBy('g.meeting_time', type === 'latest_meeting' ? 'desc' : 'asc')
    .orderBy('g.meeting_id')
    .limit(1);

/** How many were held, and the three that are told of. */
export const readMeetingStat = (db: Kysely<DB>, of: MeetingsOf, now: Date) =>
  db
    .selectFrom('company_meeting as g')
    .where((eb) => eb.and(predicates(of)))
    .where('g.meeting_time', '<=', now.toISOString())
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where g.meeting_time > ${now.toISOString()}::timestamptz - interval '30 days')`.as(
        'last_30_days',
      ),
      jsonObjectFrom(foundMeeting(db, of, 'first_meeting', now)).as('first_meeting'),
      jsonObjectFrom(foundMeeting(db, of, 'latest_meeting', now)).as('latest_meeting'),
      jsonObjectFrom(foundMeeting(db, of, 'next_meeting', now)).as('next_meeting'),
    ]);
