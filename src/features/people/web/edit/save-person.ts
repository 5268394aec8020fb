import { peopleContract } from '../../people.contract.ts';
import { taggedPerson, type TaggedPerson } from '../../person-metadata.rules.ts';
import { ApiError, call } from '#web/api.ts';
import { whyNotSaved } from '#web/failure-words.ts';
import { type Choices, choicesOf, type Field, isSame, mergeChoices } from './person-merge.rules.ts';

/** The person as whoever edits them found them. */
export interface Base {
  choices: Choices;
  version: number;
}

/** Somebody else chose otherwise meanwhile. */
export interface Clash {
  theirs: TaggedPerson;
  by: string;
  fields: Field[];
}

export type Outcome =
  | { kind: 'saved'; person: TaggedPerson }
  | { kind: 'clash'; clash: Clash; merged: Choices }
  | { kind: 'failed'; message: string };

/** Saves one person. A change of somebody else to other fields is joined with this one; to the same ones it is told. */
export async function savePerson(
  person: TaggedPerson,
  base: Base,
  mine: Choices,
  identify?: (person: TaggedPerson) => Promise<TaggedPerson>,
): Promise<Outcome> {
  try {
    const known = identify ? await identify(person) : person;
    return await send(known, mine, known === person ? base.version : known.version);
  } catch (error) {
    const theirs = currentIn(error);
    if (!theirs) return failed(error);
    const { merged, conflicts } = mergeChoices(base.choices, mine, choicesOf(theirs));
    if (isSame(merged, choicesOf(theirs))) return { kind: 'saved', person: theirs };
    if (conflicts.length > 0) {
      const { changed_by } = (error as ApiError).body as { changed_by?: string | null };
      return { kind: 'clash', merged, clash: { theirs, by: changed_by ?? 'An import', fields: conflicts } };
    }
    return send(theirs, merged, theirs.version).catch(failed);
  }
}

async function send(person: TaggedPerson, choices: Choices, version: number): Promise<Outcome> {
  const { projects, functions, rating, reference_types } = choices;
  const { data } = await call(peopleContract.updateMetadata, {
    body: {
      person_id: person.affinity_id,
      projects,
      functions,
      rating,
      reference_types,
      ignore: person.is_ignored,
      version,
    },
  });
  return { kind: 'saved', person: data.person };
}

const failed = (error: unknown): Outcome => ({ kind: 'failed', message: whyNotSaved(error) });

function currentIn(error: unknown): TaggedPerson | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null;
  const parsed = taggedPerson.safeParse((error.body as { current?: unknown }).current);
  return parsed.success ? parsed.data : null;
}
