import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { PersonAppearances } from '#features/people/web/met/person-appearances.tsx';
import { InitialsAvatar } from '#web/ui/initials-avatar.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { Offers } from '../use-offers.ts';
import { ContactSwitch } from './contact-switch.tsx';
import { IncompleteMark } from './person-card.tsx';
import { PersonFacts } from './person-facts.tsx';
import classes from './reference-sheet.module.css';

const PersonEdit = lazy(async () => ({ default: (await import('../edit/person-edit.tsx')).PersonEdit }));

interface PersonSheetProps {
  person: TaggedPerson;
  offers: Offers;
  isEdited: boolean;
  onEdit: (on: boolean) => void;
  onClose: () => void;
}

/** One person, above the reference they stand in: to read, or to edit. */
export function PersonSheet({ person, offers, isEdited, onEdit, onClose }: PersonSheetProps) {
  const header = <PersonHead person={person} />;
  if (isEdited)
    return (
      <Suspense>
        <PersonEdit person={person} offers={offers} header={header} onLeave={() => onEdit(false)} />
      </Suspense>
    );
  return (
    <Sheet
      opened
      fitted
      width="narrow"
      title={person.name}
      header={header}
      onClose={onClose}
      onBack={onClose}
      tools={<ContactSwitch person={person} />}
      foot={
        <Button leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />} onClick={() => onEdit(true)}>
          Edit
        </Button>
      }
    >
      <PersonFacts person={person} offers={offers} />
      <PersonAppearances person_id={person.affinity_id} />
    </Sheet>
  );
}

export function PersonHead({ person }: { person: TaggedPerson }) {
  return (
    <span className={classes.who}>
      <InitialsAvatar name={person.name} seed={person.email} size={36} />
      <span>
        <b>{person.name}</b>
        <small>{person.email ?? 'No e-mail address'}</small>
      </span>
      <IncompleteMark person={person} />
    </span>
  );
}
