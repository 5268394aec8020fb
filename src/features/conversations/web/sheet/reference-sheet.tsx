import { Button } from '@mantine/core';
import { IconMessageOff, IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { whyNotLoaded } from '#web/failure-words.ts';
import { RemindButton } from '#web/remind/remind-button.tsx';
import { late } from '#web/ui/late.ts';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { OwnNoteTools } from '../recording/own-note-tools.tsx';
import { type ConversationsAddress, useConversationsAddress } from '../use-conversations-address.ts';
import { useOffers } from '#features/people/web/use-offers.ts';
import { PersonSheet } from './person-sheet.tsx';
import { ReferenceDetails } from './reference-details.tsx';
import { ReferenceHead } from './reference-head.tsx';
import classes from './reference-sheet.module.css';
import { useReference } from './use-reference.ts';

const ReferenceEdit = late(async () => (await import('../edit/reference-edit.tsx')).ReferenceEdit);

/** The sheet of the reference in the address: its details or its edit view, and above it the sheet of a person. */
export function ReferenceSheet() {
  const address = useConversationsAddress();
  return address.openId && <OpenSheet key={address.openId} address={address} reference_id={address.openId} />;
}

function OpenSheet({ address, reference_id }: { address: ConversationsAddress; reference_id: string }) {
  const { reference, head, isMissing, error, retry } = useReference(reference_id);
  const { offers } = useOffers();
  const { isEdited, person: personId, isPersonEdited } = address.sheet;
  const person = reference?.people.find(({ affinity_id }) => affinity_id === personId);
  const openPerson = (id: number) => address.show({ isEdited, person: id });
  const isLost = !reference && (isMissing || error !== null);
  const above = person && (
    <PersonSheet
      person={person}
      offers={offers}
      isEdited={isPersonEdited}
      onEdit={(on) => address.show({ isEdited, person: person.affinity_id, isPersonEdited: on })}
      onClose={() => address.show({ isEdited })}
    />
  );

  if (isEdited && reference)
    return (
      <Suspense>
        <ReferenceEdit
          reference={reference}
          offers={offers}
          words={address.asked.search}
          onPerson={openPerson}
          onLeave={() => address.show({ isEdited: false })}
        >
          {above}
        </ReferenceEdit>
      </Suspense>
    );
  return (
    <Sheet
      opened
      fitted={isLost}
      title="Reference"
      onClose={address.close}
      onBack={address.close}
      {...(!isLost && { header: <ReferenceHead head={head} /> })}
      tools={
        reference && (
          <>
            <RemindButton about={`reference:${reference.reference_id}`} />
            <OwnNoteTools reference={reference} onGone={address.close} />
            {reference.people.length > 0 && (
              <Button
                className={classes.tool ?? ''}
                leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
                onClick={() => address.show({ isEdited: true })}
              >
                Edit
              </Button>
            )}
          </>
        )
      }
    >
      {isMissing && (
        <EmptyState
          icon={IconMessageOff}
          title="Reference not found."
          text="It may have been deleted, or the link is incomplete."
          action={<Button onClick={address.close}>Back to conversations</Button>}
        />
      )}
      {error && !reference && (
        <ErrorState
          title="Couldn’t load the reference."
          text={whyNotLoaded(error)}
          action={<Button onClick={() => void retry()}>Try again</Button>}
        />
      )}
      {!reference && !isMissing && !error && <BlockSkeleton label="Loading reference" count={8} />}
      {reference && (
        <ReferenceDetails
          reference={reference}
          offers={offers}
          words={address.asked.search}
          onPerson={openPerson}
        />
      )}
      {above}
    </Sheet>
  );
}
