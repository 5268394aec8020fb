import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { conversationsContract } from '../../conversations.contract.ts';
import type { Asked } from '../use-conversations-address.ts';
import { BarList } from './bar-list.tsx';
import classes from './panels.module.css';

interface InsightPanelProps {
  span: Asked['span'];
  onClose: () => void;
}

/** Who wrote how much, and about what; within the days that are chosen. */
export function InsightPanel({ span, onClose }: InsightPanelProps) {
  const query = span ?? {};
  const contribution = useQuery(ask(conversationsContract.contribution, { query }));
  const insight = useQuery(ask(conversationsContract.insight, { query }));
  const error = contribution.error ?? insight.error;
  const data = insight.data?.data;
  return (
    <SidePanel title="Insights" closeLabel="Close insights" onClose={onClose}>
      <div className={classes.insight}>
        <p className={classes.span}>
          {span
            ? `${formatDate(span.start_time, 'MMM DD, YYYY')} – ${formatDate(span.end_time, 'MMM DD, YYYY')}`
            : 'All conversations'}
          {data && ` · ${grouped(data.total)}`}
        </p>
        {error && (
          <ErrorState
            title="Couldn’t load insights."
            text={whyNotLoaded(error)}
            action={
              <Button onClick={() => void Promise.all([contribution.refetch(), insight.refetch()])}>
                Try again
              </Button>
            }
          />
        )}
        {!error && (!data || !contribution.data) && <BlockSkeleton label="Loading insights" count={8} />}
        {contribution.data && (
          <BarList
            title="By creator"
            rows={contribution.data.results.map(({ creator, email_address, count, incomplete }) => ({
              key: email_address,
              name: creator,
              count,
              note: incomplete > 0 ? `${incomplete} incomplete` : '',
            }))}
          />
        )}
        {data &&
          (
            [
              ['By project', data.by_project],
              ['By function', data.by_function],
              ['By reference type', data.by_reference_type],
              ['By rating', data.by_rating],
            ] as const
          ).map(([title, rows]) => (
            <BarList
              key={title}
              title={title}
              rows={rows.map(({ display_name, count }) => ({
                key: display_name,
                name: display_name,
                count,
                note: '',
              }))}
            />
          ))}
      </div>
    </SidePanel>
  );
}
