import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, Suspense, useId, useState } from 'react';
import { useDraft } from '#web/drafts.ts';
import { useFirstWrong } from '#web/forms/in-sight.ts';
import { saveByKeys } from '#web/forms/save-keys.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { late } from '#web/ui/late.ts';
import { Restored } from '#web/ui/states/restored.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { whyNotSaved } from '#web/failure-words.ts';
import { renewReferences } from './kept-references.ts';
import { BLANK, checkedNote, isBlank, type NoteDraft } from './note-draft.rules.ts';
import { NoteFields } from './note-fields.tsx';
import { NotSaved } from './not-saved.tsx';
import classes from './recording.module.css';
import { sendOnce } from './send-once.ts';

const RichText = late(async () => (await import('#web/ui/fields/rich-text/rich-text.tsx')).RichText);

interface NewReferenceSheetProps {
  owner: string;
  /** The domain of the company it was begun from. */
  about?: string | undefined;
  onClose: () => void;
  onRecorded: (reference_id: string) => void;
}

/** Writes down what somebody said, about whom, and for which project. */
export function NewReferenceSheet({ owner, about, onClose, onRecorded }: NewReferenceSheetProps) {
  const form = useId();
  const cache = useQueryClient();
  const { isReady, draft, keep, drop } = useDraft<NoteDraft>(owner, 'new reference');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  // Another text needs another editor: this one only tells what changes in it.
  const [round, setRound] = useState(0);
  // A draft of an older page lacks what could not be said then.
  const typed = {
    ...BLANK,
    ...(about && { company: [{ display_name: about, server_value: about }] }),
    ...draft,
  };
  const saving = useMutation({
    mutationFn: sendOnce,
    onSuccess: ({ data }) => {
      drop();
      renewReferences(cache, data);
      showToast({ message: 'Data Saved Successfully', look: 'success' });
      onRecorded(data.reference_id);
    },
    onError: (error) => showToast({ message: whyNotSaved(error), look: 'failure' }),
  });

  const saveOnce = useOneAtATime(saving);
  const [refused, setRefused] = useState<object | null>(null);
  const fields = useFirstWrong(refused);

  const change = (changes: Partial<NoteDraft>) => {
    keep({ ...typed, ...changes });
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const checked = checkedNote(typed);
    if ('body' in checked) return saveOnce(checked.body);
    setErrors(checked.errors);
    return setRefused({});
  };
  const discard = () => {
    drop();
    setErrors({});
    setRound(round + 1);
  };

  return (
    <Sheet
      opened
      title="New reference"
      focusContent
      onClose={onClose}
      foot={
        <>
          <output className={classes.told}>
            Drafts are saved as you type. <ShortcutKeys keys="mod+Enter" /> saves
          </output>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" form={form} variant="filled" loading={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={fields}
        noValidate
        className={classes.form}
        onSubmit={submit}
        onKeyDownCapture={saveByKeys(submit)}
      >
        {saving.error && <NotSaved error={saving.error} />}
        {isReady && <Restored isThere={draft !== null && !isBlank(typed)} onDiscard={discard} />}
        <NoteFields typed={typed} errors={errors} onChange={change} />
        <Suspense fallback={<BlockSkeleton label="Loading editor" count={5} />}>
          {isReady && (
            <RichText
              key={round}
              label="Reference Notes"
              required
              content={typed.content}
              error={errors['content'] && 'Enter your notes.'}
              onChange={(content) => change({ content })}
            />
          )}
        </Suspense>
      </form>
    </Sheet>
  );
}
