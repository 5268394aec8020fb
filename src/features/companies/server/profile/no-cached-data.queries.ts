import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db';
import { companyAt } from './company-facts.ts';
import { foundMeeting, type MeetingsOf } from './meetings.queries.ts';

const ofC = sql.ref<number>('c.company_id');
const meetingsOfC: MeetingsOf = { company: ofC };

const owners = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('tp_owner as o')
      .innerJoin('staff as s', 's.user_id', 'o.user_id')
      .select(['s.full_name', 's.email_address'])
      .where('o.company_id', '=', ofC)
      .orderBy('o.assigned_at')
      .orderBy('s.full_name'),
  );

const founders = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('company_person as p')
      .select(['p.first_name', 'p.last_name', 'p.email'])
      .where('p.company_id', '=', ofC)
      .where('p.is_founder', '=', true)
      .orderBy('p.position')
      .orderBy('p.company_person_id'),
  );

/** E-mails of each month in both directions, months without any left out; null when there were none at all. */
const monthlyEmails = sql<Record<string, number> | null>`(
  select jsonb_object_agg(to_char(m.month, 'YYYY-MM'), m.us_to_them + m.them_to_us) from email_month m
  where m.company_id = c.company_id and m.us_to_them + m.them_to_us > 0)`;

export const readNoCached = (db: Kysely<DB>, domain: string, now: Date) =>
  companyAt(db, domain)
    .leftJoin('email_summary as e', 'e.company_id', 'c.company_id')
    .leftJoin('pipeline_record as r', 'r.company_id', 'c.company_id')
    .leftJoin('tp_status_history as h', (join) =>
      join.onRef('h.company_id', '=', 'c.company_id').on('h.until', 'is', null),
    )
    .leftJoin('company_bucket as cb', 'cb.company_id', 'c.company_id')
    .leftJoin('bucket as b', 'b.bucket_id', 'cb.bucket_id')
    .select([
      owners(db).as('tp_owners'),
      'h.tp_status',
      'b.name as bucket',
      'r.version',
      'e.first_email_sent',
      'e.last_email_sent',
      'e.interactions_us_to_them',
      'e.top_company_sender',
      'e.unique_threads',
      monthlyEmails.as('monthly_email_interactions'),
      founders(db).as('founders'),
      jsonObjectFrom(foundMeeting(db, meetingsOfC, 'first_meeting', now)).as('first_meeting'),
      jsonObjectFrom(foundMeeting(db, meetingsOfC, 'latest_meeting', now)).as('latest_meeting'),
      jsonObjectFrom(foundMeeting(db, meetingsOfC, 'next_meeting', now)).as('next_meeting'),
    ]);
