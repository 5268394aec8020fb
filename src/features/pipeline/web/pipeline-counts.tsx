import type { ReactNode } from 'react';
import type { Reply } from '#kernel/endpoint.ts';
import { grouped } from '#kernel/numbers.ts';
import { Meter } from '#web/filters/panel-section.tsx';
import { PathLink } from '#web/shell/path-link.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import type { pipelineContract } from '../pipeline.contract.ts';
import classes from './pipeline-panel.module.css';
import { Unread } from './unread.tsx';

interface Read<T> {
  data: T | null | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}
interface StatusCount {
  tp_status: string;
  display_name: string;
  count: number;
  conversion?: number | null;
}

const COUNTRIES = 6;
const explore = (filters: Record<string, string> | string[][]) => `/explore?${new URLSearchParams(filters)}`;

function Section<T>({
  read,
  what,
  children,
}: {
  read: Read<T>;
  what: string;
  children: (data: T) => ReactNode;
}) {
  if (read.isPending) return <BlockSkeleton label={`Loading ${what}`} count={5} />;
  if (read.isError || !read.data) return <Unread what={what} onRetry={read.refetch} />;
  return children(read.data);
}

/** Every status with its companies; each leads to them. */
export function StatusCounts({
  read,
  owner,
}: {
  read: Read<{ results: StatusCount[] }>;
  owner: string | undefined;
}) {
  return (
    <Section read={read} what="statuses">
      {({ results }) => {
        const most = Math.max(1, ...results.map(({ count }) => count));
        return (
          <ul className={classes.rows} aria-label="Companies by status">
            {results.some(({ conversion }) => conversion !== undefined) && (
              <li className={`${classes.row} ${classes.heading}`} aria-hidden>
                <span>Now</span>
                <span>Ever reached</span>
              </li>
            )}
            {results.map(({ tp_status, display_name, count, conversion }) => (
              <li key={tp_status}>
                <PathLink
                  className={classes.row}
                  href={explore({
                    tp_status_value: tp_status.toLowerCase(),
                    ...(owner && { tp_owner_email: owner }),
                  })}
                >
                  <span className={classes.name}>{display_name}</span>
                  <Meter share={count / most} />
                  <b>{grouped(count)}</b>
                  {conversion !== undefined && (
                    <span className={classes.share} title="Of all companies that ever had a status">
                      {conversion === null ? '–' : `${Math.round(conversion * 100)}%`}
                      <span className="visually-hidden"> reached</span>
                    </span>
                  )}
                </PathLink>
              </li>
            ))}
          </ul>
        );
      }}
    </Section>
  );
}

type Held = [status: string, count: number][];
/** The same companies as are counted: those of the owner that have a status. */
const heldBy = (scoper: string, held: Held) =>
  explore([['tp_owner_email', scoper], ...held.map(([status]) => ['tp_status_value', status.toLowerCase()])]);
const LARGEST = 3;
const largest = (held: Held) => held.toSorted(([, one], [, other]) => other - one).slice(0, LARGEST);

interface OwnerCountsProps {
  read: Read<Reply<typeof pipelineContract.managed>>;
  statuses: readonly StatusCount[];
}

/** Who looks after how many companies, and where those stand. */
export function OwnerCounts({ read, statuses }: OwnerCountsProps) {
  const names = new Map(statuses.map(({ tp_status, display_name }) => [tp_status, display_name]));
  const order = (status: string) => statuses.findIndex(({ tp_status }) => tp_status === status);
  const inWords = (held: Held) =>
    held.map(([status, count]) => `${grouped(count)} ${names.get(status) ?? status}`).join(' · ');
  return (
    <Section read={read} what="owners">
      {({ results }) =>
        results.length === 0 ? (
          <p className={classes.empty}>No owned companies with a status yet.</p>
        ) : (
          <ul className={classes.rows} aria-label="Companies by owner">
            {results.map(({ scoper, full_name, counts }) => {
              const held: Held = Object.entries(counts).sort(([one], [other]) => order(one) - order(other));
              return (
                <li key={scoper}>
                  <PathLink className={classes.owner} href={heldBy(scoper, held)}>
                    <InitialsAvatar name={full_name} size={24} />
                    <span className={classes.name}>{full_name}</span>
                    <b>{grouped(held.reduce((sum, [, count]) => sum + count, 0))}</b>
                    <small title={inWords(held)}>{inWords(largest(held))}</small>
                  </PathLink>
                </li>
              );
            })}
          </ul>
        )
      }
    </Section>
  );
}

/** All companies there are, and where. */
export function Universe({ read }: { read: Read<Reply<typeof pipelineContract.universe>> }) {
  return (
    <Section read={read} what="universe">
      {({ data: { total_companies, added_last_30_days, by_country } }) => (
        <>
          <p className={classes.total}>
            <b>{grouped(total_companies)}</b> companies, <b>{grouped(added_last_30_days)}</b> added in the
            last 30 days
          </p>
          <ul className={classes.rows} aria-label="Companies by country">
            {by_country.slice(0, COUNTRIES).map(({ country, count }) => (
              <li key={country}>
                <PathLink className={classes.row} href={explore({ hq_country: country })}>
                  <span className={classes.name}>{country}</span>
                  <Meter share={count / (by_country[0]?.count ?? 1)} />
                  <b>{grouped(count)}</b>
                </PathLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
