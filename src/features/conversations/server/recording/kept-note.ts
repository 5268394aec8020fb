import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { DB } from '#db';
import { staleVersion } from '#server/http/hand-editing.ts';
import { isEmptyHtml } from '#kernel/html.ts';
import { forbidden, invalid, notFound } from '#server/http/errors.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import { SANITISER_VERSION } from '#server/html/sanitise.ts';
import type { Reference } from '../../conversations.contract.ts';
import { findNote, listNoteVersions } from './recording.queries.ts';

const isId = (text: string) => z.guid().safeParse(text).success;

/** A note as it is stored: what is left of it when it is safe, and the words a reader sees. */
export async function safeNote(text: string) {
  const { html: content, plain } = await safeHtml(text);
  if (isEmptyHtml(content)) throw invalid('content must hold something that can be read.');
  return { content, plain, sanitiser_version: SANITISER_VERSION };
}

/** A note that its writer, and nobody else, is about to change. */
export async function ownNote(db: Kysely<DB>, reference_id: string, user_id: number) {
  const query = isId(reference_id) ? findNote(db, reference_id).forUpdate('r') : null;
  const note = await query?.executeTakeFirst();
  if (!note || (note.withdrawn_at && note.creator_id !== user_id)) throw notFound('Reference');
  if (note.creator_id !== user_id)
    throw forbidden(`${note.creator} wrote this note. Only the author can edit or delete it.`);
  return note;
}
export type Note = Awaited<ReturnType<typeof ownNote>>;

/** Every text of a note, the latest first; of a withdrawn one only for who wrote it. */
export async function historyOf(db: Kysely<DB>, reference_id: string, user_id: number) {
  const note = isId(reference_id) ? await findNote(db, reference_id).executeTakeFirst() : undefined;
  if (!note || (note.withdrawn_at && note.creator_id !== user_id)) throw notFound('Reference');
  const earlier = await listNoteVersions(db, reference_id).execute();
  const { version, content, creator, updated_at, created_at } = note;
  return [
    { version, content, changed_by: creator, changed_at: updated_at ?? created_at },
    ...earlier.map((one) => ({ ...one, changed_by: one.changed_by ?? creator })),
  ];
}

/** Refuses a change that was begun on another version than the note has; `current` is how it stands. */
export function checkVersion(note: Note, version: number, current: Reference) {
  if (version > note.version) throw invalid('version must be a version that Orion gave out.');
  if (version < note.version) throw staleVersion(note.creator, note.updated_at ?? note.created_at, current);
}

/** Keeps the text a note has, before it gets another. */
export async function keepText(db: Kysely<DB>, note: Note) {
  const { reference_id, creator_id, updated_at, created_at } = note;
  await db
    .insertInto('reference_version')
    .values({
      reference_id,
      version: note.version,
      content: note.content,
      sanitiser_version: note.sanitiser_version,
      changed_by: creator_id,
      changed_at: updated_at ?? created_at,
    })
    .execute();
}

/** Takes a note out of sight, or brings it back. Tells whether it was otherwise before. */
export async function setWithdrawn(db: Kysely<DB>, note: Note, withdrawn_at: string | null) {
  if ((note.withdrawn_at === null) === (withdrawn_at === null)) return false;
  await db
    .updateTable('reference')
    .set({ withdrawn_at })
    .where('reference_id', '=', note.reference_id)
    .execute();
  await keepMentions(db, note.reference_id);
  return true;
}

const LONGEST_SUMMARY = 300;

/** The companies a note is about show it among their mentions, for as long as it is not withdrawn. */
export async function keepMentions(db: Kysely<DB>, reference_id: string) {
  await dropMentions(db, reference_id);
  // A trigger alerts whoever asked to hear of the company.
  await sql`insert into mention (company_id, mentions_type, date, summary_text, source_type, source)
    select i.company_id, 'reference', (r.created_at at time zone 'UTC')::date, left(r.plain, ${sql.lit(LONGEST_SUMMARY)}), 'REFERENCE',
      r.reference_id::text
    from reference r join reference_company i using (reference_id)
    where r.reference_id = ${reference_id} and r.withdrawn_at is null`.execute(db);
}

/** The companies a note is about do not show it any more. */
export const dropMentions = (db: Kysely<DB>, reference_id: string) =>
  db
    .deleteFrom('mention')
    .where('source_type', '=', 'REFERENCE')
    .where('source', '=', reference_id)
    .where('company_id', 'in', (eb) =>
      eb.selectFrom('reference_company').select('company_id').where('reference_id', '=', reference_id),
    )
    .execute();
