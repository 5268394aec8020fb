import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** One choice of a person: kind, value, and what it is called. */
export type Tag = [kind: string, server_value: string, display_name: string];

/** A person with all that was chosen about them, as the database puts it together. */
export interface TaggedRow {
  affinity_id: number;
  name: string;
  email: string | null;
  rating: number;
  rating_name: string | null;
  is_ignored: boolean;
  in_reference_contacts: boolean;
  version: number;
  tags: Tag[];
}

/** The row of table alias `p` as one value; `contacts` is the workboard of the reference contacts. */
export const taggedPersonJson = (contacts: number) => sql<TaggedRow>`jsonb_build_object(
  'affinity_id', p.person_id, 'name', p.full_name, 'rating', p.rating, 'is_ignored', p.is_ignored, 'version', p.version,
  'email', (select email::text from person_email e where e.person_id = p.person_id
    order by is_primary desc, lower(email::text) collate "C" limit 1),
  'rating_name', (select display_name from choice c where c.kind = 'rating' and c.server_value = p.rating::text),
  'in_reference_contacts', exists (select from workboard_person w
    where w.workboard_id = ${contacts} and w.person_id = p.person_id),
  'tags', coalesce((select jsonb_agg(jsonb_build_array(c.kind, c.server_value, c.display_name)
      order by c.position, c.display_name)
    from person_choice h join choice c using (kind, server_value) where h.person_id = p.person_id), '[]'))`;

export const findTaggedPerson = (db: Kysely<DB>, person_id: number, contacts: number) =>
  db
    .selectFrom('person as p')
    .select(taggedPersonJson(contacts).as('person'))
    .where('p.person_id', '=', person_id);

/** What happened to a person since a version, oldest first. */
export const listChangesSince = (db: Kysely<DB>, person_id: number, version: number) =>
  db
    .selectFrom('person_change')
    .innerJoin('staff', 'staff.user_id', 'person_change.changed_by')
    .select(['person_change.field', 'staff.full_name as changed_by', 'person_change.changed_at'])
    .where('person_change.person_id', '=', person_id)
    .where('person_change.version', '>', version)
    .orderBy('person_change.change_id');
