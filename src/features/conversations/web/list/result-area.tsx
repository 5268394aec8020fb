import { Button } from '@mantine/core';
import { IconFilter, IconMessagesOff } from '@tabler/icons-react';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states/result-state.tsx';
import { saidOr } from '#web/failure-words.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { ReferenceCard } from './reference-card.tsx';
import classes from './result-area.module.css';
import type { useConversations } from './use-conversations.ts';

const PROMPT = 'Hello! We are waiting for you to set filter for us!';
const LOADING = 'Kindly wait, we are filtering companies based on your requirement...';
const LOADING_MORE = 'Kindly wait, we are loading more references...';
const EMPTY = {
  title: 'No conversations found.',
  text: "We couldn't find the conversations. Try adjusting the filters or kindly retry later.",
};
const FAILED = {
  title: 'Something went wrong!',
  text: 'We are currently facing issues in loading the conversations. Kindly retry later.',
};
const NO_REASON = 'Sorry, something went wrong. Please try again later.';

interface ResultAreaProps {
  found: ReturnType<typeof useConversations>;
  onFilters: () => void;
}

/** References, or the one sentence that stands in their place. */
export function ResultArea({ found, onFilters }: ResultAreaProps) {
  const filters = <Button onClick={onFilters}>{found.isAsked ? 'Change' : 'Choose'} filters</Button>;
  if (!found.isAsked)
    return (
      <div className={classes.middle}>
        <EmptyState icon={IconFilter} title={PROMPT} action={filters} />
      </div>
    );
  if (found.failed && found.references.length === 0)
    return (
      <div className={classes.middle}>
        <ErrorState
          title={FAILED.title}
          text={
            <>
              {FAILED.text}
              <br />
              {saidOr(found.failed, NO_REASON)}
            </>
          }
          action={<Button onClick={() => void found.retry()}>Try again</Button>}
        />
      </div>
    );
  if (found.isFirstLoad)
    return (
      <>
        <div className={classes.waiting}>
          <LoadingState text={LOADING} />
        </div>
        <CardSkeletons />
      </>
    );
  if (found.isEmpty)
    return (
      <div className={classes.middle}>
        <EmptyState icon={IconMessagesOff} title={EMPTY.title} text={EMPTY.text} action={filters} />
      </div>
    );
  return (
    <>
      {found.isStale && <output className="visually-hidden">{LOADING}</output>}
      <div
        role="feed"
        aria-label="Conversations"
        aria-busy={found.isLoadingNext}
        className={classes.list}
        data-stale={found.isStale || undefined}
      >
        {found.references.map((reference, at) => (
          <ReferenceCard
            key={reference.reference_id}
            reference={reference}
            place={at + 1}
            total={found.shownCounts ?? -1}
            search={found.shownFor}
          />
        ))}
      </div>
      {found.isLoadingNext && <LoadingState text={LOADING_MORE} />}
    </>
  );
}
