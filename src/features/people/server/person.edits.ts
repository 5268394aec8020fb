import type { Kysely, Selectable } from 'kysely';
import type { DB, Person as PersonRow } from '#db';
import { companyAddress } from '#kernel/domains.ts';
import { json } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import {
  type FieldChange,
  type EditMark,
  PERSON,
  type Provenance,
  provenanceOf,
  settleEdit,
} from '#kernel/hand-editing.ts';
import type { Person, TypedPerson } from '../person.rules.ts';
import { shownProvenance, staleVersion } from '#server/http/hand-editing.ts';
import { findEmployer, findOwners, findPerson } from './person.queries.ts';

/** How a person is shown to whoever asks. */
export async function shownPerson(db: Kysely<DB>, person_id: number): Promise<Person> {
  const row = await findPerson(db, person_id).executeTakeFirst();
  if (!row) throw notFound('Person');
  return { ...row, provenance: renamed(shownProvenance(row.provenance), 'company_id', 'company_domain') };
}

/** Origins are kept by column, as imports keep them too, and shown by the name of the field. */
const renamed = <T>(origins: Record<string, T>, from: string, to: string) =>
  Object.fromEntries(Object.entries(origins).map(([field, origin]) => [field === from ? to : field, origin]));
const storeOrigins = (origins: Provenance) => json(renamed(origins, 'company_domain', 'company_id'));

/** Adds a person with all that was typed about them. */
export async function addPerson(db: Kysely<DB>, typed: TypedPerson & { full_name: string }, hand: EditMark) {
  const { emails = [], company_domain, ...columns } = typed;
  const employer = await employerAt(db, company_domain ?? null);
  const { person_id } = await db
    .insertInto('person')
    .values({
      ...columns,
      company_id: employer?.company_id ?? null,
      source: PERSON,
      observed_at: hand.at,
      provenance: storeOrigins(settleEdit({}, {}, typed, hand)?.provenance ?? {}),
      created_at: hand.at,
      updated_at: hand.at,
      updated_by: hand.by,
    })
    .returning('person_id')
    .executeTakeFirstOrThrow();
  await keepAddresses(db, person_id, oncePerAddress(emails));
  return person_id;
}

/** Corrects what was typed, if the person is still as the writer saw them. */
export async function correctPerson(
  db: Kysely<DB>,
  person_id: number,
  { version, ...typed }: TypedPerson & { version: number },
  hand: EditMark,
): Promise<FieldChange[]> {
  const row = await findPerson(db, person_id).forNoKeyUpdate('person').executeTakeFirst();
  if (!row) throw notFound('Person');
  if (row.version !== version) throw await staleFor(db, row);
  const { emails, company_domain, ...columns } = typed;
  const employer = company_domain === undefined ? row : await employerAt(db, company_domain);
  // As it will be read back, so that only true differences count as changes.
  const settled = {
    ...columns,
    ...(emails && { emails: oncePerAddress(emails) }),
    ...(company_domain !== undefined && { company_domain: employer?.company_domain ?? null }),
  };
  const origins = renamed(provenanceOf(row.provenance), 'company_id', 'company_domain');
  const edit = settleEdit(row, origins, settled, hand);
  if (!edit) return [];
  if (settled.emails) await keepAddresses(db, person_id, settled.emails);
  await db
    .updateTable('person')
    .set({ ...columns, company_id: employer?.company_id ?? null, provenance: storeOrigins(edit.provenance) })
    .set({ version: version + 1, updated_at: hand.at, updated_by: hand.by })
    .where('person_id', '=', person_id)
    .execute();
  return edit.changes;
}

/** The first as the one to write to, the others in the order in which they are read back. */
function oncePerAddress(emails: readonly string[]) {
  const known = new Map(emails.map((email) => [email.toLowerCase(), email]));
  const [first = '', ...others] = known.keys();
  return [first, ...others.sort()].flatMap((key) => known.get(key) ?? []);
}

async function keepAddresses(db: Kysely<DB>, person_id: number, emails: readonly string[]) {
  await db.deleteFrom('person_email').where('person_id', '=', person_id).execute();
  if (emails.length === 0) return;
  await db
    .insertInto('person_email')
    .values(emails.map((email, at) => ({ email, person_id, is_primary: at === 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owners = await findOwners(db, emails).execute();
  const other = owners.find((owner) => owner.person_id !== person_id);
  if (!other) return;
  const { email, full_name } = other;
  throw invalid(`${email} belongs to ${full_name}. Correct that person, or leave the address out.`, {
    person_id: other.person_id,
  });
}

async function employerAt(db: Kysely<DB>, text: string | null) {
  if (text === null) return null;
  const domain = companyAddress(text);
  if (domain === null) throw invalid('company_domain must be a domain, like acme.example.');
  const employer = await findEmployer(db, domain).executeTakeFirst();
  if (!employer) throw invalid(`There is no company at ${domain}. Add the company first.`);
  return employer;
}

type Written = Pick<Selectable<PersonRow>, 'person_id' | 'updated_by' | 'updated_at'>;

async function staleFor(db: Kysely<DB>, { person_id, updated_by, updated_at }: Written) {
  const writer = await db
    .selectFrom('staff')
    .select('full_name')
    .where('user_id', '=', updated_by)
    .executeTakeFirst();
  return staleVersion(writer?.full_name ?? null, updated_at, await shownPerson(db, person_id));
}
