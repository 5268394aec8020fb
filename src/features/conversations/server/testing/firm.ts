import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { SANITISER_VERSION } from '#server/html/sanitise.ts';
import { visibleText } from '#server/html/visible-text.ts';
import { addReference } from '../recording/add-reference.ts';

interface PersonGiven {
  full_name?: string;
  email?: string;
  rating?: number;
  is_ignored?: boolean;
  projects?: string[];
  functions?: string[];
  reference_types?: string[];
}

const kinds = { projects: 'project', functions: 'function', reference_types: 'reference_type' } as const;

/** The projects these tests choose from. */
export const addProjects = (db: Kysely<DB>, ...names: string[]) =>
  db
    .insertInto('choice')
    .values(
      names.map((name, at) => ({
        kind: 'project',
        server_value: name,
        display_name: name,
        position: at + 1,
      })),
    )
    .execute();

let made = 0;

export async function aPerson(db: Kysely<DB>, given: PersonGiven = {}) {
  made += 1;
  const { email, full_name = `Person ${made}`, rating = 0, is_ignored = false } = given;
  const { person_id } = await db
    .insertInto('person')
    .values({ full_name, rating, is_ignored })
    .returning('person_id')
    .executeTakeFirstOrThrow();
  if (email) await db.insertInto('person_email').values({ email, person_id }).execute();
  const choices = Object.entries(kinds).flatMap(([list, kind]) =>
    (given[list as keyof typeof kinds] ?? []).map((server_value) => ({ person_id, kind, server_value })),
  );
  if (choices.length > 0) await db.insertInto('person_choice').values(choices).execute();
  return person_id;
}

interface ReferenceGiven {
  creator_id: number;
  content?: string;
  created_at?: string;
  people?: number[];
  companies?: number[];
  projects?: string[];
}

/** A note as it is written: its words are those a reader sees. */
export const aReference = (
  db: Kysely<DB>,
  { content = '<p>A note.</p>', created_at = '2026-03-04T10:00:00Z', ...given }: ReferenceGiven,
) =>
  addReference(db, {
    people: [],
    companies: [],
    projects: [],
    ...given,
    content,
    plain: visibleText(content),
    sanitiser_version: SANITISER_VERSION,
    created_at,
  });
