import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { findCompany } from '#features/companies/server/company.queries.ts';
import { domainOf } from '#features/companies/server/known-company.ts';
import type { EditMark } from '#kernel/hand-editing.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { findOwners, findPerson } from '#features/people/server/person.queries.ts';
import { addPerson } from '#features/people/server/person.edits.ts';
import { invalid } from '#server/http/errors.ts';
import type { NamedPerson, NewReference } from '../../recording.contract.ts';
import { addReference } from './add-reference.ts';
import { keepMentions, safeNote } from './kept-note.ts';

/** Keeps a new note with its people, its company and its projects. */
export async function recordReference(db: Kysely<DB>, asked: NewReference, hand: EditMark) {
  const note = await safeNote(asked.content);
  const companies = await companiesAt(db, asked.company_domain);
  const projects = await knownProjects(db, asked.projects);
  const people = await idsOf(db, asked.people, hand);
  const reference_id = await addReference(db, {
    ...note,
    creator_id: hand.by,
    created_at: hand.at,
    people,
    companies,
    projects,
  });
  if (companies.length > 0) await keepMentions(db, reference_id);
  return reference_id;
}

async function companiesAt(db: Kysely<DB>, domain: string | undefined) {
  if (domain === undefined) return [];
  const company = await findCompany(db, domainOf(domain)).executeTakeFirst();
  if (!company) throw invalid(`There is no company at ${domainOf(domain)}. Add the company first.`);
  return [company.company_id];
}

async function knownProjects(db: Kysely<DB>, projects: readonly string[]) {
  const offered = await listChoices(db, 'project').execute();
  const unknown = projects.find((value) => !offered.some(({ server_value }) => server_value === value));
  if (unknown !== undefined) throw invalid(`“${unknown}” is not a project that can be chosen (projects).`);
  return [...new Set(projects)];
}

/** Each person once, in the order they were named; who is not known is added. */
async function idsOf(db: Kysely<DB>, people: readonly NamedPerson[], hand: EditMark) {
  const ids = new Set<number>();
  for (const person of people) ids.add(await idOf(db, person, hand));
  return [...ids];
}

async function idOf(db: Kysely<DB>, { name, email, person_id }: NamedPerson, hand: EditMark) {
  if (person_id !== undefined) {
    if (!(await findPerson(db, person_id).executeTakeFirst()))
      throw invalid(`${name} is not known any more. Take the name out and add the person again.`);
    return person_id;
  }
  const [owner] = email === null ? [] : await findOwners(db, [email]).execute();
  if (owner) return owner.person_id;
  return addPerson(db, { full_name: name, emails: email === null ? [] : [email] }, hand);
}
