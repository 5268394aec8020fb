import { useQuery } from '@tanstack/react-query';
import { IconMicrophone } from '@tabler/icons-react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { Failed } from '#web/ui/marks/section.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { fathomContract } from '../../fathom.contract.ts';
import classes from './recorded-meetings.module.css';

/** The recorded meetings with a company, newest first; nothing where there are none. */
export function RecordedMeetings({ domain }: { domain: string }) {
  const { data: config } = useAppConfig();
  const isOn = config?.gates['orion-fathom-tab'] ?? false;
  const recorded = useQuery({ ...ask(fathomContract.ofCompany, { query: { domain } }), enabled: isOn });
  if (recorded.isError && !recorded.isFetching)
    return <Failed text="Couldn’t load recorded meetings." onRetry={() => void recorded.refetch()} />;
  if (!config || (isOn && recorded.isPending))
    return <BlockSkeleton label="Loading recorded meetings" count={1} />;
  if (!recorded.data || recorded.data.count === 0) return null;
  const { results, count } = recorded.data;
  return (
    <div className={classes.recorded}>
      <h4>
        Recorded in Fathom <small>{count > results.length ? `${results.length} of ${count}` : count}</small>
      </h4>
      <ul>
        {results.map(({ fathom_id, meeting_title, meeting_start_time: at }) => (
          <li key={fathom_id}>
            <PathLink href={`/fathom/${fathom_id}`}>
              <IconMicrophone size={14} stroke={1.75} aria-hidden />
              <span>{meeting_title || 'Untitled meeting'}</span>
              <time dateTime={at ?? undefined}>{at ? formatDate(at, 'MMM DD, YYYY', 'utc') : '-'}</time>
            </PathLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
