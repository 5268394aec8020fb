import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconMicrophoneOff } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useOffers } from '#features/people/web/use-offers.ts';
import { ask } from '#web/api.ts';
import { nameOr } from '#web/failure-words.ts';
import { late } from '#web/ui/late.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton, CardSkeletons } from '#web/ui/states/skeletons.tsx';
import { fathomContract } from '../../fathom.contract.ts';
import { useMeetingsAddress } from '../use-meetings-address.ts';
import { MeetingDetails } from './meeting-details.tsx';
import { MeetingHead } from './meeting-head.tsx';
import { MeetingTools } from './meeting-tools.tsx';

const AttendeeEdit = late(async () => (await import('./attendee-edit.tsx')).AttendeeEdit);

/** One meeting: who attended, which companies, and the notes. */
export function MeetingSheet() {
  const address = useMeetingsAddress();
  const cache = useQueryClient();
  const { offers } = useOffers();
  const [told, setTold] = useState('');
  const id = /^\d{1,16}$/.test(address.openId ?? '') ? Number(address.openId) : 0;
  const query = useQuery({ ...ask(fathomContract.read, { query: { fathom_id: id } }), enabled: id > 0 });
  const meeting = query.data;
  const isMissing = id === 0 || meeting === null;
  const person = meeting?.people.find(({ person_id }) => person_id === address.person);
  return (
    <Sheet
      opened
      title={meeting?.meeting_base.meeting_title || 'Meeting'}
      header={meeting && <MeetingHead base={meeting.meeting_base} />}
      tools={meeting && <MeetingTools base={meeting.meeting_base} name={meeting.associated_company} />}
      onBack={address.close}
      onClose={address.close}
    >
      <output className="visually-hidden">{told}</output>
      {isMissing && (
        <EmptyState
          icon={IconMicrophoneOff}
          title="Meeting not found"
          text="It may have been hidden, or the link is incomplete."
          action={<Button onClick={address.close}>Back to meetings</Button>}
        />
      )}
      {query.error && !meeting && (
        <ErrorState
          title={nameOr(query.error, 'Failed to fetch notes details.')}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {id > 0 && query.isPending && (
        <>
          <CardSkeletons label="Loading the meeting" count={3} />
          <BlockSkeleton label="Loading the notes" count={8} />
        </>
      )}
      {meeting && <MeetingDetails meeting={meeting} offers={offers} onPerson={address.editPerson} />}
      {person && (
        <Suspense>
          <AttendeeEdit
            key={person.person_id}
            fathom_id={id}
            attendee={person}
            offers={offers}
            onKept={() => void cache.invalidateQueries({ queryKey: [fathomContract.read.path] })}
            onTold={setTold}
            onLeave={() => address.editPerson(null)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}
