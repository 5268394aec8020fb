import { useQuery } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { useAddressChange } from '#web/address.ts';
import { ask } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { Chooser } from '#web/ui/fields/chooser.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { pipelineContract } from '../pipeline.contract.ts';
import { isClosed } from '../pipeline.rules.ts';
import { PIPELINE_CALLS } from './pipeline-calls.ts';
import { tellPipelineChange } from './pipeline-changes.ts';
import classes from './selects.module.css';
import { Unread } from './unread.tsx';
import { ALERT_MS } from './use-owners.ts';

/** Long enough to think about it. */
const OFFER_MS = 8000;

type Read = Reply<typeof pipelineContract.readStatus>;

/** Where a company stands; picking that status again clears it. */
export function StatusSelect({ domain }: { domain: string }) {
  const query = ask(pipelineContract.readStatus, { query: { domain } });
  const change = useAddressChange();
  const read = useQuery(query);
  const offered = useQuery(ask(companiesContract.tpStatusOptions, {}));
  const { mutate } = useOptimisticCall<typeof pipelineContract.setStatus, Read | null>(
    pipelineContract.setStatus,
    query,
    (current, { body }) => current && { data: { ...current.data, tp_status: body.tp_status } },
    {
      reaches: PIPELINE_CALLS,
      failureMs: ALERT_MS,
      onDone: (_input, { data }) => {
        tellPipelineChange({ domain, tp_status: data.tp_status });
        if (!isClosed(data.tp_status)) return;
        showToast({
          message: 'What would change your mind?',
          look: 'success',
          offer: { label: 'Add a condition', run: () => change({ conditions: domain }) },
          duration: OFFER_MS,
        });
      },
    },
  );
  if (read.isError) return <Unread what="the status" onRetry={read.refetch} />;
  const { tp_status = null, affinity_id = null } = read.data?.data ?? {};
  const options = (offered.data?.data ?? []).map(({ server_value, display_name }) => ({
    value: server_value,
    label: display_name,
  }));
  const name = options.find(({ value }) => value === tp_status)?.label ?? tp_status;

  return (
    <Chooser
      label="TP Status"
      single
      disabled={read.isPending}
      isLoading={offered.isPending}
      options={options}
      chosen={tp_status === null ? [] : [tp_status]}
      onPick={(value) =>
        mutate({
          body: {
            domain,
            tp_status: value === tp_status ? null : value,
            ...(affinity_id && { affinity_id }),
          },
        })
      }
      face={name ?? <span className={classes.none}>{read.isPending ? 'Loading…' : 'Set status'}</span>}
    />
  );
}
