import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, Reminder } from '#db';

/** A company that reminders can be about. */
export async function aNamedCompany(db: Kysely<DB>, company_name: string, company_domain: string) {
  const { company_id } = await db
    .insertInto('company')
    .values({ company_name, company_domain })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  return company_id;
}

type Given = Partial<Insertable<Reminder>> & { companies?: readonly number[] };

/** One reminder of someone; it passed in January 2026 unless told. */
export async function aReminder(db: Kysely<DB>, user_id: number, { companies = [], ...given }: Given = {}) {
  const source = randomUUID();
  await db
    .insertInto('reminder')
    .values({
      source,
      user_id,
      source_type: 'EMAIL',
      status: 'passed',
      schedule_date: '2026-01-05T15:30:00Z',
      next_steps: 'Ask for the cohort.',
      ...given,
    })
    .execute();
  for (const [position, company_id] of companies.entries())
    await db.insertInto('reminder_company').values({ source, company_id, position }).execute();
  return source;
}
