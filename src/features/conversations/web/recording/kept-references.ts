import type { QueryClient } from '@tanstack/react-query';
import { renew } from '#web/api.ts';
import { conversationsContract, type Reference } from '../../conversations.contract.ts';
import { recordingContract } from '../../recording.contract.ts';
import { reloadSoon } from '../list/use-conversations.ts';

const { read } = conversationsContract;

/** Puts a reference as it is now where it is read, and has the lists read again. */
export function renewReferences(cache: QueryClient, reference: Reference) {
  const { reference_id } = reference;
  cache.setQueryData([read.path, { query: { reference_id } }], {
    data: { ...reference, results: [reference] },
  });
  forgetReferences(cache);
}

/** Has everything that lists references or their texts read again. */
export function forgetReferences(cache: QueryClient) {
  reloadSoon(cache);
  void renew(cache, recordingContract.list, recordingContract.history);
}
