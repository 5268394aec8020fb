import type { Kysely } from 'kysely';
import type { DB } from '#db';

/** A note with who wrote it, whether or not it was withdrawn. */
export const findNote = (db: Kysely<DB>, reference_id: string) =>
  db
    .selectFrom('reference as r')
    .innerJoin('staff as s', 's.user_id', 'r.creator_id')
    .select(['r.reference_id', 'r.content', 'r.version', 'r.creator_id', 's.full_name as creator'])
    .select(['r.withdrawn_at', 'r.updated_at', 'r.created_at', 'r.sanitiser_version'])
    .where('r.reference_id', '=', reference_id);

/** The texts a note had before the one it has now. */
export const listNoteVersions = (db: Kysely<DB>, reference_id: string) =>
  db
    .selectFrom('reference_version as v')
    .leftJoin('staff as s', 's.user_id', 'v.changed_by')
    .select(['v.version', 'v.content', 'v.changed_at', 's.full_name as changed_by'])
    .where('v.reference_id', '=', reference_id)
    .orderBy('v.version', 'desc');
