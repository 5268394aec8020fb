import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { EditMark } from '#kernel/hand-editing.ts';
import { json } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import type { WorkboardType } from '../list.rules.ts';
import { keepFilings } from './filing.ts';
import { findWorkboard } from './lists.queries.ts';

const TAKEN = 'List already exists';

export async function addWorkboard(db: Kysely<DB>, name: string, type: WorkboardType, hand: EditMark) {
  const added = await db
    .insertInto('workboard')
    .values({ name, type, created_by: hand.by, created_at: hand.at })
    .onConflict((conflict) => conflict.columns(['type', 'name']).doNothing())
    .returning(['workboard_id', 'name'])
    .executeTakeFirst();
  if (!added) throw invalid(TAKEN);
  return { ...added, type };
}

/** A workboard that nobody else changes until the transaction ends. */
export async function heldWorkboard(db: Kysely<DB>, workboard_id: number) {
  const row = await findWorkboard(db, workboard_id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('List');
  return row;
}

export async function rename(db: Kysely<DB>, workboard_id: number, name: string) {
  const { type, version } = await heldWorkboard(db, workboard_id);
  await refuseTaken(db, type, name, workboard_id);
  await db
    .updateTable('workboard')
    .set({ name, version: version + 1 })
    .where('workboard_id', '=', workboard_id)
    .execute();
  return { workboard_id, name, type };
}

async function refuseTaken(db: Kysely<DB>, type: string, name: string, workboard_id: number) {
  // Two renames to one name at once: the second waits here, and then sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`workboard ${type} ${name.toLowerCase()}`}, 0))`.execute(
    db,
  );
  const other = await db
    .selectFrom('workboard')
    .select('workboard_id')
    .where('type', '=', type)
    .where('name', '=', name)
    .where('workboard_id', '<>', workboard_id)
    .executeTakeFirst();
  if (other) throw invalid(TAKEN);
}

interface Members {
  companies: { company_id: number; added_by: number | null; added_at: string }[];
  people: { person_id: number; added_by: number | null; added_at: string }[];
  categories: string[];
}

/** Sets a workboard aside with all it holds. */
export async function setAside(db: Kysely<DB>, workboard_id: number, hand: EditMark) {
  const row = await heldWorkboard(db, workboard_id);
  await holdMembers(db, workboard_id);
  const companies = await db
    .deleteFrom('workboard_company')
    .where('workboard_id', '=', workboard_id)
    .returning(['company_id', 'added_by', 'added_at'])
    .execute();
  const people = await db
    .deleteFrom('workboard_person')
    .where('workboard_id', '=', workboard_id)
    .returning(['person_id', 'added_by', 'added_at'])
    .execute();
  const categories = await db
    .deleteFrom('workboard_category')
    .where('workboard_id', '=', workboard_id)
    .returning('category')
    .execute();
  const members: Members = { companies, people, categories: categories.map(({ category }) => category) };
  await db
    .insertInto('deleted_workboard')
    .values({ ...row, members: json(members), deleted_by: hand.by, deleted_at: hand.at })
    .execute();
  await db.deleteFrom('workboard').where('workboard_id', '=', workboard_id).execute();
  await keepFilings(db, companies, row, 'removed', hand);
  return row;
}

/** The companies first, in the order in which everybody locks them. */
const holdMembers = (db: Kysely<DB>, workboard_id: number) =>
  db
    .selectFrom('company')
    .select('company_id')
    .where('company_id', 'in', (eb) =>
      eb.selectFrom('workboard_company').select('company_id').where('workboard_id', '=', workboard_id),
    )
    .orderBy('company_id')
    .forNoKeyUpdate()
    .execute();

/** Brings a workboard back under its number, with those of its members that still exist. */
export async function bringBack(db: Kysely<DB>, workboard_id: number, hand: EditMark) {
  const gone = await db
    .deleteFrom('deleted_workboard')
    .where('workboard_id', '=', workboard_id)
    .returningAll()
    .executeTakeFirst();
  if (!gone) throw notFound('List');
  const { deleted_by: _by, deleted_at: _at, members, ...row } = gone;
  const type = row.type as WorkboardType;
  await refuseTaken(db, type, row.name, workboard_id);
  await db.insertInto('workboard').values(row).execute();
  const stored = json(members);
  const { rows } = await sql<{ company_id: number }>`
    insert into workboard_company (workboard_id, company_id, added_by, added_at)
    select ${workboard_id}, company_id, added_by, added_at
    from jsonb_to_recordset(${stored} -> 'companies') m (company_id int, added_by int, added_at timestamptz)
    where company_id in (select company_id from company) order by company_id returning company_id`.execute(
    db,
  );
  await sql`insert into workboard_person (workboard_id, person_id, added_by, added_at)
    select ${workboard_id}, person_id, added_by, added_at
    from jsonb_to_recordset(${stored} -> 'people') m (person_id int, added_by int, added_at timestamptz)
    where person_id in (select person_id from person)`.execute(db);
  await sql`insert into workboard_category (workboard_id, category)
    select ${workboard_id}, category from jsonb_array_elements_text(${stored} -> 'categories') category`.execute(
    db,
  );
  await keepFilings(db, rows, { workboard_id, name: row.name }, 'added', hand);
  return { workboard_id, name: row.name, type };
}
