import type { Kysely } from 'kysely';
import type { DB } from '#db';

interface NewRows {
  content: string;
  /** The words of the content that a reader sees. */
  plain: string;
  sanitiser_version: number;
  creator_id: number;
  created_at: string;
  called_on?: string | null;
  /** In the order they were named. */
  people: readonly number[];
  companies: readonly number[];
  projects: readonly string[];
}

/** Puts a reference into its tables and answers its id. */
export async function addReference(db: Kysely<DB>, { people, companies, projects, ...note }: NewRows) {
  // Triggers on the reference and what hangs on it renew what it is searched by (reference_text).
  const { reference_id } = await db
    .insertInto('reference')
    .values(note)
    .returning('reference_id')
    .executeTakeFirstOrThrow();
  if (people.length > 0)
    await db
      .insertInto('reference_person')
      .values(people.map((person_id, position) => ({ reference_id, person_id, position })))
      .execute();
  if (companies.length > 0)
    await db
      .insertInto('reference_company')
      .values(companies.map((company_id) => ({ reference_id, company_id })))
      .execute();
  if (projects.length > 0)
    await db
      .insertInto('reference_project')
      .values(projects.map((server_value) => ({ reference_id, server_value })))
      .execute();
  return reference_id;
}
