import { Button } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnDraft } from '#features/portal/web/use-own-draft.ts';
import { Loaded } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import { FieldSkeletons } from '#web/ui/states/skeletons.tsx';
import type { Reminder } from '../reminders.contract.ts';
import { RemindForm, type RemindProps, type Typed } from './remind-form.tsx';
import { remindersQuery } from './use-status-change.ts';

/** Sets a reminder, or corrects one that is still to come. */
export function RemindSheet({ about, ...props }: RemindProps) {
  return about.startsWith('edit:') ? (
    <EditedReminder key={about} about={about} {...props} />
  ) : (
    <NewReminder key={about} about={about} {...props} />
  );
}

function EditedReminder(props: RemindProps) {
  const read = useQuery(remindersQuery);
  const [edited, setEdited] = useState<Reminder>();
  const found = read.data?.results.find((one) => `edit:${one.source}` === props.about && one.is_editable);
  // It may come due while it is being edited; what is typed stays.
  if (found && !edited) setEdited(found);
  if (edited) return <RemindForm edited={edited} {...props} />;
  return (
    <Sheet opened fitted width="narrow" title="Edit reminder" onClose={props.onClose}>
      <Loaded
        query={read}
        what="the reminder"
        waiting={<FieldSkeletons label="Loading the reminder" />}
        isScreen
      >
        {() => (
          <EmptyState
            icon={IconBellOff}
            title="This reminder can’t be edited."
            text="It may have been completed or deleted, or the link is incomplete."
            action={<Button onClick={props.onClose}>Close</Button>}
          />
        )}
      </Loaded>
    </Sheet>
  );
}

/** Whoever closes it by a slip finds what they typed when they open it again. */
function NewReminder(props: RemindProps) {
  const draft = useOwnDraft<Typed>(`reminder ${props.about}`);
  return draft.isReady ? <RemindForm {...props} draft={draft} /> : null;
}
