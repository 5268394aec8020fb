import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { EditMark } from '#kernel/hand-editing.ts';
import type { Reference } from '../../conversations.contract.ts';
import type { ChangedNote } from '../../recording.contract.ts';
import { addCompanies, addPeople, addProjects } from './add-reference.ts';
import { dropMentions, keepMentions, keepText, type Note, safeNote } from './kept-note.ts';
import { checkCallDay, companiesAt, describePeople, idsOf, knownProjects } from './record-reference.ts';

/** Gives a note what was asked for and keeps the text before. Tells whether anything changed. */
export async function rewriteNote(
  db: Kysely<DB>,
  note: Note,
  before: Reference,
  asked: ChangedNote,
  hand: EditMark,
  contacts: number,
) {
  const { reference_id } = note;
  checkCallDay(asked.called_on, hand);
  const kept = await safeNote(asked.content);
  const hasNewText = kept.content !== note.content;
  const { called_on = before.called_on } = asked;
  const changes = [
    hasNewText,
    called_on !== before.called_on,
    await changeProjects(db, before, asked.projects),
    await changeCompanies(db, before, asked.company_domains),
    await changePeople(db, before, asked, hand, contacts),
  ];
  if (!changes.includes(true)) return false;
  if (hasNewText) await keepText(db, note);
  await db
    .updateTable('reference')
    .set({ ...kept, called_on, version: note.version + 1, updated_at: hand.at })
    .where('reference_id', '=', reference_id)
    .execute();
  await keepMentions(db, reference_id);
  return true;
}

/** The projects of the note are also of whoever joins it and has none, as when it was recorded. */
async function changePeople(
  db: Kysely<DB>,
  { reference_id, ...before }: Reference,
  { people, projects = before.projects }: ChangedNote,
  hand: EditMark,
  contacts: number,
) {
  if (!people) return false;
  const known = before.people.map(({ affinity_id }) => affinity_id);
  const named = await idsOf(db, people, hand);
  if (holdSame(known, named)) return false;
  await db.deleteFrom('reference_person').where('reference_id', '=', reference_id).execute();
  await addPeople(db, reference_id, named);
  const joining = named.filter((id) => !known.includes(id));
  await describePeople(db, joining, { ...NOTHING_SAID, projects }, hand, contacts);
  return true;
}

const NOTHING_SAID = { functions: [], reference_types: [], rating: 0 };

async function changeCompanies(
  db: Kysely<DB>,
  { reference_id, companies }: Reference,
  domains: readonly string[] | undefined,
) {
  if (!domains) return false;
  const asked = await companiesAt(db, domains);
  const known = await companiesAt(
    db,
    companies.map(({ company_domain }) => company_domain),
  );
  if (holdSame(known, asked)) return false;
  await dropMentions(db, reference_id);
  await db.deleteFrom('reference_company').where('reference_id', '=', reference_id).execute();
  await addCompanies(db, reference_id, asked);
  return true;
}

async function changeProjects(
  db: Kysely<DB>,
  { reference_id, projects }: Reference,
  asked: readonly string[] | undefined,
) {
  if (!asked || holdSame(projects, asked)) return false;
  const known = await knownProjects(db, asked);
  await db.deleteFrom('reference_project').where('reference_id', '=', reference_id).execute();
  await addProjects(db, reference_id, known);
  return true;
}

const holdSame = <T>(some: readonly T[], others: readonly T[]) =>
  new Set(some).size === new Set(others).size && some.every((one) => others.includes(one));
