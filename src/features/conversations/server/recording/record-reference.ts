import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { findCompany } from '#features/companies/server/company.queries.ts';
import { domainOf } from '#features/companies/server/known-company.ts';
import type { EditMark } from '#kernel/hand-editing.ts';
import { whyNoCallDay } from '#kernel/meant-days.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { holdPerson, keepMetadata, readTagged } from '#features/people/server/person-metadata.ts';
import { findOwners, findPerson } from '#features/people/server/person.queries.ts';
import { addPerson } from '#features/people/server/person.edits.ts';
import { invalid } from '#server/http/errors.ts';
import type { NamedPerson, NewReference } from '../../recording.contract.ts';
import { addReference } from './add-reference.ts';
import { keepMentions, safeNote } from './kept-note.ts';

/** Keeps a new note with its people, its company and its projects, and what was said about the people. */
export async function recordReference(db: Kysely<DB>, asked: NewReference, hand: EditMark, contacts: number) {
  checkCallDay(asked.called_on, hand);
  const note = await safeNote(asked.content);
  const companies = await companiesAt(db, asked.company_domain === undefined ? [] : [asked.company_domain]);
  const projects = await knownProjects(db, asked.projects);
  const people = await idsOf(db, asked.people, hand);
  const reference_id = await addReference(db, {
    ...note,
    creator_id: hand.by,
    created_at: hand.at,
    called_on: asked.called_on ?? null,
    people,
    companies,
    projects,
  });
  await describePeople(db, people, asked, hand, contacts);
  if (companies.length > 0) await keepMentions(db, reference_id);
  return reference_id;
}

type Said = Pick<NewReference, 'projects' | 'functions' | 'reference_types' | 'rating'>;

/** Adds what was said of all people of a note to what is known about each. */
export async function describePeople(
  db: Kysely<DB>,
  people: readonly number[],
  said: Said,
  hand: EditMark,
  contacts: number,
) {
  const { projects, functions, reference_types, rating } = said;
  if (projects.length + functions.length + reference_types.length + rating === 0) return;
  // In one order, so that two notes about the same people do not wait for each other.
  for (const person_id of people.toSorted((one, other) => one - other))
    await describePerson(db, person_id, said, hand, contacts);
}

/** Adds to what is known about somebody; the projects of the note are theirs too where they have none. */
async function describePerson(
  db: Kysely<DB>,
  person_id: number,
  { projects, functions, reference_types, rating }: Said,
  hand: EditMark,
  contacts: number,
) {
  await holdPerson(db, person_id);
  const known = await readTagged(db, person_id, contacts);
  await keepMetadata(
    db,
    {
      person_id,
      projects: known.projects.length > 0 ? known.projects : projects,
      functions: [...known.functions, ...functions],
      reference_types: [...known.reference_type, ...reference_types],
      rating: rating || known.rating,
      ignore: known.is_ignored,
    },
    hand,
    contacts,
  );
}

/** Refuses a day on which nobody can have been called. */
export function checkCallDay(called_on: string | null | undefined, hand: EditMark) {
  const never = called_on ? whyNoCallDay(called_on, new Date(hand.at)) : null;
  if (never !== null) throw invalid(never, { errors: { called_on: never } });
}

/** The ids of the companies at these domains, each once; all of them must be known. */
export async function companiesAt(db: Kysely<DB>, domains: readonly string[]) {
  const ids = new Set<number>();
  for (const domain of domains) {
    const company = await findCompany(db, domainOf(domain)).executeTakeFirst();
    if (!company) throw invalid(`There is no company at ${domainOf(domain)}. Add the company first.`);
    ids.add(company.company_id);
  }
  return [...ids];
}

/** These projects, each once; all of them must be offered. */
export async function knownProjects(db: Kysely<DB>, projects: readonly string[]) {
  const offered = await listChoices(db, 'project').execute();
  const unknown = projects.find((value) => !offered.some(({ server_value }) => server_value === value));
  if (unknown !== undefined) throw invalid(`“${unknown}” is not a project that can be chosen (projects).`);
  return [...new Set(projects)];
}

/** Each person once, in the order they were named; who is not known is added. */
export async function idsOf(db: Kysely<DB>, people: readonly NamedPerson[], hand: EditMark) {
  const ids = new Set<number>();
  for (const person of people) ids.add(await idOf(db, person, hand));
  return [...ids];
}

async function idOf(db: Kysely<DB>, { name, email, person_id }: NamedPerson, hand: EditMark) {
  if (person_id !== undefined) {
    if (!(await findPerson(db, person_id).executeTakeFirst()))
      throw invalid(`${name} is no longer in Orion. Remove the name and add the person again.`);
    return person_id;
  }
  const [owner] = email === null ? [] : await findOwners(db, [email]).execute();
  if (owner) return owner.person_id;
  return addPerson(db, { full_name: name, emails: email === null ? [] : [email] }, hand);
}
