import { isIncomplete, type TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { PersonEdit } from '#features/people/web/edit/person-edit.tsx';
import type { Offers } from '#features/people/web/use-offers.ts';
import { NO_PROJECT } from '#kernel/list-editing.ts';
import { call } from '#web/api.ts';
import { fathomContract } from '../../fathom.contract.ts';
import type { Attendee } from '../../meeting.rules.ts';

interface AttendeeEditProps {
  fathom_id: number;
  attendee: Attendee;
  offers: Offers;
  onKept: () => void;
  /** What came of it, in words. */
  onTold: (words: string) => void;
  onLeave: () => void;
}

/** What is chosen about somebody who attended; a guest nobody knows becomes a person when it is saved. */
export function AttendeeEdit({ fathom_id, attendee, offers, onKept, onTold, onLeave }: AttendeeEditProps) {
  const identify = async (person: TaggedPerson) => {
    if (person.affinity_id > 0) return person;
    const body = { fathom_id, attendee: person.affinity_id };
    return (await call(fathomContract.knowAttendee, { body })).data.person;
  };
  return (
    <PersonEdit
      person={taggedOf(attendee)}
      offers={offers}
      look={{ fitted: true, width: 'narrow', title: attendee.full_name }}
      outcome={{
        identify,
        onKept,
        onSaved: () => onTold('Successfully Updated'),
        onFailed: () => onTold('Failed to Update'),
      }}
      onLeave={onLeave}
    />
  );
}

/** The same person in the words of references; where no project is chosen, none is required. */
function taggedOf(attendee: Attendee): TaggedPerson {
  const { projects, functions, type_of_reference: reference_type, rating } = attendee;
  const tags = { projects: projects.length > 0 ? projects : [NO_PROJECT], functions, reference_type, rating };
  return {
    ...tags,
    affinity_id: attendee.person_id,
    name: attendee.full_name,
    email: attendee.email,
    in_reference_contacts: attendee.in_reference_contacts,
    is_ignored: attendee.is_ignored,
    incomplete: isIncomplete(tags),
    version: attendee.version,
  };
}
