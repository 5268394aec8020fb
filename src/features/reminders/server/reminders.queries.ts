import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { ReminderStatus } from '../reminder.rules.ts';

/** What a reminder is at a time: what has fallen due has passed, also before the job wrote it down. */
const statusAt = (now: Date) =>
  sql<ReminderStatus>`case when r.status in ('upcoming', 'snooze') and r.due_at <= ${now.toISOString()}
    then 'passed' else r.status end`;

/** Someone's reminders, by date. */
export const listReminders = (db: Kysely<DB>, user_id: number, now: Date) =>
  db
    .selectFrom('reminder as r')
    .leftJoin('person as p', 'p.person_id', 'r.person_id')
    .leftJoin('staff as m', 'm.user_id', 'r.made_by')
    .select(['r.source', statusAt(now).as('status'), 'r.schedule_date', 'r.has_time', 'r.metrics_summary'])
    .select(['r.next_reminder_at', 'r.next_steps', 'r.email_date', 'r.source_type', 'r.origin_id'])
    .select(['p.person_id', 'p.full_name', 'm.full_name as made_by', 'r.made_by as maker_id'])
    .select(
      sql<{ company_name: string; company_domain: string; company_logo: string | null }[]>`coalesce((
        select json_agg(json_build_object('company_name', c.company_name, 'company_domain', c.company_domain,
          'company_logo', c.company_logo) order by o.position, c.company_id)
        from reminder_company o join company c using (company_id) where o.source = r.source), '[]')`.as(
        'companies',
      ),
    )
    .where('r.user_id', '=', user_id)
    .orderBy('r.schedule_date')
    .orderBy('r.source');

const DAY_MS = 86_400_000;
const AHEAD_MS = 10 * 60_000;

/** What was set for a time of day and is not settled: of the last day, and of the next minutes, so that it rings in time. */
export const listRinging = (db: Kysely<DB>, user_id: number, now: Date) =>
  db
    .selectFrom('reminder as r')
    .select(['r.source', 'r.due_at'])
    .$narrowType<{ due_at: string }>()
    .select(
      sql<string>`coalesce((select string_agg(c.company_name, ', ' order by o.position, c.company_id)
        from reminder_company o join company c using (company_id) where o.source = r.source),
        (select p.full_name from person p where p.person_id = r.person_id), left(r.next_steps, 80))`.as(
        'about',
      ),
    )
    .where('r.user_id', '=', user_id)
    .where('r.has_time', '=', true)
    .where('r.made_by', 'is not', null)
    .where('r.due_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .where('r.due_at', '<=', new Date(now.getTime() + AHEAD_MS).toISOString())
    .orderBy('r.due_at')
    .orderBy('r.source');

/** One reminder of its owner, held until the caller is done with it. */
export const holdReminder = (db: Kysely<DB>, user_id: number, source: string, now: Date) =>
  db
    .selectFrom('reminder as r')
    .select([statusAt(now).as('status'), 'r.next_reminder_at', 'r.due_at', 'r.mailed_due_at'])
    .select(['r.previous_status', 'r.previous_next_reminder_at'])
    .$narrowType<{ previous_status: Replaced | null }>()
    .where('r.source', '=', source)
    .where('r.user_id', '=', user_id)
    .forUpdate();

/** Whether a reminder of this person was deleted. */
export const findDeleted = (db: Kysely<DB>, user_id: number, source: string) =>
  db
    .selectFrom('audit_event')
    .select('event_id')
    .where('object_type', '=', 'reminder')
    .where('object_id', '=', source)
    .where(sql<boolean>`detail ->> 'deleted_for' = ${String(user_id)}`)
    .limit(1);

/** What a status was before an action changed it. */
export type Replaced = 'passed' | 'snooze' | 'upcoming';

interface Change {
  status: ReminderStatus;
  next_reminder_at: string | null;
  previous_status: Replaced | null;
  previous_next_reminder_at: string | null;
}

export const changeReminder = (db: Kysely<DB>, source: string, change: Change, now: Date) =>
  db
    .updateTable('reminder')
    .set({ ...change, updated_at: now.toISOString() })
    .where('source', '=', source);

/** Writes down what has passed by now. */
export const passDue = (db: Kysely<DB>, now: Date) =>
  db
    .updateTable('reminder')
    .set({ status: 'passed' })
    .where('status', 'in', ['upcoming', 'snooze'])
    .where('due_at', '<=', now.toISOString());
