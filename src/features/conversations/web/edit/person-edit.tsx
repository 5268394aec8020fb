import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { ContactSwitch } from '../sheet/contact-switch.tsx';
import type { Offers } from '../use-offers.ts';
import classes from './person-fields.module.css';
import { PersonFields } from './person-fields.tsx';
import { PersonProblem } from './person-problem.tsx';
import { RestoredNote } from './restored-note.tsx';
import { usePeopleForm } from './use-people-form.ts';

interface PersonEditProps {
  person: TaggedPerson;
  offers: Offers;
  header: ReactNode;
  onLeave: () => void;
}

/** The edit view of the person sheet. */
export function PersonEdit({ person, offers, header, onLeave }: PersonEditProps) {
  const formId = useId();
  const form = usePeopleForm(`person ${person.affinity_id}`, [person], onLeave);
  const cancel = () => {
    form.discard();
    onLeave();
  };
  return (
    <Sheet
      opened
      fitted
      width="narrow"
      title={person.name}
      header={header}
      onClose={onLeave}
      onBack={onLeave}
      tools={<ContactSwitch person={person} />}
      foot={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="filled" loading={form.isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={classes.single}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <RestoredNote form={form} />
        <PersonProblem person={person} form={form} offers={offers} />
        <PersonFields person={person} form={form} offers={offers} columns={2} />
      </form>
    </Sheet>
  );
}
