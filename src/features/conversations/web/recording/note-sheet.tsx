import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { EditNoteSheet } from './edit-note-sheet.tsx';
import { NewReferenceSheet } from './new-reference-sheet.tsx';
import { NEW_NOTE } from './use-note-address.ts';

interface NoteSheetProps {
  /** “new”, where need be with a colon and a domain, or the id of the note to change. */
  what: string;
  onClose: () => void;
  /** Shows a reference: the one that was just recorded, or that one may only read. */
  onRecorded: (reference_id: string) => void;
}

/** The sheet in which a note is written or changed; drafts belong to whoever is signed in. */
export function NoteSheet({ what, onClose, onRecorded }: NoteSheetProps) {
  const { data: config } = useAppConfig();
  const owner = config?.user.email_address;
  if (!owner) return null;
  const [kind, domain] = what.split(':');
  if (kind === NEW_NOTE)
    return <NewReferenceSheet owner={owner} about={domain} onClose={onClose} onRecorded={onRecorded} />;
  return <EditNoteSheet key={what} owner={owner} reference_id={what} onClose={onClose} onShow={onRecorded} />;
}
