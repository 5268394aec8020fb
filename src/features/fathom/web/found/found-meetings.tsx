import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { Loaded, Nothing } from '#web/ui/marks/section.tsx';
import { fathomContract } from '../../fathom.contract.ts';
import classes from './found-meetings.module.css';

/** Meetings that hold the words that were searched for, as a group of their own. */
export function FoundMeetings({ search }: { search: string }) {
  const found = useQuery(ask(fathomContract.search, { query: { search_term: search } }));
  return (
    <section className={classes.group} aria-labelledby="found-meetings">
      <h2 id="found-meetings">
        Meetings {found.data && <small>{counted(found.data.count, 'result')}</small>}
      </h2>
      <Loaded query={found} what="Meetings" lines={3}>
        {({ results }) =>
          results.length === 0 ? (
            <Nothing>No meetings mention “{search}”.</Nothing>
          ) : (
            <ul className={classes.list}>
              {results.map(
                ({ fathom_id, meeting_title, meeting_start_time: at, scoper, excerpt, is_exact }) => (
                  <li key={fathom_id}>
                    <PathLink href={`/fathom/${fathom_id}`} className={classes.meeting}>
                      <b>{meeting_title || 'Untitled meeting'}</b>
                      {is_exact && <Badge className={classes.mark}>Exact match</Badge>}
                      <small>
                        {[at && formatDate(at, 'MMM DD, YYYY', 'utc'), scoper].filter(Boolean).join(' · ')}
                      </small>
                    </PathLink>
                    {excerpt && <HtmlView html={excerpt} lines={2} />}
                  </li>
                ),
              )}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
