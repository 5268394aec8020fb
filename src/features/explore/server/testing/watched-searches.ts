import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';

interface Owner {
  user_id: number;
}

/** An entry of someone's history. */
export async function aSearch(
  db: Kysely<DB>,
  { user_id }: Owner,
  filters: Record<string, string[]>,
  created_at = '2026-03-01T08:00:00Z',
) {
  const { uuid } = await db
    .insertInto('discovery_search')
    .values({ user_id, filters: json(filters), total_count: 1, created_at })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}

export const watchedUuids = async (db: Kysely<DB>, { user_id }: Owner) =>
  (
    await db
      .selectFrom('discovery_search')
      .select('uuid')
      .where('user_id', '=', user_id)
      .where('watched', '=', true)
      .execute()
  ).map(({ uuid }) => uuid);
