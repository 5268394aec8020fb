import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

const MOST_ALERTS = 100;

export const listFavourites = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('favourite as f')
    .innerJoin('company as c', 'c.company_id', 'f.company_id')
    .select(['c.company_domain', 'c.company_name', 'f.created_at'])
    .where('f.user_id', '=', user_id)
    .orderBy('f.created_at', 'desc')
    .orderBy('c.company_name');

export const listWatchedCompanies = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('alert_subscription as a')
    .innerJoin('company as c', 'c.company_id', 'a.company_id')
    .select('c.company_domain')
    .where('a.user_id', '=', user_id)
    .orderBy('c.company_domain');

export const listAlerts = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('alert as a')
    .innerJoin('company as c', 'c.company_id', 'a.company_id')
    .select(['a.uuid', 'c.company_domain as domain', 'c.company_name', 'a.type', 'a.facts', 'a.message'])
    .select(['a.created_at', 'a.read'])
    .where('a.user_id', '=', user_id)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.uuid')
    .limit(MOST_ALERTS);

export const listUpdates = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('company_update as u')
    .innerJoin('company as c', 'c.company_id', 'u.company_id')
    .innerJoin('staff as s', 's.user_id', 'u.scoper_id')
    .select(['u.uuid', 'c.company_domain as domain', 'u.type', 'u.content', 'u.created_at'])
    .select('s.full_name as scoper')
    .where('u.company_id', '=', company_id)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.uuid');

export const listFiles = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('company_file as f')
    .innerJoin('stored_file as b', 'b.file_id', 'f.file_id')
    .leftJoin('staff as s', 's.user_id', 'b.uploaded_by')
    .select(['f.uuid', 'b.file_name', 'f.document_type', 'b.size', 'b.content_type'])
    .select(['s.full_name as uploaded_by', 'f.created_at'])
    .select(sql<string>`'/media/files/' || f.uuid`.as('url'))
    .where('f.company_id', '=', company_id)
    .where('f.deleted_at', 'is', null)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.uuid');

export const fileAt = (db: Kysely<DB>, uuid: string) =>
  db
    .selectFrom('company_file as f')
    .innerJoin('stored_file as b', 'b.file_id', 'f.file_id')
    .select(['b.storage_name', 'b.file_name', 'b.content_type', 'b.size'])
    .where('f.uuid', '=', uuid)
    .where('f.deleted_at', 'is', null);

/** Takes a file away at a time, or brings it back with null; says which company it is of when that changed something. */
export const setFileDeleted = (db: Kysely<DB>, uuid: string, deleted_at: string | null) =>
  db
    .updateTable('company_file')
    .set({ deleted_at })
    .where('uuid', '=', uuid)
    .where('deleted_at', deleted_at === null ? 'is not' : 'is', null)
    .returning('company_id');
