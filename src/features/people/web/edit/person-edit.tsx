import type { ReactNode } from 'react';
import type { TaggedPerson } from '../../person-metadata.rules.ts';
import type { Offers } from '../use-offers.ts';
import { EditSheet, type SheetLook } from './edit-sheet.tsx';
import classes from './person-fields.module.css';
import { PersonFields } from './person-fields.tsx';
import { PersonProblem } from './person-problem.tsx';
import { type FormOutcome, usePeopleForm } from './use-people-form.ts';

interface PersonEditProps {
  person: TaggedPerson;
  offers: Offers;
  look: SheetLook;
  above?: ReactNode;
  outcome: Omit<FormOutcome, 'onSaved'> & Partial<Pick<FormOutcome, 'onSaved'>>;
  onLeave: () => void;
}

/** The edit view of a person’s sheet. */
export function PersonEdit({ person, offers, look, above, outcome, onLeave }: PersonEditProps) {
  const form = usePeopleForm(`person ${person.affinity_id}`, [person], {
    ...outcome,
    onSaved: () => {
      outcome.onSaved?.();
      onLeave();
    },
  });
  return (
    <EditSheet look={look} form={form} className={classes.single} fixed={above} onLeave={onLeave}>
      <PersonProblem person={person} form={form} offers={offers} />
      <PersonFields person={person} form={form} offers={offers} columns={2} />
    </EditSheet>
  );
}
