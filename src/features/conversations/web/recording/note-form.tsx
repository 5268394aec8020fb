import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, Suspense, useState } from 'react';
import { isEmptyHtml } from '#kernel/html.ts';
import { ApiError, call } from '#web/api.ts';
import { useDraft } from '#web/drafts.ts';
import { saveByKeys } from '#web/forms/save-keys.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { late } from '#web/ui/late.ts';
import { Restored } from '#web/ui/states/restored.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { type NoteVersion, recordingContract } from '../../recording.contract.ts';
import { whyNotSaved } from '#web/failure-words.ts';
import { renewReferences } from './kept-references.ts';
import { NotSaved } from './not-saved.tsx';
import classes from './recording.module.css';

const RichText = late(async () => (await import('#web/ui/fields/rich-text/rich-text.tsx')).RichText);

interface NoteFormProps {
  id: string;
  owner: string;
  reference_id: string;
  onClose: () => void;
  latest: NoteVersion;
  onSaving: (on: boolean) => void;
}

interface Changed {
  content: string;
  /** The version it was begun on. */
  version: number;
}

/** The text of a note to change; what was typed survives, also when somebody was quicker. */
export function NoteForm({ id, owner, reference_id, latest, onSaving, onClose }: NoteFormProps) {
  const cache = useQueryClient();
  const { isReady, draft, keep, drop } = useDraft<Changed>(owner, `note ${reference_id}`);
  const [isEmpty, setEmpty] = useState(false);
  const [newer, setNewer] = useState<Changed | null>(null);
  const [round, setRound] = useState(0);
  const typed = draft ?? latest;
  const saving = useMutation({
    mutationFn: ({ content, version }: Changed) =>
      call(recordingContract.rewrite, { params: { reference_id }, body: { content, version } }),
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: ({ data }) => {
      drop();
      renewReferences(cache, data);
      showToast({ message: 'Data Saved Successfully', look: 'success' });
      onClose();
    },
    onError: (error) => {
      setNewer(newerIn(error));
      showToast({ message: whyNotSaved(error), look: 'failure' });
    },
  });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isEmptyHtml(typed.content)) setEmpty(true);
    else if (!saving.isPending) saving.mutate(typed);
  };
  /** Goes on from the newer text: with one's own words, or with those. */
  const settle = (content: string, { version }: Changed) => {
    keep({ content, version });
    setNewer(null);
    saving.reset();
    setRound(round + 1);
  };
  return (
    <form id={id} noValidate className={classes.form} onSubmit={submit} onKeyDownCapture={saveByKeys(submit)}>
      {saving.error && !newer && <NotSaved error={saving.error} />}
      {newer && (
        <section role="alert" className={classes.newer}>
          <span>{saving.error ? whyNotSaved(saving.error) : ''} The newer version is below yours.</span>
          <Button size="compact-sm" onClick={() => settle(typed.content, newer)}>
            Keep mine
          </Button>
          <Button size="compact-sm" onClick={() => settle(newer.content, newer)}>
            Use newer version
          </Button>
        </section>
      )}
      {isReady && (
        <Restored
          isThere={draft !== null && draft.content !== latest.content}
          onDiscard={() => {
            drop();
            setRound(round + 1);
          }}
        />
      )}
      <Suspense fallback={<BlockSkeleton label="Loading editor" count={5} />}>
        {isReady && (
          <RichText
            key={round}
            label="Reference Notes"
            required
            content={typed.content}
            error={isEmpty ? 'Enter your notes.' : undefined}
            onChange={(content) => {
              setEmpty(false);
              keep({ content, version: typed.version });
            }}
          />
        )}
      </Suspense>
      {newer && (
        <section aria-label="Newer version">
          <HtmlView html={newer.content} />
        </section>
      )}
    </form>
  );
}

/** The text that was saved meanwhile, where that is why ours was refused. */
function newerIn(error: unknown): Changed | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null;
  const { current } = (error.body ?? {}) as { current?: Partial<Changed> };
  const { content, version } = current ?? {};
  return typeof content === 'string' && typeof version === 'number' ? { content, version } : null;
}
