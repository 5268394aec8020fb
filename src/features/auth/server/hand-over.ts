import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

interface HandOver {
  from: number;
  to: number;
  at: Date;
}

/** Gives every reminder that is not settled to a colleague, who is told of it by mail and may correct it. */
export async function handOverReminders(db: Kysely<DB>, { from, to, at }: HandOver): Promise<number> {
  const moved = await db
    .updateTable('reminder')
    .set({
      user_id: to,
      made_by: sql`case when made_by = ${from} then ${to} else made_by end`,
      mailed_due_at: null,
      updated_at: at.toISOString(),
    })
    .where('user_id', '=', from)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(moved.numUpdatedRows);
}
