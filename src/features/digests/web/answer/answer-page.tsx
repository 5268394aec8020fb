import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { formatDate } from '#kernel/dates.ts';
import { ApiError, ask } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { digestsContract, type OpenedDigest } from '../../digests.contract.ts';
import classes from './answer.module.css';
import { Question } from './question.tsx';

/** Where a scoper answers the questions of a digest; its staff read the answers here. */
export function AnswerPage() {
  const { uuid } = useParams({ strict: false });
  const query = useQuery(ask(digestsContract.read, { params: { id: uuid ?? '' } }));
  const digest = query.data?.data;
  const heading = digest ? `Digest of ${formatDate(digest.date, 'MMMM D, YYYY')}` : 'Digest';
  useDocumentTitle(`${heading} · ${appTitle()}`);

  return (
    <Screen
      heading={heading}
      tools={digest && <Progress digest={digest} />}
      hint={
        digest?.is_yours ? (
          <>
            <ShortcutKeys keys="mod+Enter" /> send answer
          </>
        ) : undefined
      }
    >
      {query.isPending && <RowSkeletons label="Loading digest" />}
      {query.error && !query.isFetching && (
        <NotOpened error={query.error} onRetry={() => void query.refetch()} />
      )}
      {digest && <Questions key={digest.uuid} digest={digest} />}
    </Screen>
  );
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.code === 404 || error.code === 422);
  return isGone ? (
    <ErrorState
      title="Digest not found."
      text="It may have been deleted, it may be for someone else, or the link is incomplete."
    />
  ) : (
    <ErrorState
      title="Failed to fetch digest"
      text={whyNotLoaded(error)}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

function Progress({ digest: { premises } }: { digest: OpenedDigest }) {
  const answered = premises.filter((one) => one.answered).length;
  return (
    <span className={classes.progress}>
      <progress aria-hidden max={premises.length} value={answered} />
      {answered} of {premises.length} answered
    </span>
  );
}

function Questions({ digest }: { digest: OpenedDigest }) {
  const cache = useQueryClient();
  const owner = useAppConfig().data?.user.email_address;
  const { uuid, premises, companies, version, is_yours } = digest;
  const [open, setOpen] = useState(() => premises.find((one) => !one.answered)?.uuid);
  const keep = (data: OpenedDigest) => {
    cache.setQueryData(ask(digestsContract.read, { params: { id: uuid } }).queryKey, { data });
    setOpen(data.premises.find((one) => !one.answered)?.uuid);
  };
  return (
    <div className={classes.page}>
      <p className={classes.lead}>
        For {digest.scoper_name}
        {digest.asked_by && `, from ${digest.asked_by}`}.
        {is_yours && ` ${digest.asked_by ?? 'Who asks'} sees each answer as soon as you send it.`}
      </p>
      {digest.complete && <output className={classes.complete}>Complete. All questions are answered.</output>}
      <ol className={classes.questions}>
        {premises.map((premise, at) => (
          <Question
            key={premise.uuid}
            number={at + 1}
            premise={premise}
            companies={companies}
            owner={is_yours ? owner : undefined}
            isOpen={open === premise.uuid}
            onOpen={() => setOpen(premise.uuid)}
            digest={{ uuid, version }}
            onAnswered={keep}
          />
        ))}
      </ol>
    </div>
  );
}
