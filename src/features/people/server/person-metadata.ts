import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import { invalid, notFound, Refusal } from '#server/http/errors.ts';
import { type FieldChange, type EditMark, provenanceOf, settleEdit } from '#kernel/hand-editing.ts';
import { isIncomplete, type PersonMetadata, type TaggedPerson } from '../person-metadata.rules.ts';
import { staleVersion } from '#server/http/hand-editing.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { findTaggedPerson, listChangesSince, type TaggedRow } from './tagged-person.queries.ts';

const KINDS = { projects: 'project', functions: 'function', reference_types: 'reference_type' } as const;
const WORDS = {
  projects: 'a project',
  functions: 'a function',
  reference_types: 'a reference type',
} as const;
const LISTS = ['projects', 'functions', 'reference_types'] as const;

/** A person as whoever asks is shown them. */
export function shownTagged({ tags, rating_name: _name, ...row }: TaggedRow): TaggedPerson {
  const of = (kind: string) => tags.flatMap(([one, server_value]) => (one === kind ? [server_value] : []));
  const chosen = {
    projects: of('project'),
    functions: of('function'),
    reference_type: of('reference_type'),
    rating: row.rating,
  };
  return { ...row, ...chosen, incomplete: isIncomplete(chosen) };
}

export async function readTagged(db: Kysely<DB>, person_id: number, contacts: number) {
  const row = await findTaggedPerson(db, person_id, contacts).executeTakeFirst();
  if (!row) throw notFound('Person');
  return shownTagged(row.person);
}

/** Whoever else writes about the person waits until this is done; who names them in a note does not. */
export async function holdPerson(db: Kysely<DB>, person_id: number) {
  const person = db.selectFrom('person').selectAll().where('person_id', '=', person_id);
  const row = await person.forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound('Person');
  return row;
}

/** Keeps what was chosen about a person, if they are still as the writer saw them. Tells what it changed. */
export async function keepMetadata(
  db: Kysely<DB>,
  { person_id, version, ...body }: PersonMetadata,
  hand: EditMark,
  contacts: number,
): Promise<FieldChange[]> {
  const row = await holdPerson(db, person_id);
  const current = await readTagged(db, person_id, contacts);
  if (version !== undefined && version > row.version)
    throw invalid('version must be a version that Orion gave out.');
  if (version !== undefined && version < row.version) throw await staleFor(db, row, version, current);

  const held = {
    projects: sorted(current.projects),
    functions: sorted(current.functions),
    reference_types: sorted(current.reference_type),
    rating: current.rating,
    is_ignored: current.is_ignored,
  };
  const typed = {
    projects: sorted(body.projects),
    functions: sorted(body.functions),
    reference_types: sorted(body.reference_types),
    rating: body.rating,
    is_ignored: body.ignore,
  };
  await refuseUnknown(db, typed, held);
  const edit = settleEdit(held, provenanceOf(row.provenance), typed, hand);
  if (!edit || edit.changes.length === 0) return [];
  for (const list of LISTS) await keepChoices(db, person_id, KINDS[list], held[list], typed[list]);
  await db
    .updateTable('person')
    .set({ rating: typed.rating, is_ignored: typed.is_ignored, provenance: json(edit.provenance) })
    .set({ version: row.version + 1, updated_at: hand.at, updated_by: hand.by })
    .where('person_id', '=', person_id)
    .execute();
  await keepHistory(db, person_id, row.version + 1, edit.changes, hand);
  return edit.changes;
}

const sorted = (list: readonly string[]) => [...new Set(list)].sort();

type Lists = Record<(typeof LISTS)[number], string[]> & { rating: number };

/** What a person already has stays allowed, also when it is no longer offered. */
async function refuseUnknown(db: Kysely<DB>, typed: Lists, held: Lists) {
  for (const list of LISTS) {
    const offered = await listChoices(db, KINDS[list]).execute();
    const known = new Set([...held[list], ...offered.map(({ server_value }) => server_value)]);
    const unknown = typed[list].find((value) => !known.has(value));
    if (unknown !== undefined)
      throw invalid(`“${unknown}” is not ${WORDS[list]} that can be chosen (${list}).`);
  }
  const ratings = await listChoices(db, 'rating').execute();
  if (
    typed.rating !== held.rating &&
    !ratings.some(({ server_value }) => Number(server_value) === typed.rating)
  )
    throw invalid(`rating must be one of ${ratings.map(({ server_value }) => server_value).join(', ')}.`);
}

async function keepChoices(
  db: Kysely<DB>,
  person_id: number,
  kind: string,
  held: readonly string[],
  typed: readonly string[],
) {
  const gone = held.filter((value) => !typed.includes(value));
  const fresh = typed.filter((value) => !held.includes(value));
  if (gone.length > 0)
    await db
      .deleteFrom('person_choice')
      .where('person_id', '=', person_id)
      .where('kind', '=', kind)
      .where('server_value', 'in', gone)
      .execute();
  if (fresh.length > 0)
    // Triggers renew what the person's references are searched by.
    await db
      .insertInto('person_choice')
      .values(fresh.map((server_value) => ({ person_id, kind, server_value })))
      .execute();
}

async function keepHistory(
  db: Kysely<DB>,
  person_id: number,
  version: number,
  changes: readonly FieldChange[],
  { by, at }: EditMark,
) {
  const rows = changes.map((change) => ({
    person_id,
    version,
    field: change.field,
    old: json(change.old),
    new: json(change.new),
    changed_by: by,
    changed_at: at,
  }));
  await db.insertInto('person_change').values(rows).execute();
}

/** Who changed what since the version the writer saw. */
async function staleFor(
  db: Kysely<DB>,
  { person_id, updated_by, updated_at }: { person_id: number; updated_by: number | null; updated_at: string },
  version: number,
  current: TaggedPerson,
) {
  const writer = db.selectFrom('staff').select('full_name').where('user_id', '=', updated_by);
  const { full_name = null } = (await writer.executeTakeFirst()) ?? {};
  const { word, message, detail } = staleVersion(full_name, updated_at, current);
  const changes = await listChangesSince(db, person_id, version).execute();
  return new Refusal(409, word, message, { ...detail, changes });
}
