import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { call } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { conversationsContract, type Reference } from '../../conversations.contract.ts';
import { missingWords } from '../missing-words.ts';
import classes from './panels.module.css';

interface IncompletePanelProps {
  onOpen: (reference_id: string) => void;
  onClose: () => void;
}

/** One's own references in which something about a person is missing, to be worked off. */
export function IncompletePanel({ onOpen, onClose }: IncompletePanelProps) {
  const query = useInfiniteQuery({
    queryKey: [conversationsContract.incomplete.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(conversationsContract.incomplete, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page,
  });
  const references = query.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <SidePanel title="Your incomplete references" closeLabel="Close incomplete" onClose={onClose}>
      {query.isPending && (
        <div className={classes.insight}>
          <BlockSkeleton label="Loading incomplete references" count={8} />
        </div>
      )}
      {query.isError && (
        <ErrorState
          title="Couldn’t load incomplete references."
          text={whyNotLoaded(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {query.isSuccess && references.length === 0 && (
        <EmptyState
          icon={IconCircleCheck}
          title="All caught up"
          text="Your references with missing details appear here."
        />
      )}
      <ul className={classes.queue} aria-label="Incomplete references">
        {references.map((reference) => (
          <li key={reference.reference_id}>
            <button type="button" onClick={() => onOpen(reference.reference_id)}>
              <span className={classes.line}>
                <b>{namesOf(reference)}</b>
                <time dateTime={reference.created_at}>{formatDate(reference.created_at, 'MMM DD YYYY')}</time>
              </span>
              <span className={classes.missing}>{missingIn(reference)}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </SidePanel>
  );
}

const openPeople = ({ people }: Reference) => people.filter((one) => one.incomplete && !one.is_ignored);
const namesOf = (reference: Reference) =>
  openPeople(reference)
    .map(({ name }) => name)
    .join(', ');
const missingIn = (reference: Reference) => {
  const [first] = openPeople(reference);
  return first ? missingWords(first) : '';
};
