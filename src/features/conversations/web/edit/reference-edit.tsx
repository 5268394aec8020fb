import type { PropsWithChildren } from 'react';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { formatDate } from '#kernel/dates.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import type { Reference } from '../../conversations.contract.ts';
import { ContactSwitch } from '../sheet/contact-switch.tsx';
import { NoPeople } from '../recording/no-people.tsx';
import { IncompleteMark } from '../sheet/person-card.tsx';
import { ReferenceNotes } from '../sheet/reference-details.tsx';
import { useKeptPeople } from '../sheet/use-reference.ts';
import type { Offers } from '#features/people/web/use-offers.ts';
import { EditSheet } from '#features/people/web/edit/edit-sheet.tsx';
import { FixedFields } from './fixed-fields.tsx';
import { PersonFields } from '#features/people/web/edit/person-fields.tsx';
import { PersonProblem } from '#features/people/web/edit/person-problem.tsx';
import classes from './reference-edit.module.css';
import { type PeopleForm, usePeopleForm } from '#features/people/web/edit/use-people-form.ts';

interface ReferenceEditProps extends PropsWithChildren {
  reference: Reference;
  offers: Offers;
  words: string;
  onPerson: (person_id: number) => void;
  /** Back to the details. */
  onLeave: () => void;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is chosen about each person of a reference; the note itself stays as it is. */
export function ReferenceEdit({ reference, offers, words, onPerson, onLeave, children }: ReferenceEditProps) {
  const { people, created_at } = reference;
  const onKept = useKeptPeople();
  const form = usePeopleForm(`reference ${reference.reference_id}`, people, { onKept, onSaved: onLeave });
  const header = (
    <span className={classes.head}>
      <b>Edit reference</b>
      <time dateTime={created_at}>{formatDate(created_at, 'MMM DD YYYY')}</time>
    </span>
  );
  return (
    <EditSheet
      look={{ title: 'Edit reference', header }}
      form={form}
      className={classes.form}
      fixed={<FixedFields reference={reference} />}
      told={<output className={classes.told}>{toldOf(form)}</output>}
      below={
        <>
          <ReferenceNotes content={reference.content} words={words} />
          {children}
        </>
      }
      onLeave={onLeave}
    >
      <h3 className={classes.title}>
        People Involved <span>{people.length}</span>
      </h3>
      {people.length === 0 && <NoPeople reference={reference} />}
      {people.map((person) => (
        <EditedPerson
          key={person.affinity_id}
          person={person}
          form={form}
          offers={offers}
          onOpen={() => onPerson(person.affinity_id)}
        />
      ))}
    </EditSheet>
  );
}

function toldOf({ failedPeople }: PeopleForm): string {
  if (failedPeople.length === 0) return '';
  const again = failedPeople.length === 1 ? 'this one' : 'these';
  return `Not saved: ${listed.format(failedPeople.map(({ name }) => name))}. Save tries only ${again} again.`;
}

interface EditedPersonProps {
  person: TaggedPerson;
  form: PeopleForm;
  offers: Offers;
  onOpen: () => void;
}

function EditedPerson({ person, form, offers, onOpen }: EditedPersonProps) {
  return (
    <fieldset
      className={classes.person}
      aria-label={person.name}
      data-ignored={person.is_ignored || undefined}
    >
      <header>
        <InitialsAvatar name={person.name} size={36} />
        <span className={classes.who}>
          <span>
            <button type="button" onClick={onOpen} title={`Open ${person.name}`}>
              {person.name}
            </button>
            <IncompleteMark person={person} />
          </span>
          <small>{person.email ?? 'No e-mail address'}</small>
        </span>
        <ContactSwitch person={person} />
      </header>
      <div className={classes.fields}>
        <PersonProblem person={person} form={form} offers={offers} />
        <PersonFields person={person} form={form} offers={offers} columns={4} />
      </div>
    </fieldset>
  );
}
