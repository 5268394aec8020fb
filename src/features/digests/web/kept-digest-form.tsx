import { useState } from 'react';
import { useDraft } from '#web/drafts.ts';
import { Restored } from '#web/ui/states/restored.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { DigestForm, type DigestDraft, type DigestFormProps, draftOf } from './digest-form.tsx';

/** The name under which what was typed is kept: of the digest that is edited, or of the one that is begun. */
export const draftName = (uuid: string | undefined) => (uuid ? `digest ${uuid}` : 'new digest');

type KeptDigestFormProps = Pick<DigestFormProps, 'id' | 'edited' | 'onSend'> & { owner: string };

/** The form of a digest; what was typed survives until it is saved. */
export function KeptDigestForm({ owner, edited, ...props }: KeptDigestFormProps) {
  const { isReady, draft, keep, drop } = useDraft<DigestDraft>(owner, draftName(edited?.uuid));
  const [round, setRound] = useState(0);
  if (!isReady) return <BlockSkeleton label="Loading digest" />;
  const discard = () => {
    drop();
    setRound(round + 1);
  };
  const isNews = draft !== null && (edited ? !isSame(draft, draftOf(edited)) : !isBlank(draft));
  return (
    <>
      <Restored isThere={isNews} onDiscard={discard} />
      <DigestForm key={round} edited={edited} kept={draft} onType={keep} {...props} />
    </>
  );
}

const isSame = (one: DigestDraft, other: DigestDraft) => JSON.stringify(one) === JSON.stringify(other);

const isBlank = ({ scoper, date, rows }: DigestDraft) =>
  !scoper && !date && rows.every(({ title, question, domains }) => !title && !question && !domains);
