import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';

interface Asked {
  limit: number;
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** The latest searches of one person inside the days, newest first; the days are whole and in UTC. */
export const listSearches = (db: Kysely<DB>, user_id: number, { limit, date_from, date_to }: Asked) =>
  db
    .selectFrom('discovery_search')
    .select(['uuid', 'filters', 'total_count', 'watched', 'created_at'])
    .$narrowType<{ filters: Record<string, string[]> }>()
    .where('user_id', '=', user_id)
    .$if(date_from !== undefined, (query) => query.where('created_at', '>=', `${date_from}T00:00:00Z`))
    .$if(date_to !== undefined, (query) => query.where('created_at', '<=', `${date_to}T23:59:59.999Z`))
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit);

export const addSearch = (
  db: Kysely<DB>,
  user_id: number,
  filters: Record<string, string[]>,
  total_count: number,
  at: Date,
) =>
  db
    .insertInto('discovery_search')
    .values({ user_id, filters: json(filters), total_count, created_at: at.toISOString() });
