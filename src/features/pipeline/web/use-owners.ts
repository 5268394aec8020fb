import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#kernel/endpoint.ts';
import { ApiError, ask, call } from '#web/api.ts';
import { useOptimistic } from '#web/optimistic.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { pipelineContract } from '../pipeline.contract.ts';
import { type Owner, type OwnerOption, scopersOf } from '../pipeline.rules.ts';
import { PIPELINE_CALLS } from './pipeline-calls.ts';
import { tellPipelineChange } from './pipeline-changes.ts';

export const ALERT_MS = 2500;

type Read = Reply<typeof pipelineContract.readOwners>;
type Answer = Reply<typeof pipelineContract.setOwners>;
interface OwnerChange {
  change: 'add' | 'remove';
  owner: Owner;
  isUndo?: boolean;
}
const UNDO_MS = 6000;

const changed = (owners: readonly Owner[], { change, owner }: OwnerChange) => {
  const others = owners.filter(({ email_address }) => email_address !== owner.email_address);
  return change === 'add' ? [...others, owner] : others;
};

/** Who owns a company, and how to add or take off one of them whatever others do meanwhile. */
export function useOwners(domain: string, options: readonly OwnerOption[]) {
  const query = ask(pipelineContract.readOwners, { query: { domain } });
  const read = useQuery(query);
  const send = async (
    input: OwnerChange,
    signal: AbortSignal,
    known: Pick<Read['data'], 'tp_owners' | 'version'>,
  ) =>
    call(
      pipelineContract.setOwners,
      {
        headers: { 'if-match': `"${known.version}"` },
        body: {
          domain,
          scopers: scopersOf(changed(known.tp_owners, input), input.change, options),
          ...(read.data?.data.affinity_id && { affinity_id: read.data.data.affinity_id }),
        },
      },
      signal,
    );
  const { mutate } = useOptimistic<Read | null, OwnerChange, Answer>({
    name: 'owner',
    queryKey: query.queryKey,
    foresee: (current, input) =>
      current && { data: { ...current.data, tp_owners: changed(current.data.tp_owners, input) } },
    send: (input, signal, saved) =>
      send(input, signal, saved?.data ?? { tp_owners: [], version: 0 }).catch((error: unknown) => {
        // Somebody was faster: the one change is made again on what they left.
        if (error instanceof ApiError && error.code === 409)
          return send(input, signal, (error.body as { current: Read['data'] }).current);
        throw error;
      }),
    learn: (current, { data }) => current && { data: { ...current.data, ...data } },
    onDone: ({ change, owner, isUndo }, { data }) => {
      tellPipelineChange({ domain, tp_owners: data.tp_owners.map(({ full_name }) => full_name) });
      if (isUndo) return;
      showToast({
        message: `${owner.full_name} ${change === 'add' ? 'added as owner' : 'removed as owner'}`,
        look: 'success',
        duration: UNDO_MS,
        undo: () => mutate({ change: change === 'add' ? 'remove' : 'add', owner, isUndo: true }),
      });
    },
    reaches: PIPELINE_CALLS,
    failureMs: ALERT_MS,
  });
  return { read, change: mutate };
}
