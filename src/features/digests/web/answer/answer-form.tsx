import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { isEmptyHtml } from '#kernel/html.ts';
import { ApiError, call, messageOf, renew } from '#web/api.ts';
import { useDraft } from '#web/drafts.ts';
import { useInSight } from '#web/forms/in-sight.ts';
import { saveByKeys } from '#web/forms/save-keys.ts';
import { useOneAtATime } from '#web/one-at-a-time.ts';
import { late } from '#web/ui/late.ts';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { digestsContract, type OpenedDigest } from '../../digests.contract.ts';
import classes from './answer.module.css';

const RichText = late(async () => (await import('#web/ui/fields/rich-text/rich-text.tsx')).RichText);

const UNKNOWN = '<p>I don’t know.</p>';

interface AnswerFormProps {
  owner: string;
  premise: OpenedDigest['premises'][number];
  heading: string;
  digest: Pick<OpenedDigest, 'uuid' | 'version'>;
  onAnswered: (digest: OpenedDigest) => void;
}

/** Where an answer is written; what was typed survives until it is sent. */
export function AnswerForm({ owner, premise, heading, digest, onAnswered }: AnswerFormProps) {
  const cache = useQueryClient();
  const { isReady, draft, keep, drop } = useDraft<string>(owner, `digest answer ${premise.uuid}`);
  const [isEmpty, setEmpty] = useState(false);
  const typed = draft ?? premise.answer;
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (answer: string) =>
      call(digestsContract.answer, {
        params: { id: digest.uuid },
        body: { answers: [{ uuid: premise.uuid, answer }], version: digest.version },
      }),
    onSuccess: ({ data }) => {
      drop();
      onAnswered(data);
      void renew(cache, digestsContract.list);
    },
    // The questions as they are now come with the next look; what was typed stays.
    onError: (error) =>
      error instanceof ApiError && error.code === 409 ? renew(cache, digestsContract.read) : undefined,
  });
  const saveOnce = useOneAtATime(save);
  const refusal = useInSight<HTMLParagraphElement>(save.error);
  const send = () => {
    if (isEmptyHtml(typed)) setEmpty(true);
    else saveOnce(typed);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field inside
    <div className={classes.form} onKeyDownCapture={saveByKeys(send)}>
      <Suspense fallback={<BlockSkeleton label="Loading the editor" count={3} />}>
        {isReady && (
          <RichText
            label={`Answer to: ${heading}`}
            labelHidden
            content={typed}
            error={isEmpty ? 'Write an answer first.' : undefined}
            onChange={(html) => {
              setEmpty(false);
              keep(html);
            }}
          />
        )}
      </Suspense>
      {save.error && (
        <p role="alert" className={classes.failure} {...refusal}>
          {messageOf(save.error)}
        </p>
      )}
      <div className={classes.foot}>
        <span className={classes.saved}>{draft !== null && draft !== premise.answer && 'Draft saved'}</span>
        <Button disabled={save.isPending || !isEmptyHtml(typed)} onClick={() => saveOnce(UNKNOWN)}>
          I don’t know
        </Button>
        <Button variant="filled" loading={save.isPending} onClick={send}>
          Send answer
        </Button>
      </div>
    </div>
  );
}
