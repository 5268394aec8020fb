import { IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { useAddressChange } from '#web/address.ts';
import { ask, call } from '#web/api.ts';
import { useOptimistic } from '#web/optimistic.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { Chooser } from '#web/ui/fields/chooser.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { pipelineContract } from '../pipeline.contract.ts';
import { isClosed } from '../pipeline.rules.ts';
import { PIPELINE_CALLS } from './pipeline-calls.ts';
import { tellPipelineChange } from './pipeline-changes.ts';
import classes from './selects.module.css';
import { StatusGlyph } from './status-glyph.tsx';
import { unreadOr } from './unread.tsx';
import { ALERT_MS } from './use-owners.ts';

/** Long enough to think about it. */
const OFFER_MS = 8000;

type Read = Reply<typeof pipelineContract.readStatus>;
type Answer = Reply<typeof pipelineContract.setStatus>;
interface StatusChange {
  from: string | null;
  to: string | null;
  isUndo?: boolean;
}

/** Where a company stands; picking that status again clears it. Either can be undone. */
export function StatusSelect({ domain }: { domain: string }) {
  const query = ask(pipelineContract.readStatus, { query: { domain } });
  const change = useAddressChange();
  const read = useQuery(query);
  const offered = useQuery(ask(companiesContract.tpStatusOptions, {}));
  const { tp_status = null, affinity_id = null } = read.data?.data ?? {};
  const options = (offered.data?.data ?? []).map(({ server_value, display_name }) => ({
    value: server_value,
    label: display_name,
  }));
  const order = options.map(({ value }) => value);
  const nameOf = (status: string | null) => options.find(({ value }) => value === status)?.label ?? status;
  const { mutate } = useOptimistic<Read | null, StatusChange, Answer>({
    name: 'status',
    queryKey: query.queryKey,
    foresee: (current, { to }) => current && { data: { ...current.data, tp_status: to } },
    send: ({ to }, signal) =>
      call(
        pipelineContract.setStatus,
        { body: { domain, tp_status: to, ...(affinity_id && { affinity_id }) } },
        signal,
      ),
    onDone: ({ from, isUndo }, { data: { tp_status: now } }) => {
      tellPipelineChange({ domain, tp_status: now });
      if (isUndo) return;
      showToast({
        message: isClosed(now)
          ? 'What would change your mind?'
          : now === null
            ? 'Status cleared'
            : `Status: ${nameOf(now)}`,
        look: 'success',
        undo: () => mutate({ from: now, to: from, isUndo: true }),
        ...(isClosed(now) && {
          offer: { label: 'Add a condition', run: () => change({ conditions: domain }) },
        }),
        duration: OFFER_MS,
      });
    },
    reaches: PIPELINE_CALLS,
    failureMs: ALERT_MS,
  });
  const set = (value: string | null) => mutate({ from: tp_status, to: value === tp_status ? null : value });
  useShortcuts(
    read.isPending
      ? []
      : options
          .filter(({ value }) => value !== tp_status)
          .map(({ value, label }) => ({
            keys: '',
            label: `Set status: ${label}`,
            icon: IconCircleDashed,
            run: () => set(value),
          })),
  );
  return (
    <Chooser
      label="TP Status"
      single
      disabled={read.isPending}
      {...unreadOr('status', read, offered)}
      options={options.map((one) => ({ ...one, mark: <StatusGlyph status={one.value} order={order} /> }))}
      chosen={tp_status === null ? [] : [tp_status]}
      onPick={set}
      shortcut={{ keys: 'S', label: 'Set status', section: 'Company', icon: IconCircleDashed }}
      face={
        tp_status === null ? (
          <span className={classes.none}>{read.isPending ? 'Loading…' : 'Set status'}</span>
        ) : (
          <>
            <StatusGlyph status={tp_status} order={order} />
            {nameOf(tp_status)}
          </>
        )
      }
    />
  );
}
