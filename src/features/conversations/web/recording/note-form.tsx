import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, Suspense, useMemo, useState } from 'react';
import { useOffers } from '#features/people/web/use-offers.ts';
import { call } from '#web/api.ts';
import { useDraft } from '#web/drafts.ts';
import { whyNotSaved } from '#web/failure-words.ts';
import { focusSave, useFirstWrong } from '#web/forms/in-sight.ts';
import { saveByKeys } from '#web/forms/save-keys.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { late } from '#web/ui/late.ts';
import { Restored } from '#web/ui/states/restored.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { Reference } from '../../conversations.contract.ts';
import { type ChangedNote, recordingContract } from '../../recording.contract.ts';
import { renewReferences } from './kept-references.ts';
import { type Newer, newerIn, NewerNote, NewerNotice } from './newer-note.tsx';
import { checkedEdit, editOf, type NoteChanges, type NoteEdit } from './note-edit.rules.ts';
import { type NoteErrors, NoteFacts } from './note-facts.tsx';
import { NotSaved } from './not-saved.tsx';
import { PeopleField } from './people-field.tsx';
import classes from './recording.module.css';

const RichText = late(async () => (await import('#web/ui/fields/rich-text/rich-text.tsx')).RichText);

interface NoteFormProps {
  id: string;
  owner: string;
  latest: Reference;
  onSaving: (on: boolean) => void;
  onClose: () => void;
}

/** A note to change; what was typed survives, also when somebody was quicker. */
export function NoteForm({ id, owner, latest, onSaving, onClose }: NoteFormProps) {
  const { reference_id } = latest;
  const cache = useQueryClient();
  const { offers } = useOffers();
  const { isReady, draft, keep, drop } = useDraft<NoteChanges>(owner, `note ${reference_id}`);
  const [errors, setErrors] = useState<NoteErrors>({});
  // Another text needs another editor: this one only tells what changes in it.
  const [round, setRound] = useState(0);
  const known = useMemo(() => editOf(latest), [latest]);
  const typed = { ...known, ...draft };
  const [conflict, setConflict] = useState<{ newer: Newer; before: NoteEdit } | null>(null);
  /** The last attempt to save that the reader has to do something about. */
  const [refused, setRefused] = useState<object | null>(null);
  const form = useFirstWrong(refused);
  const saving = useMutation({
    mutationFn: (body: ChangedNote) => call(recordingContract.rewrite, { params: { reference_id }, body }),
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: ({ data }) => {
      drop();
      renewReferences(cache, data);
      showToast({ message: 'Data Saved Successfully', look: 'success' });
      onClose();
    },
    onError: (error) => {
      const newer = newerIn(error);
      if (!newer) return showToast({ message: whyNotSaved(error), look: 'failure' });
      // What one has not touched is the newer from now on, and is seen before it is saved.
      setConflict({ newer, before: known });
      setRefused({});
      return renewReferences(cache, newer.current);
    },
  });
  const saveOnce = useOneAtATime(saving);

  const change = (changes: Omit<Partial<NoteChanges>, 'version'>) => {
    keep({ version: known.version, ...draft, ...changes });
    setErrors({});
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (conflict) return setRefused({});
    const checked = checkedEdit(typed.content, { version: typed.version, ...draft });
    if ('body' in checked) return saveOnce(checked.body);
    setErrors(checked.errors);
    return setRefused({});
  };
  const beginAgain = () => {
    saving.reset();
    setConflict(null);
    setRefused(null);
    setErrors({});
    setRound(round + 1);
  };
  const settle = () => {
    beginAgain();
    focusSave(form.current);
  };
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={submit}
      onKeyDownCapture={saveByKeys(submit)}
    >
      {saving.error && !conflict && <NotSaved error={saving.error} />}
      {conflict && (
        <NewerNotice
          {...conflict}
          typed={typed}
          asked={refused}
          onKeepMine={() => {
            keep({ ...draft, version: conflict.newer.current.version });
            settle();
          }}
          onUseNewer={() => {
            drop();
            settle();
          }}
        />
      )}
      {isReady && (
        <Restored
          isThere={
            draft !== null &&
            JSON.stringify({ ...typed, version: 0 }) !== JSON.stringify({ ...known, version: 0 })
          }
          onDiscard={() => {
            drop();
            beginAgain();
          }}
        />
      )}
      {conflict && <h3 className={classes.whose}>Your version</h3>}
      <PeopleField typed={typed} errors={errors} onChange={change} />
      <div className={classes.pair}>
        <NoteFacts typed={typed} errors={errors} offers={offers} onChange={change} />
      </div>
      <Suspense fallback={<BlockSkeleton label="Loading editor" count={5} />}>
        {isReady && (
          <RichText
            key={`${round} ${known.version}`}
            label="Reference Notes"
            required
            content={typed.content}
            error={errors['content'] && 'Enter your notes.'}
            onChange={(content) => change({ content })}
          />
        )}
      </Suspense>
      {conflict && <NewerNote newer={conflict.newer} />}
    </form>
  );
}
