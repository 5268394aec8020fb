import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Config } from '#server/config.ts';
import { mustNotBeLastAdministrator } from './administrators.ts';
import { revokeApiTokensOf } from './api-tokens.queries.ts';
import { revokeSessionsOf } from './sessions.queries.ts';

/** Ends the address at which somebody's calendar reads their reminders. */
export const endCalendarFeedOf = (db: Kysely<DB>, user_id: number) =>
  db.deleteFrom('calendar_feed').where('user_id', '=', user_id).execute();

/** Ends every session, every API token and the calendar feed of somebody, for good. */
export async function endAccessOf(db: Kysely<DB>, user_id: number, at: Date) {
  await endCalendarFeedOf(db, user_id);
  const sessions = await revokeSessionsOf(db, user_id, at).execute();
  const tokens = await revokeApiTokensOf(db, user_id, at).execute();
  return { sessions: sessions.length, tokens: tokens.length };
}

/** Lets somebody in no more, or again. Either way nothing that was theirs before works afterwards. */
export async function setActive(
  db: Kysely<DB>,
  config: Pick<Config, 'ORION_ADMIN_EMAILS'>,
  { user_id, active, at }: { user_id: number; active: boolean; at: Date },
) {
  if (!active) await mustNotBeLastAdministrator(db, config, user_id);
  await db.updateTable('staff').set({ active }).where('user_id', '=', user_id).execute();
  // Also when they return: what a sign-in left that met the deactivation must not come back to life.
  return endAccessOf(db, user_id, at);
}
