import type { Kysely } from 'kysely';
import type { DB } from '#db';

/**
 * Does something at most once for its key, for ever: the note that it is done is part of its transaction.
 * A second caller waits for the first, then finds it done; when the first fails, the second does the work.
 */
export async function once(
  db: Kysely<DB>,
  key: string,
  work: (db: Kysely<DB>) => Promise<void>,
): Promise<'done' | 'was done'> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => once(transaction, key, work));
  const claim = await db
    .insertInto('job_effect')
    .values({ effect_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claim.numInsertedOrUpdatedRows !== 1n) return 'was done';
  await work(db);
  return 'done';
}
