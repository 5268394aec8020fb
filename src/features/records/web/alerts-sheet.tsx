import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import clsx from 'clsx';
import { useState } from 'react';
import { daysAgoOrDate } from '#kernel/dates.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import { Loaded } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { Alert } from '../alerts.contract.ts';
import { recordsContract } from '../records.contract.ts';
import classes from './alerts.module.css';
import { alertsQuery } from './use-unread-alerts.ts';

type Alerts = Reply<typeof recordsContract.alerts>;

/** What happened at the companies one is alerted about. */
export function AlertsSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery(alertsQuery);
  const { mutate } = useOptimisticCall(
    recordsContract.readAlert,
    alertsQuery,
    ({ results }: Alerts, { body }): Alerts => ({
      results: results.map((alert) => (alert.uuid === body.uuid ? { ...alert, read: body.read } : alert)),
    }),
  );
  const unread = query.data?.results.filter(({ read }) => !read) ?? [];
  const markRead = (alerts: readonly Alert[]) => {
    for (const { uuid, read } of alerts) if (!read) mutate({ body: { uuid, read: true } });
  };

  return (
    <Sheet
      opened
      fitted
      title="Alerts"
      width="narrow"
      onClose={onClose}
      tools={
        unread.length > 0 && (
          <Button size="xs" onClick={() => markRead(unread)}>
            Mark all read
          </Button>
        )
      }
    >
      <Loaded query={query} what="Alerts" lines={8}>
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <ul className={classes.alerts}>
              {answer.results.map((alert) => (
                <OneAlert key={alert.uuid} alert={alert} onOpen={() => markRead([alert])} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={IconBell}
              title="No alerts yet"
              text="Turn on alerts for a company to see changes here."
            />
          )
        }
      </Loaded>
    </Sheet>
  );
}

function OneAlert({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const [now] = useState(() => new Date());
  return (
    <li className={clsx(!alert.read && classes.unread)}>
      <CompanyLink domain={alert.domain} onClick={onOpen}>
        <span className={classes.company}>
          {alert.company_name} {!alert.read && <span className="visually-hidden">(unread)</span>}
        </span>
        <span className={classes.message}>{alert.message}</span>
      </CompanyLink>
      <time dateTime={alert.created_at}>{daysAgoOrDate(alert.created_at, now)}</time>
    </li>
  );
}
