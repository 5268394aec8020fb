import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { hashOf } from '#server/hash.ts';
import { newSecret } from './opaque-secrets.ts';
import { PERSON } from './staff.queries.ts';

export const API_TOKEN_PREFIX = 'orion_pat_';

const SHOWN = ['token_id', 'name', 'created_at', 'last_used_at', 'expires_at'] as const;

export const listApiTokens = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('api_token')
    .select(SHOWN)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('token_id');

interface NewApiToken {
  user_id: number;
  name: string;
  at: Date;
  days?: number | undefined;
}

/** How long a token lives when nobody says. */
export const TOKEN_DAYS = 365;
const DAY_MS = 86_400_000;

/** Makes a token; its secret exists only in this answer. */
export async function issueApiToken(db: Kysely<DB>, { user_id, name, at, days = TOKEN_DAYS }: NewApiToken) {
  const secret = `${API_TOKEN_PREFIX}${newSecret()}`;
  const expires_at = new Date(at.getTime() + days * DAY_MS).toISOString();
  const token = await db
    .insertInto('api_token')
    .values({ user_id, name, token_hash: hashOf(secret), created_at: at.toISOString(), expires_at })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  return { token, secret };
}

export const findApiToken = (db: Kysely<DB>, token_hash: string, at: string) =>
  db
    .selectFrom('api_token')
    .innerJoin('staff', 'staff.user_id', 'api_token.user_id')
    .select([...PERSON, 'staff.active', 'staff.subject', 'token_id', 'last_used_at'])
    .where('token_hash', '=', token_hash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]));

export const noteApiTokenUse = (db: Kysely<DB>, token_id: string, at: Date) =>
  db.updateTable('api_token').set({ last_used_at: at.toISOString() }).where('token_id', '=', token_id);

const revoked = (db: Kysely<DB>, user_id: number, at: Date) =>
  db
    .updateTable('api_token')
    .set({ revoked_at: at.toISOString() })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .returning('name');

export const revokeApiToken = (db: Kysely<DB>, user_id: number, token_id: string, at: Date) =>
  revoked(db, user_id, at).where('token_id', '=', token_id);
export const revokeApiTokensOf = (db: Kysely<DB>, user_id: number, at: Date) => revoked(db, user_id, at);
