import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { PersonAppearances } from '#features/people/web/met/person-appearances.tsx';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { SourcesButton } from '#web/sources/sources-button.tsx';
import { late } from '#web/ui/late.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { SheetLook } from '#features/people/web/edit/edit-sheet.tsx';
import type { Offers } from '#features/people/web/use-offers.ts';
import { ContactSwitch } from './contact-switch.tsx';
import { IncompleteMark } from './person-card.tsx';
import { PersonFacts } from './person-facts.tsx';
import { useKeptPeople } from './use-reference.ts';
import classes from './reference-sheet.module.css';

const PersonEdit = late(async () => (await import('#features/people/web/edit/person-edit.tsx')).PersonEdit);

interface PersonSheetProps {
  person: TaggedPerson;
  offers: Offers;
  isEdited: boolean;
  onEdit: (on: boolean) => void;
  onClose: () => void;
}

/** One person, above the reference they stand in: to read, or to edit. */
export function PersonSheet({ person, offers, isEdited, onEdit, onClose }: PersonSheetProps) {
  const phone = useIsPhone();
  const onKept = useKeptPeople();
  const contact = (
    <>
      <ContactSwitch person={person} />
      <SourcesButton of={`person:${person.affinity_id}`} />
    </>
  );
  const look: SheetLook = {
    fitted: true,
    width: 'narrow',
    title: person.name,
    header: <PersonHead person={person} />,
    tools: !phone && contact,
  };
  // Beside the name there is no room for it on a phone.
  const above = phone && <div className={classes.contact}>{contact}</div>;
  if (isEdited)
    return (
      <Suspense>
        <PersonEdit
          person={person}
          offers={offers}
          look={look}
          above={above}
          outcome={{ onKept }}
          onLeave={() => onEdit(false)}
        />
      </Suspense>
    );
  return (
    <Sheet
      {...look}
      opened
      onClose={onClose}
      onBack={onClose}
      foot={
        <Button leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />} onClick={() => onEdit(true)}>
          Edit
        </Button>
      }
    >
      {above}
      <PersonFacts person={person} offers={offers} />
      <PersonAppearances person_id={person.affinity_id} />
    </Sheet>
  );
}

function PersonHead({ person }: { person: TaggedPerson }) {
  return (
    <span className={classes.who}>
      <InitialsAvatar name={person.name} size={36} />
      <span>
        <b>{person.name}</b>
        <small>{person.email ?? 'No e-mail address'}</small>
      </span>
      <IncompleteMark person={person} />
    </span>
  );
}
