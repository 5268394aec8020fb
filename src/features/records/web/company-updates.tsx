import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import { type CompanyUpdate, recordsContract } from '../records.contract.ts';
import { NewUpdate } from './new-update.tsx';
import classes from './records.module.css';

/** What staff noted about a company, and a line to note more. */
export function CompanyUpdates({ domain }: { domain: string }) {
  const query = useQuery(ask(recordsContract.updates, { query: { domain } }));
  return (
    <Section title="Updates">
      <NewUpdate domain={domain} />
      <Loaded query={query} what="Updates">
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <ul className={classes.list} aria-label="Updates">
              {answer.results.map((update) => (
                <Update key={update.uuid} update={update} />
              ))}
            </ul>
          ) : (
            <Nothing>No updates yet.</Nothing>
          )
        }
      </Loaded>
    </Section>
  );
}

function Update({ update: { type, content, scoper, created_at } }: { update: CompanyUpdate }) {
  return (
    <li>
      <p className={classes.content}>{content}</p>
      <p className={classes.meta}>
        {type} · {scoper} · <time dateTime={created_at}>{formatDate(created_at, 'MMM DD, YYYY')}</time>
      </p>
    </li>
  );
}
