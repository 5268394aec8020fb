import type { Kysely } from 'kysely';
import type { DB } from '#db';

/** Which of these sign-ins still stand, and whose they are. One without a refresh token ends with its token. */
export const listLivingSignIns = (db: Kysely<DB>, session_ids: readonly string[], at: Date) =>
  db
    .selectFrom('session')
    .innerJoin('staff', 'staff.user_id', 'session.user_id')
    .select(['session_id', 'session.user_id'])
    .where('session_id', 'in', session_ids)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('refresh_token', 'is not', null), eb('token_expires_at', '>', at.toISOString())]),
    )
    .where('staff.active', '=', true);
