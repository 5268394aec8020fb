import type { Reference } from '../../conversations.contract.ts';
import { changedNote } from '../../recording.contract.ts';
import { bodyOrErrors, namedAs, type NoteDraft, whyNotAdded } from './note-draft.rules.ts';

/** A note that is changed. */
export type NoteEdit = Pick<NoteDraft, 'content' | 'people' | 'newcomer' | 'company' | 'projects'> & {
  /** The day of the call, empty where nobody can say. */
  called_on: string;
  /** The version it was begun on. */
  version: number;
};

/** What was changed in a note and not sent yet; the rest stays as it is. */
export type NoteChanges = Partial<NoteEdit> & Pick<NoteEdit, 'version'>;

/** A note as the form shows it. */
export const editOf = ({ people, companies, ...note }: Reference): NoteEdit => ({
  content: note.content,
  version: note.version,
  newcomer: null,
  projects: note.projects,
  called_on: note.called_on ?? '',
  people: people.map(({ affinity_id, name, email }) => ({
    person_id: affinity_id,
    name,
    // An id is enough, and an address that was imported may be one that nobody could type.
    email: null,
    display_name: [name, email].filter(Boolean).join(' · '),
    server_value: `known ${affinity_id}`,
  })),
  company: companies.map(({ company_domain, company_name }) => ({
    display_name: company_name,
    server_value: company_domain,
  })),
});

/** The changes as the call takes them, or what is wrong with them by field. */
export const checkedEdit = (
  content: string,
  { version, people, newcomer, company, ...changes }: NoteChanges,
) =>
  whyNotAdded(newcomer) ??
  bodyOrErrors(
    changedNote.safeParse({
      content,
      version,
      ...(people && { people: people.map(namedAs) }),
      ...(company && { company_domains: company.map(({ server_value }) => server_value) }),
      ...(changes.projects && { projects: changes.projects }),
      ...(changes.called_on !== undefined && { called_on: changes.called_on || null }),
    }),
  );

/** What a note holds, in the order of its form, as it calls it. */
const LABELS = {
  people: 'People Involved',
  company: 'Companies',
  called_on: 'Date of call',
  projects: 'Projects',
  content: 'Reference Notes',
} as const satisfies Partial<Record<keyof NoteEdit, string>>;
type NotePart = keyof typeof LABELS;
const PARTS = Object.keys(LABELS) as NotePart[];

const asText = (part: NotePart, note: NoteEdit) => {
  if (part === 'people' || part === 'company')
    return JSON.stringify(note[part].map(({ server_value }) => server_value).toSorted());
  return part === 'projects' ? JSON.stringify(note.projects.toSorted()) : note[part];
};

/** What differs between two versions of a note, by the labels of the form. */
export const differencesOf = (one: NoteEdit, other: NoteEdit) =>
  PARTS.filter((part) => asText(part, one) !== asText(part, other)).map((part) => LABELS[part]);
