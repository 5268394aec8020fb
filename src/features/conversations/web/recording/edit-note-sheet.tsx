import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconLock, IconMessageOff } from '@tabler/icons-react';
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
  /** Shows the reference to who may not change it. */
  onShow: (reference_id: string) => void;
}

/** Changes a note of one's own: its text, and whom and what it is about. */
export function EditNoteSheet({ owner, reference_id, onClose, onShow }: EditNoteSheetProps) {
  const form = useId();
  const query = useQuery(ask(conversationsContract.read, { query: { reference_id } }));
  const [isSaving, setSaving] = useState(false);
  const found = query.data?.data;
  // Who wrote it, by the address one signs in with: drafts belong to the same.
  const isOwn = found?.creator_email.toLowerCase() === owner.toLowerCase();
  const latest = isOwn ? found : undefined;
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
      {found && !isOwn && (
        <EmptyState
          icon={IconLock}
          title={`Only ${found.creator} can edit this note.`}
          text="You can still read it, and edit details about its people."
          action={<Button onClick={() => onShow(reference_id)}>Open reference</Button>}
        />
      )}
      {query.error && !found && (
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
