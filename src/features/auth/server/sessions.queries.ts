import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { PERSON } from './staff.queries.ts';

/** The living session of a cookie, with its owner. The one query behind every signed-in call. */
export const findSession = (db: Kysely<DB>, cookie_hash: string) =>
  db
    .selectFrom('session')
    .innerJoin('staff', 'staff.user_id', 'session.user_id')
    .select([...PERSON, 'staff.active', 'staff.issuer', 'staff.subject'])
    .select([
      'session_id',
      'token_hash',
      'token_expires_at',
      'previous_token_hash',
      'previous_expires_at',
      'refresh_handle_hash',
      'session.created_at',
      'session.last_used_at',
    ])
    .where('cookie_hash', '=', cookie_hash)
    .where('revoked_at', 'is', null);

/** Where somebody is signed in. One without a refresh token ends with its token. */
export const listSessions = (db: Kysely<DB>, user_id: number, at: Date) =>
  db
    .selectFrom('session')
    .select(['session_id', 'user_agent', 'created_at'])
    .select((eb) => eb.fn.coalesce('last_used_at', 'refreshed_at').as('last_used_at'))
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('refresh_token', 'is not', null), eb('token_expires_at', '>', at.toISOString())]),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id');

export const noteSessionUse = (db: Kysely<DB>, session_id: string, at: Date) =>
  db.updateTable('session').set({ last_used_at: at.toISOString() }).where('session_id', '=', session_id);

interface NewSession {
  user_id: number;
  cookie_hash: string;
  refresh_handle_hash: string;
  refresh_token: string | null;
  token_hash: string;
  expires_at: Date;
  user_agent: string;
  at: Date;
}

export const addSession = (db: Kysely<DB>, { at, expires_at, ...session }: NewSession) =>
  db
    .insertInto('session')
    .values({
      ...session,
      token_expires_at: expires_at.toISOString(),
      created_at: at.toISOString(),
      refreshed_at: at.toISOString(),
    })
    .returning('session_id');

/** Takes the right to refresh for a while; nobody else gets it until it is given back or has run out. */
export const leaseRefresh = (db: Kysely<DB>, session_id: string, at: Date, until: Date) =>
  db
    .updateTable('session')
    .set({ refreshing_until: until.toISOString() })
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<=', at.toISOString())]),
    )
    .returning('refresh_token');

export const releaseRefresh = (db: Kysely<DB>, session_id: string) =>
  db.updateTable('session').set({ refreshing_until: null }).where('session_id', '=', session_id);

export const keepRefreshToken = (db: Kysely<DB>, session_id: string, refresh_token: string) =>
  db.updateTable('session').set({ refresh_token }).where('session_id', '=', session_id);

/** The new token counts from now; the one before stays good until its own end, for calls already under way. */
export const moveToNextToken = (
  db: Kysely<DB>,
  session_id: string,
  { token_hash, expires_at, at }: { token_hash: string; expires_at: Date; at: Date },
) =>
  db
    .updateTable('session')
    .set((eb) => ({
      previous_token_hash: eb.ref('token_hash'),
      previous_expires_at: eb.ref('token_expires_at'),
      token_hash,
      token_expires_at: expires_at.toISOString(),
      refreshed_at: at.toISOString(),
      refreshing_until: null,
    }))
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .returning('session_id');

const revoked = (db: Kysely<DB>, at: Date) =>
  db
    .updateTable('session')
    .set({ revoked_at: at.toISOString(), refreshing_until: null })
    .where('revoked_at', 'is', null)
    .returning('refresh_token');

export const revokeSession = (db: Kysely<DB>, session_id: string, at: Date) =>
  revoked(db, at).where('session_id', '=', session_id);
export const revokeSessionOfCookie = (db: Kysely<DB>, cookie_hash: string, at: Date) =>
  revoked(db, at).where('cookie_hash', '=', cookie_hash);
export const revokeOwnSession = (db: Kysely<DB>, user_id: number, session_id: string, at: Date) =>
  revoked(db, at).where('user_id', '=', user_id).where('session_id', '=', session_id);
export const revokeSessionsOf = (db: Kysely<DB>, user_id: number, at: Date) =>
  revoked(db, at).where('user_id', '=', user_id);
