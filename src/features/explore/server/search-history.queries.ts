import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';

interface Asked {
  limit: number;
  date_from?: string | undefined;
  date_to?: string | undefined;
}

const momentOf = (given = '', time: string) => (given.includes('T') ? given : `${given}T${time}`);

/**
 * The latest searches of one person inside the time, newest first; days are whole and in UTC.
 * Whether a search is watched is told at every entry of it.
 */
export const listSearches = (db: Kysely<DB>, user_id: number, { limit, date_from, date_to }: Asked) =>
  db
    .selectFrom('discovery_search as s')
    .select([
      'uuid',
      'filters',
      'total_count',
      'created_at',
      sql<string | null>`(select l.description from language_search l
        where l.uuid = (s.filters -> 'discovery_llm_search_uuid' ->> 0)::uuid)`.as('description'),
      sql<boolean>`exists (select from discovery_search w
        where w.user_id = s.user_id and w.watched and w.filters = s.filters)`.as('watched'),
    ])
    .$narrowType<{ filters: Record<string, string[]> }>()
    .where('user_id', '=', user_id)
    .$if(date_from !== undefined, (query) =>
      query.where('created_at', '>=', momentOf(date_from, '00:00:00Z')),
    )
    .$if(date_to !== undefined, (query) =>
      query.where('created_at', '<=', momentOf(date_to, '23:59:59.999Z')),
    )
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit);

/** What the free-text searches of all histories left for the descriptions. */
export const listSearchedDescriptions = (db: Kysely<DB>) =>
  db
    .selectFrom('language_search')
    .select(['uuid', 'description'])
    .where(
      sql<boolean>`uuid in (select (filters -> 'discovery_llm_search_uuid' ->> 0)::uuid from discovery_search
        where filters ? 'discovery_llm_search_uuid')`,
    );

export const addSearch = (
  db: Kysely<DB>,
  user_id: number,
  filters: Record<string, string[]>,
  total_count: number | null,
  at: Date,
) =>
  db
    .insertInto('discovery_search')
    .values({ user_id, filters: json(filters), total_count, created_at: at.toISOString() });
