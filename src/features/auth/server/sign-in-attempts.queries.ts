import type { Kysely } from 'kysely';
import type { DB } from '#db';

interface Attempt {
  state: string;
  browser_hash: string;
  nonce: string;
  verifier: string;
  at: Date;
  until: Date;
}

export const addAttempt = (db: Kysely<DB>, { at, until, ...attempt }: Attempt) =>
  db
    .insertInto('sign_in_attempt')
    .values({ ...attempt, created_at: at.toISOString(), expires_at: until.toISOString() });

/** One use: whoever takes an attempt has removed it. Another browser neither finds nor spoils it. */
export const takeAttempt = (db: Kysely<DB>, state: string, browser_hash: string) =>
  db
    .deleteFrom('sign_in_attempt')
    .where('state', '=', state)
    .where('browser_hash', '=', browser_hash)
    .returning(['nonce', 'verifier', 'expires_at']);

export const forgetOldAttempts = (db: Kysely<DB>, at: Date) =>
  db.deleteFrom('sign_in_attempt').where('expires_at', '<', at.toISOString());
