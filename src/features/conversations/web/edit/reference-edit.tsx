import { Button } from '@mantine/core';
import { type PropsWithChildren, useId } from 'react';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { formatDate } from '#kernel/dates.ts';
import { InitialsAvatar } from '#web/ui/initials-avatar.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { Reference } from '../../conversations.contract.ts';
import { ContactSwitch } from '../sheet/contact-switch.tsx';
import { IncompleteMark } from '../sheet/person-card.tsx';
import { ReferenceNotes } from '../sheet/reference-details.tsx';
import type { Offers } from '../use-offers.ts';
import { FixedFields } from './fixed-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { PersonProblem } from './person-problem.tsx';
import classes from './reference-edit.module.css';
import { RestoredNote } from './restored-note.tsx';
import { type PeopleForm, usePeopleForm } from './use-people-form.ts';

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
  const formId = useId();
  const { people } = reference;
  const form = usePeopleForm(`reference ${reference.reference_id}`, people, onLeave);
  const cancel = () => {
    form.discard();
    onLeave();
  };
  const failed = form.failedPeople.map(({ name }) => name);
  return (
    <Sheet
      opened
      title="Edit reference"
      header={
        <span className={classes.head}>
          <b>Edit reference</b>
          <time dateTime={reference.created_at}>{formatDate(reference.created_at, 'MMM DD YYYY')}</time>
        </span>
      }
      onClose={onLeave}
      onBack={onLeave}
      foot={
        <>
          <output className={classes.told}>
            {failed.length > 0
              ? `Not saved: ${listed.format(failed)}. Save tries only ${failed.length === 1 ? 'this one' : 'these'} again.`
              : 'Saving sends one update per person.'}
          </output>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="filled" loading={form.isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <FixedFields reference={reference} />
        <RestoredNote form={form} />
        <h3 className={classes.title}>
          People Involved <span>{people.length}</span>
        </h3>
        {people.map((person) => (
          <EditedPerson
            key={person.affinity_id}
            person={person}
            form={form}
            offers={offers}
            onOpen={() => onPerson(person.affinity_id)}
          />
        ))}
      </form>
      <ReferenceNotes content={reference.content} words={words} />
      {children}
    </Sheet>
  );
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
        <InitialsAvatar name={person.name} seed={person.email} size={36} />
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
