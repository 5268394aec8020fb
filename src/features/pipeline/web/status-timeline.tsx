import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { pipelineContract } from '../pipeline.contract.ts';
import classes from './status-timeline.module.css';

/** Where a company stood, newest first, with who moved it and when. */
export function StatusTimeline({ domain }: { domain: string }) {
  const { data, isPending, isError, refetch } = useQuery(
    ask(pipelineContract.statusHistory, { query: { domain } }),
  );
  if (isPending) return <BlockSkeleton label="Loading status history" count={3} />;
  if (isError)
    return (
      <ErrorState
        title="Couldn’t load the status history."
        text="Something went wrong. Try again."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  const changes = data?.results ?? [];
  if (changes.length === 0)
    return <EmptyState title="No status yet" text="Changes to the TP status appear here." />;

  return (
    <ol className={classes.timeline} aria-label="Status history">
      {changes.map(({ tp_status, display_name, changed_at, changed_by }, index) => (
        <li key={`${changed_at} ${changes.length - index}`} data-current={index === 0 || undefined}>
          <span className={classes.status}>
            {tp_status === null ? 'Status cleared' : (display_name ?? tp_status)}
          </span>
          <span className={classes.told}>
            {changed_by ?? 'Imported'} ·{' '}
            <time dateTime={changed_at}>{formatDate(changed_at, 'MMM DD, YYYY')}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
