import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMessageOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ask } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { recordingContract } from '../../recording.contract.ts';
import { NoteForm } from './note-form.tsx';
import classes from './recording.module.css';

interface EditNoteSheetProps {
  owner: string;
  reference_id: string;
  onClose: () => void;
}

/** Changes the text of a note of one's own. */
export function EditNoteSheet({ owner, reference_id, onClose }: EditNoteSheetProps) {
  const form = useId();
  const query = useQuery(ask(recordingContract.history, { params: { reference_id } }));
  const [isSaving, setSaving] = useState(false);
  const latest = query.data?.results[0];
  return (
    <Sheet
      opened
      fitted
      width="narrow"
      title="Edit note"
      onClose={onClose}
      foot={
        latest && (
          <>
            <output className={classes.told}>
              Earlier versions stay in the history. <ShortcutKeys keys="mod+Enter" /> saves
            </output>
            <Button onClick={onClose}>Close</Button>
            <Button type="submit" form={form} variant="filled" loading={isSaving}>
              Save
            </Button>
          </>
        )
      }
    >
      {query.isPending && <BlockSkeleton label="Loading note" count={8} />}
      {query.data === null && (
        <EmptyState
          icon={IconMessageOff}
          title="Note not found."
          text="It may have been deleted, or the link is incomplete."
        />
      )}
      {query.error && !latest && (
        <ErrorState
          title="Couldn’t load the note."
          text={whyNotLoaded(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {latest && (
        <NoteForm
          id={form}
          owner={owner}
          reference_id={reference_id}
          latest={latest}
          onSaving={setSaving}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
