import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { readersOf } from '#server/mail/daily-mail.ts';

const untold = sql<boolean>`due_at is not null and mailed_due_at is distinct from due_at`;

/** Active people with a reminder due before then that no mail has told of. */
export const listReminded = (db: Kysely<DB>, before: Date) =>
  readersOf(db, 'reminders').where('staff.user_id', 'in', (eb) =>
    eb.selectFrom('reminder').select('user_id').where(untold).where('due_at', '<', before.toISOString()),
  );

/** What one person is to be told of, held until the mail is written. */
export const holdUntold = (db: Kysely<DB>, user_id: number, before: Date) =>
  db
    .selectFrom('reminder as r')
    .leftJoin('person as p', 'p.person_id', 'r.person_id')
    .select(['r.source', 'r.next_steps', 'r.metrics_summary'])
    .select(sql<string>`r.due_at`.as('due_at'))
    .select(
      sql<string[]>`array(select c.company_name from reminder_company o join company c using (company_id)
        where o.source = r.source order by o.position, c.company_id)
        || case when p.full_name is null then '{}'::text[] else array[p.full_name] end`.as('subjects'),
    )
    .where('r.user_id', '=', user_id)
    .where(untold)
    .where('r.due_at', '<', before.toISOString())
    .orderBy('r.due_at')
    .orderBy('r.source')
    .forUpdate(['r']);

export const noteTold = (db: Kysely<DB>, sources: readonly string[]) =>
  db
    .updateTable('reminder')
    .set((eb) => ({ mailed_due_at: eb.ref('due_at') }))
    .where('source', '=', sql<string>`any(${sql.val(sources)}::uuid[])`);
