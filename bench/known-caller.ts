import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import { hashOf } from '#server/hash.ts';

/** A floor answers nobody it does not know either: one look at the token, as any product needs. */
export async function knowCaller(pool: pg.Pool, { headers }: IncomingMessage) {
  const { rowCount } = await pool.query({
    name: 'caller',
    text: 'select user_id from api_token join staff using (user_id) where token_hash = $1 and active',
    values: [hashOf(headers.authorization?.slice('Bearer '.length) ?? '')],
  });
  if (!rowCount) throw new Error('Nobody asks.');
}
