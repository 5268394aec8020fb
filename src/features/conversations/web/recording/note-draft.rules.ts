import type * as z from 'zod';
import { dayOf } from '#kernel/dates.ts';
import { whyNoCallDay } from '#kernel/meant-days.ts';
import type { TypeaheadOption } from '#web/ui/fields/typeahead.tsx';
import { type NewReference, newReference } from '../../recording.contract.ts';

/** Somebody who was spoken with; without an id somebody new. */
export interface Involved extends TypeaheadOption {
  name: string;
  email: string | null;
  person_id?: number;
}

/** A new person who is being typed in. */
export interface Newcomer {
  name: string;
  email: string;
}

/** What was written and not sent yet. */
export interface NoteDraft {
  content: string;
  people: Involved[];
  /** Null while nobody new is being typed in. */
  newcomer: Newcomer | null;
  company: TypeaheadOption[];
  projects: string[];
  rating: number;
  functions: string[];
  reference_types: string[];
  /** The day of the call, empty where nobody can say; null before anybody said. */
  called_on: string | null;
}
export const BLANK: NoteDraft = {
  content: '',
  people: [],
  newcomer: null,
  company: [],
  projects: [],
  rating: 0,
  functions: [],
  reference_types: [],
  called_on: null,
};

export const isBlank = ({ content, people, newcomer, company, projects, ...said }: NoteDraft) =>
  content === '' &&
  !(newcomer?.name || newcomer?.email) &&
  people.length + company.length + projects.length === 0 &&
  said.rating + said.functions.length + said.reference_types.length === 0 &&
  said.called_on === null;

/** The day of the call; a note is mostly written on the same day. */
export const callDay = ({ called_on }: Pick<NoteDraft, 'called_on'>) => called_on ?? dayOf(new Date());

/** A new person as the field shows them. */
export const newPerson = ({ name, email }: Newcomer): Involved => ({
  name: name.trim(),
  email: email.trim() || null,
  display_name: email.trim() ? `${name.trim()} · ${email.trim()}` : name.trim(),
  server_value: `new ${name.trim().toLowerCase()} ${email.trim().toLowerCase()}`,
});

type Checked<Body> = { body: Body } | { errors: Partial<Record<string, string>> };

/** Somebody who was typed in and not added would be missing from the note. */
export const whyNotAdded = (newcomer: Newcomer | null | undefined) =>
  newcomer?.name || newcomer?.email
    ? { errors: { newcomer: 'Add the new person, or press Cancel beside them.' } }
    : null;

/** The draft as the call takes it, or what is wrong with it by field. */
export function checkedNote({
  content,
  people,
  newcomer,
  company,
  called_on,
  ...said
}: NoteDraft): Checked<NewReference> {
  const day = callDay({ called_on });
  const checked = newReference.safeParse({
    content,
    people: people.map(namedAs),
    ...said,
    ...(day && { called_on: day }),
    ...(company[0] && { company_domain: company[0].server_value }),
  });
  const never = day && checked.success ? whyNoCallDay(day, new Date()) : null;
  if (never) return { errors: { called_on: never } };
  return whyNotAdded(newcomer) ?? bodyOrErrors(checked);
}

/** Somebody as the calls name them. */
export const namedAs = ({ name, email, person_id }: Involved) => ({
  name,
  email,
  ...(person_id && { person_id }),
});

/** What may be sent, or the first that is wrong with each field. */
export function bodyOrErrors<Body>(checked: z.ZodSafeParseResult<Body>): Checked<Body> {
  if (checked.success) return { body: checked.data };
  const told = checked.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { errors: Object.fromEntries(told.toReversed()) };
}
