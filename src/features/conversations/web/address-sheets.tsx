import { Suspense } from 'react';
import type { Search } from '#web/search-codec.ts';
import { late, lateForm } from '#web/ui/late.ts';

const NoteSheet = lateForm(async () => (await import('./recording/note-sheet.tsx')).NoteSheet);
const MetSheet = late(async () => (await import('#features/people/web/met/met-sheet.tsx')).MetSheet);
const KnownPersonSheet = late(
  async () => (await import('#features/people/web/met/known-person-sheet.tsx')).KnownPersonSheet,
);

interface AddressSheetsProps {
  search: Search;
  change: (changes: Record<string, string | undefined>, replace?: boolean) => void;
  /** Shows the reference that was just recorded. */
  onRecorded: (reference_id: string) => void;
}

/** The sheets any screen can have above it: a note being written, whom one has met, one person. */
export function AddressSheets({ search, change, onRecorded }: AddressSheetsProps) {
  const { note: [note] = [], met: [met] = [], who: [who] = [] } = search;
  return (
    <Suspense>
      {note && (
        <NoteSheet what={note} onClose={() => change({ note: undefined }, true)} onRecorded={onRecorded} />
      )}
      {met && (
        <MetSheet
          text={met}
          onClose={() => change({ met: undefined }, true)}
          onPerson={(person_id) => change({ who: String(person_id) })}
        />
      )}
      {who && <KnownPersonSheet person_id={who} onClose={() => change({ who: undefined }, true)} />}
    </Suspense>
  );
}
