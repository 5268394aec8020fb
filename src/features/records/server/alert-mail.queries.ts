import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { isMailedAbout } from '#features/companies/server/no-company.ts';

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
    .where(isMailedAbout)
    .returning(['a.type', 'a.facts', 'a.message', 'a.created_at', 'c.company_name', 'c.company_domain']);
