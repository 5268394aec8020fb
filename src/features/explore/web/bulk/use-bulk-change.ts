import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pipelineContract } from '#features/pipeline/pipeline.contract.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { counted } from '#kernel/numbers.ts';
import { call, messageOf, renew } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { exploreContract } from '../../explore.contract.ts';

interface Outcome {
  message: string;
  /** Takes back what was done. */
  undo?: () => Promise<unknown>;
}

type Before = Reply<typeof pipelineContract.operate>['before'];

/** Puts owners and statuses back as they were; nothing to undo where nothing changed. */
export const undoOf = (companies: Before) =>
  companies.length > 0 ? { undo: () => restoreAll(companies) } : {};

async function restoreAll(companies: Before) {
  const { kept } = await call(pipelineContract.restorePipeline, { body: { companies } });
  const [domain] = kept;
  if (!domain) return;
  const message =
    kept.length === 1
      ? `${domain} wasn’t undone because it has changed since.`
      : `${companiesWords(kept.length)} weren’t undone because they have changed since.`;
  showToast({ message, look: 'failure' });
}

export const companiesWords = (count: number) => counted(count, 'company', 'companies');

const UNDO_MS = 8000;

/** Changes many companies, tells what came of it, and fetches the cards anew. */
export function useBulkChange() {
  const cache = useQueryClient();
  const refresh = () => renew(cache, exploreContract.search, exploreContract.rankedMentions);
  const fail = (error: unknown) => showToast({ message: messageOf(error), look: 'failure' });
  return useMutation({
    mutationFn: (change: () => Promise<Outcome>) => change(),
    onSuccess: ({ message, undo }) => {
      void refresh();
      showToast({
        message,
        look: 'success',
        ...(undo && { duration: UNDO_MS, undo: () => void undo().then(refresh, fail) }),
      });
    },
    onError: fail,
  });
}
