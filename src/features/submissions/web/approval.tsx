import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import type { Template } from '#kernel/forms/form-language.ts';
import { ask, call, messageOf } from '#web/api.ts';
import { Section } from '#web/ui/marks/section.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { Entry, EntryRow } from '../entries.contract.ts';
import formClasses from './form/form.module.css';
import { isOf } from './form/use-entry-form.ts';
import { wordsOf } from '../shown-answers.rules.ts';
import classes from './submissions.module.css';
import { callsOf } from './template-calls.ts';

interface DecisionProps {
  template: Template;
  entry: Entry;
  onDone: () => void;
}

/** Publishes an entry that waits, or returns it to who wrote it. */
export function Decision({ template, entry, onDone }: DecisionProps) {
  const cache = useQueryClient();
  const { data: config } = useAppConfig();
  const { waiting } = callsOf(template);
  const [reason, setReason] = useState<string | null>(null);
  const params = { uuid: entry.uuid };
  const decide = useMutation({
    mutationFn: async (why: string | null) => {
      if (!waiting) return;
      if (why === null) await call(waiting.approve, { params, body: { version: entry.version } });
      else await call(waiting.sendBack, { params, body: { version: entry.version, reason: why } });
    },
    onSuccess: (_done, why) => {
      showToast({ message: why === null ? 'Entry published' : 'Entry returned', look: 'success' });
      onDone();
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
    onSettled: () => cache.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey[0], template) }),
  });
  const mayDecide = config?.user.role === 'PARTNER' || config?.administrator;
  if (!mayDecide) return <span className={formClasses.told}>Waiting for approval by a partner.</span>;
  return (
    <>
      <span className={formClasses.told}>Waiting for approval</span>
      <Button onClick={() => setReason('')}>Return…</Button>
      <Button variant="filled" loading={decide.isPending} onClick={() => decide.mutate(null)}>
        Approve
      </Button>
      <Modal
        opened={reason !== null}
        onClose={() => setReason(null)}
        title="Return entry"
        zIndex={400}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Textarea
          label="Reason"
          required
          data-autofocus
          maxLength={1000}
          value={reason ?? ''}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={formClasses.more} style={{ marginTop: 16 }}>
          <Button onClick={() => setReason(null)}>Cancel</Button>
          <Button
            variant="filled"
            disabled={!reason?.trim()}
            loading={decide.isPending}
            onClick={() => decide.mutate(reason)}
          >
            Return entry
          </Button>
        </div>
      </Modal>
    </>
  );
}

interface QueuesProps {
  template: Template;
  onOpen: (uuid: string) => void;
  onDraft: (uuid: string) => void;
}

/** What is not there for everybody yet: one's own drafts, and what waits for approval. */
export function Queues({ template, onOpen, onDraft }: QueuesProps) {
  const calls = callsOf(template);
  const drafts = useQuery(ask(calls.drafts, { params: {} }));
  const waiting = useQuery({
    ...ask(calls.waiting?.list ?? calls.drafts, { params: {} }),
    enabled: calls.waiting !== null,
  });
  return (
    <>
      {calls.waiting && (
        <Queue title="Waiting for approval" rows={waiting.data?.results ?? []} onOpen={onOpen} />
      )}
      <Queue title="Your drafts" rows={drafts.data?.results ?? []} onOpen={onDraft} />
    </>
  );
}

function Queue({
  title,
  rows,
  onOpen,
}: {
  title: string;
  rows: readonly EntryRow[];
  onOpen: (uuid: string) => void;
}) {
  if (rows.length === 0) return null;
  return (
    <Section title={title} aside={String(rows.length)} level={2}>
      <ul className={classes.queue} aria-label={title}>
        {rows.map((row) => (
          <li key={String(row['uuid'])}>
            <button type="button" onClick={() => onOpen(String(row['uuid']))}>
              <b>{wordsOf(row['company_name'] ?? row['domain'] ?? 'Untitled')}</b>
              <span>
                {row['quarter'] !== undefined && `${wordsOf(row['quarter'])} ${wordsOf(row['year'])} · `}
                {wordsOf(row['sender_email_address'] ?? row['email'])} · {wordsOf(row['created_at'])}
                {row['return_reason'] !== undefined && ` · Returned: ${wordsOf(row['return_reason'])}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
