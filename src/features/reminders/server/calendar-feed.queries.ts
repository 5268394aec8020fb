import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

const MOST = 2000;

/** Whose feed this is; nobody's once they have left. */
export const findFeed = (db: Kysely<DB>, token_hash: string) =>
  db
    .selectFrom('calendar_feed as f')
    .innerJoin('staff as s', 's.user_id', 'f.user_id')
    .select(['s.user_id', 's.time_zone'])
    .where('f.token_hash', '=', token_hash)
    .where('s.active', '=', true);

/** What is still to come of someone's reminders, the next ones first. */
export const listCalendar = (db: Kysely<DB>, user_id: number, now: Date) =>
  db
    .selectFrom('reminder as r')
    .select(['r.source', 'r.due_at', 'r.has_time'])
    .$narrowType<{ due_at: string }>()
    .select(({ fn }) => fn.coalesce('r.updated_at', 'r.created_at').as('changed_at'))
    .select(
      sql<string[]>`array(select c.company_name from reminder_company o join company c using (company_id)
        where o.source = r.source order by o.position, c.company_id)`.as('names'),
    )
    .where('r.user_id', '=', user_id)
    .where('r.status', 'in', ['upcoming', 'snooze'])
    .where('r.due_at', '>', now.toISOString())
    .orderBy('r.due_at')
    .orderBy('r.source')
    .limit(MOST);
