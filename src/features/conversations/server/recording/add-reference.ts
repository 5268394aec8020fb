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
  await addPeople(db, reference_id, people);
  await addCompanies(db, reference_id, companies);
  await addProjects(db, reference_id, projects);
  return reference_id;
}

/** Names people in a note that has none yet, in this order. */
export async function addPeople(db: Kysely<DB>, reference_id: string, people: readonly number[]) {
  if (people.length === 0) return;
  const rows = people.map((person_id, position) => ({ reference_id, person_id, position }));
  await db.insertInto('reference_person').values(rows).execute();
}

/** Says which companies a note is about that was about none. */
export async function addCompanies(db: Kysely<DB>, reference_id: string, companies: readonly number[]) {
  if (companies.length === 0) return;
  const rows = companies.map((company_id) => ({ reference_id, company_id }));
  await db.insertInto('reference_company').values(rows).execute();
}

/** Gives a note without projects its own. */
export async function addProjects(db: Kysely<DB>, reference_id: string, projects: readonly string[]) {
  if (projects.length === 0) return;
  const rows = projects.map((server_value) => ({ reference_id, server_value }));
  await db.insertInto('reference_project').values(rows).execute();
}
