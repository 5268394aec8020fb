import { useState } from 'react';
import { useDraft } from '#web/drafts.ts';
import { Restored } from '#web/ui/states/restored.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { DigestForm, type DigestDraft, type DigestFormProps } from './digest-form.tsx';

/** The name under which a digest is kept that was begun and not added. */
export const NEW_DIGEST = 'new digest';

type NewDigestFormProps = Pick<DigestFormProps, 'id' | 'onSend'> & { owner: string };

/** The form of a new digest; what was typed survives until it is added. */
export function NewDigestForm({ owner, ...props }: NewDigestFormProps) {
  const { isReady, draft, keep, drop } = useDraft<DigestDraft>(owner, NEW_DIGEST);
  const [round, setRound] = useState(0);
  if (!isReady) return <BlockSkeleton label="Loading digest" />;
  const discard = () => {
    drop();
    setRound(round + 1);
  };
  return (
    <>
      <Restored done="written" isThere={draft !== null && !isBlank(draft)} onDiscard={discard} />
      <DigestForm key={round} edited={undefined} kept={draft} onType={keep} {...props} />
    </>
  );
}

const isBlank = ({ scoper, date, rows }: DigestDraft) =>
  !scoper && !date && rows.every(({ title, question, domains }) => !title && !question && !domains);
