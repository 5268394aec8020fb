import { Badge } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { missingWords } from '../missing-words.ts';
import type { Offers } from '#features/people/web/use-offers.ts';
import { ContactMark } from './contact-switch.tsx';
import classes from './person-card.module.css';
import { PersonFacts } from './person-facts.tsx';

interface PersonCardProps {
  person: TaggedPerson;
  offers: Offers;
  onOpen: () => void;
}

/** A person of a reference, with what is known about them. */
export function PersonCard({ person, offers, onOpen }: PersonCardProps) {
  return (
    <article className={classes.card} data-ignored={person.is_ignored || undefined} aria-label={person.name}>
      <header className={classes.top}>
        <InitialsAvatar name={person.name} size={36} />
        <div className={classes.who}>
          <span className={classes.name}>
            <button type="button" onClick={onOpen} title={`Open ${person.name}`}>
              {person.name}
            </button>
            <IncompleteMark person={person} />
          </span>
          <ContactMark person={person} />
        </div>
      </header>
      <PersonFacts person={person} offers={offers} />
    </article>
  );
}

/** Says that something is missing; of people who are ignored nothing is wanted. */
export function IncompleteMark({ person }: { person: TaggedPerson }) {
  if (person.is_ignored) return <Badge className={classes.mark}>Ignored</Badge>;
  if (!person.incomplete) return null;
  return (
    <Badge
      className={classes.mark}
      data-warns
      title={missingWords(person)}
      leftSection={<IconAlertTriangle size={12} stroke={1.75} aria-hidden />}
    >
      Incomplete
    </Badge>
  );
}
