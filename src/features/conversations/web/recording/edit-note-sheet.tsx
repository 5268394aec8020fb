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
import { conversationsContract } from '../../conversations.contract.ts';
import { NoteForm } from './note-form.tsx';
import classes from './recording.module.css';

interface EditNoteSheetProps {
  owner: string;
  reference_id: string;
  onClose: () => void;
}

/** Changes a note of one's own: its text, and whom and what it is about. */
export function EditNoteSheet({ owner, reference_id, onClose }: EditNoteSheetProps) {
  const form = useId();
  const query = useQuery(ask(conversationsContract.read, { query: { reference_id } }));
  const [isSaving, setSaving] = useState(false);
  const latest = query.data?.data;
  return (
    <Sheet
      opened
      fitted={!latest}
      title="Edit note"
      focusContent
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
      {latest && <NoteForm id={form} owner={owner} latest={latest} onSaving={setSaving} onClose={onClose} />}
    </Sheet>
  );
}
