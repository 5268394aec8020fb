import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** How many records of each kind the firm holds about a company; of meetings those before a moment. */
export const countHistory = (db: Kysely<DB>, company_id: number, before: string) =>
  db
    .selectFrom('company as c')
    .where('c.company_id', '=', company_id)
    .select([
      sql<number>`(select count(*) from company_meeting m
        where m.company_id = c.company_id and m.meeting_time <= ${before})`.as('meetings'),
      sql<number>`(select count(*) from reference_company i join reference r using (reference_id)
        where i.company_id = c.company_id and r.withdrawn_at is null)`.as('references'),
      sql<number>`(select count(*) from company_update u where u.company_id = c.company_id)`.as('updates'),
      sql<number>`(select count(*) from submission s where s.company_id = c.company_id
        and s.template = 'company-call-summaries' and s.state = 'published' and s.deleted_at is null)`.as(
        'calls',
      ),
      sql<number>`(select count(*) from company_file f where f.company_id = c.company_id and f.deleted_at is null)`.as(
        'files',
      ),
    ]);
