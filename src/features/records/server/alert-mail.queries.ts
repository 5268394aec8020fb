import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

interface Wanted {
  user_id: number;
  since: Date;
  at: Date;
}

/** Notes that a mail tells of someone's unread alerts since then, and answers them. */
export const takeUntold = (db: Kysely<DB>, { user_id, since, at }: Wanted) =>
  db
    .updateTable('alert as a')
    .from('company as c')
    .set({ mailed_at: at.toISOString() })
    .whereRef('c.company_id', '=', 'a.company_id')
    .where('a.user_id', '=', user_id)
    .where('a.created_at', '>', since.toISOString())
    .where('a.read', '=', false)
    .where('a.mailed_at', 'is', null)
    // Whom the firm wants nothing from is mailed about to nobody.
    .where(sql<boolean>`not is_blocked_domain(c.company_domain)`)
    .returning(['a.type', 'a.facts', 'a.message', 'a.created_at', 'c.company_name', 'c.company_domain']);
