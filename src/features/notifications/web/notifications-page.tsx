import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#kernel/endpoint.ts';
import { FREQUENCIES, type Frequency, MAIL_KINDS, type MailKind } from '#kernel/mail-kinds.ts';
import { Suspense, useState } from 'react';
import { ask } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { late } from '#web/ui/late.ts';
import { Loaded } from '#web/ui/marks/section.tsx';
import { notificationsContract } from '../notifications.contract.ts';
import classes from './notifications-page.module.css';

const MailPreview = late(async () => (await import('./mail-preview.tsx')).MailPreview);

type Preferences = Reply<typeof notificationsContract.preferences>;

const LABELS: Record<Frequency, string> = { daily: 'Daily', weekly: 'Mondays', never: 'Off' };
const preferencesQuery = ask(notificationsContract.preferences, {});

/** Which mails come, and how often; saved as soon as it is chosen. */
export function NotificationsPage() {
  const query = useQuery(preferencesQuery);
  const { mutate } = useOptimisticCall(
    notificationsContract.setPreference,
    preferencesQuery,
    ({ results }: Preferences, { body }): Preferences => ({
      results: results.map((one) => (one.kind === body.kind ? { ...one, ...body } : one)),
    }),
  );
  const [previewed, preview] = useState<MailKind>();
  return (
    <div className={classes.page}>
      <Loaded query={query} what="Notifications" lines={4} isScreen>
        {(answer) => (
          <div className={classes.rows}>
            {answer?.results.map(({ kind, frequency }) => (
              <Line
                key={kind}
                kind={kind}
                frequency={frequency}
                onPreview={() => preview(kind)}
                onChange={(next) => mutate({ body: { kind, frequency: next } })}
              />
            ))}
            <p className={classes.hint}>
              E-mails arrive at the hour and in the time zone set in your{' '}
              <PathLink href="/settings">account</PathLink>.
            </p>
          </div>
        )}
      </Loaded>
      <Suspense>{previewed && <MailPreview kind={previewed} onClose={() => preview(undefined)} />}</Suspense>
    </div>
  );
}

interface LineProps {
  kind: MailKind;
  frequency: Frequency;
  onChange: (frequency: Frequency) => void;
  onPreview: () => void;
}

function Line({ kind, frequency, onChange, onPreview }: LineProps) {
  const { title, text } = MAIL_KINDS[kind];
  return (
    <div className={classes.row}>
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <Button aria-label={`Preview ${title}`} onClick={onPreview}>
        Preview
      </Button>
      <SegmentedControl
        aria-label={title}
        data={FREQUENCIES.map((value) => ({ value, label: LABELS[value] }))}
        value={frequency}
        onChange={(value) => onChange(value)}
      />
    </div>
  );
}
