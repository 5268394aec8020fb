import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, Reminder } from '#db';

type Written = Omit<Insertable<Reminder>, 'source'> & { company_ids: readonly number[] };

/** One reminder for one person, about companies in their order; answers its source. */
export async function writeReminder(db: Kysely<DB>, { company_ids, ...reminder }: Written) {
  const source = randomUUID();
  await db
    .insertInto('reminder')
    .values({ source, ...reminder })
    .execute();
  if (company_ids.length > 0)
    await db
      .insertInto('reminder_company')
      .values(company_ids.map((company_id, position) => ({ source, company_id, position })))
      .execute();
  return source;
}
