import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Reply, Sent } from '#kernel/endpoint.ts';
import { ApiError, call, isCancelled, messageOf, renew } from './api.ts';
import { claimChange, dropChange, keepChange, lookAgain, savedOf, showChange } from './foreseen.ts';
import { showToast, type Toast, TOAST_MS } from './ui/overlays/toast.ts';

/** So long a person waits for an answer: reverted and asked anew, the screen is right within three seconds. */
export const ANSWER_MS = 2000;
/** A write whose answer did not come in time may still have been made. */
const SECOND_LOOK_MS = 4000;
/** So long somebody may take to read what can be done. */
const OFFER_MS = 8000;

export interface OptimisticAction<T, V, R = unknown> {
  /** Tells the actions on one query apart. */
  name: string;
  /** The query that shows what is changed. */
  queryKey: QueryKey;
  foresee: (current: T, input: V) => T;
  /** Makes the change; `saved` is what the server is known to hold, without the changes that are under way. */
  send: (input: V, signal: AbortSignal, saved: T | undefined) => Promise<R>;
  /** What the server holds now, where its answer tells more than was foreseen. */
  learn?: (current: T, answer: R) => T;
  onDone?: (input: V, answer: R) => void;
  /** Other calls whose answers the change makes old. */
  reaches?: readonly Endpoint[];
  /** What can be done about a failure. */
  offerFor?: (error: unknown, input: V) => Toast['offer'];
  /** How long a failure is shown. */
  failureMs?: number;
  /** How long after success the query is asked anew. */
  settleMs?: number;
}

/**
 * Shows the outcome of an action at once, and takes it back, saying why, when the server refuses, fails or stays
 * silent. The same action again, while it is under way, is one action.
 */
export function useOptimistic<T, V, R>(action: OptimisticAction<T, V, R>) {
  const cache = useQueryClient();
  const { queryKey } = action;
  const look = () => lookAgain(cache, queryKey);
  const { mutate, isPending } = useMutation({
    // Offline it fails, so that it can be taken back, instead of waiting for better times.
    networkMode: 'always',
    // One after the other: the second builds on what the first has saved.
    scope: { id: hashKey(queryKey) },
    mutationFn: ({ input }: { input: V; id: string }) =>
      inTime((signal) => action.send(input, signal, savedOf(cache, queryKey) as T | undefined)),
    onMutate: async ({ input, id }) => {
      await cache.cancelQueries({ queryKey });
      showChange(cache, queryKey, id, (current) => action.foresee(current as T, input));
    },
    onSuccess: (answer, { input, id }) => {
      const { learn, settleMs } = action;
      keepChange(cache, queryKey, id, learn && ((current) => learn(current as T, answer)));
      void renew(cache, ...(action.reaches ?? []));
      setTimeout(look, settleMs ?? 0);
      action.onDone?.(input, answer);
    },
    onError: (error, { input, id }) => {
      dropChange(cache, queryKey, id);
      look();
      if (error instanceof NoAnswer) setTimeout(look, SECOND_LOOK_MS);
      if (isCancelled(error)) return;
      const offer = action.offerFor?.(error, input);
      const duration = action.failureMs ?? (offer ? OFFER_MS : TOAST_MS);
      showToast({ message: failureOf(error), look: 'failure', duration, ...(offer && { offer }) });
    },
  });
  return {
    isPending,
    mutate: (input: V, told: { onSuccess?: (answer: R) => void } = {}) => {
      const id = hashKey([action.name, input]);
      if (claimChange(cache, queryKey, id)) mutate({ input, id }, told);
    },
  };
}

/** The same for an action that is one call. */
export const useOptimisticCall = <E extends Endpoint, T>(
  endpoint: E,
  { queryKey }: { queryKey: QueryKey },
  foresee: (current: T, input: Sent<E>) => T,
  more: Partial<OptimisticAction<T, Sent<E>, Reply<E>>> = {},
) =>
  useOptimistic<T, Sent<E>, Reply<E>>({
    name: `${endpoint.method} ${endpoint.path}`,
    queryKey,
    foresee,
    send: (input, signal) => call(endpoint, input, signal),
    ...more,
  });

class NoAnswer extends Error {}

/** Gives up, and lets go of the request, when no answer comes in time. */
function inTime<R>(work: (signal: AbortSignal) => Promise<R>): Promise<R> {
  const giveUp = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new NoAnswer());
      giveUp.abort();
    }, ANSWER_MS);
    work(giveUp.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function failureOf(error: unknown): string {
  if (error instanceof NoAnswer) return 'Orion did not answer in time. You see what is saved.';
  if (error instanceof ApiError) return messageOf(error);
  // What `fetch` throws when nobody could be reached.
  if (error instanceof TypeError)
    return navigator.onLine
      ? 'Orion could not be reached. Nothing was changed; please try again.'
      : 'You are offline. Nothing was changed.';
  return messageOf(error);
}
