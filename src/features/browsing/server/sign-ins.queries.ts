import type { Kysely } from 'kysely';
import type { DB } from '#db';

/** Which of these sign-ins still stand, and whose they are. */
export const listLivingSignIns = (db: Kysely<DB>, session_ids: readonly string[]) =>
  db
    .selectFrom('session')
    .innerJoin('staff', 'staff.user_id', 'session.user_id')
    .select(['session_id', 'session.user_id'])
    .where('session_id', 'in', session_ids)
    .where('revoked_at', 'is', null)
    .where('staff.active', '=', true);
