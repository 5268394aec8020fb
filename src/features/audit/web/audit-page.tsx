import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconBan, IconShieldCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatDate } from '#kernel/dates.ts';
import { useAddress } from '#web/address.ts';
import { call } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { late } from '#web/ui/late.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { actionWords, changeLines, objectWords, shortObjectWords, wayWords } from '../audit-words.rules.ts';
import { auditContract, type AuditEvent, type AuditFilters, REFUSED } from '../audit.contract.ts';
import { filtersOf, readAuditAddress } from './audit-address.ts';
import { AuditFilterBar } from './audit-filters.tsx';
import classes from './audit-page.module.css';

const AuditEntrySheet = late(async () => (await import('./audit-entry-sheet.tsx')).AuditEntrySheet);

/** Who did what, newest first. Nothing here can be edited or deleted. */
export function AuditPage() {
  const { search, change } = useAddress();
  const address = readAuditAddress(search);
  const [now] = useState(() => new Date());
  const filters = filtersOf(address, now);
  const trail = useAuditTrail(filters);
  const [entry, open] = useState<AuditEvent>();
  const events = trail.data?.pages.flatMap(({ results }) => results) ?? [];

  return (
    <div className={classes.page}>
      <AuditFilterBar address={address} filters={filters} change={change} />
      {trail.isPending && (
        <div className={classes.waiting}>
          <RowSkeletons label="Loading the audit trail" />
        </div>
      )}
      {trail.error && (
        <ErrorState
          title="Couldn’t load the audit trail."
          text={whyNotLoaded(trail.error)}
          action={<Button onClick={() => void trail.refetch()}>Try again</Button>}
        />
      )}
      {trail.data && events.length === 0 && (
        <EmptyState
          icon={IconShieldCheck}
          title="No entries"
          text="Nothing in this time matches the filters."
        />
      )}
      {events.length > 0 && <Entries events={events} onOpen={open} />}
      {trail.hasNextPage && (
        <Button
          className={classes.more}
          loading={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <Suspense>{entry && <AuditEntrySheet entry={entry} onClose={() => open(undefined)} />}</Suspense>
    </div>
  );
}

const useAuditTrail = (filters: AuditFilters) =>
  useInfiniteQuery({
    queryKey: [auditContract.listEvents.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        auditContract.listEvents,
        { query: { ...filters, ...(pageParam && { after: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_page }) => next_page,
  });

interface EntriesProps {
  events: readonly AuditEvent[];
  onOpen: (event: AuditEvent) => void;
}

function Entries({ events, onOpen }: EntriesProps) {
  return (
    <table className={classes.trail}>
      <thead>
        <tr>
          {['Time', 'Who', 'Action', 'Object', 'Change', 'Via'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Entry key={event.event_id} event={event} onOpen={() => onOpen(event)} />
        ))}
      </tbody>
    </table>
  );
}

const nameOf = ({ full_name, email_address }: AuditEvent) => full_name ?? email_address ?? 'Orion';

function Entry({ event, onOpen }: { event: AuditEvent; onOpen: () => void }) {
  const who = nameOf(event);
  return (
    <tr onClick={onOpen}>
      <td className={classes.time}>
        <time dateTime={event.at}>
          {formatDate(new Date(event.at), 'MMM DD, YYYY').replace(/, \d{4}$/, '')}{' '}
          {formatDate(new Date(event.at), 'h:mm A')}
        </time>
      </td>
      <td className={classes.who}>
        <InitialsAvatar name={who} size={20} />
        <span>{who}</span>
      </td>
      <td className={classes.action}>
        {event.action === REFUSED && <IconBan size={14} stroke={1.75} aria-hidden />}
        <button
          type="button"
          onClick={(click) => {
            click.stopPropagation();
            onOpen();
          }}
        >
          {actionWords(event.action)}
        </button>
      </td>
      <td className={classes.object} title={objectWords(event)}>
        {shortObjectWords(event)}
      </td>
      <td className={classes.change} title={changeLines(event).join(', ')}>
        {changeLines(event).join(', ') || '–'}
      </td>
      <td className={classes.via}>{wayWords(event.via)}</td>
    </tr>
  );
}
