import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask, call } from '#web/api.ts';
import { type ExistingRule, type ImportRecord } from '../import-record.contract.ts';
import { importsContract } from '../imports.contract.ts';
import { isBusy } from './import-words.ts';

const SOONEST_MS = 500;
const LATEST_MS = 2000;
/** Asks after a tenth of the time it has waited already. */
const BACK_OFF = 10;

export const importQuery = (id: string) => ask(importsContract.read, { params: { id } });

/** An import as it stands; while Orion is at work on it, it is asked for again and again. */
export function useImport(id: string | null) {
  const waiting = useRef({ status: '', since: 0 });
  const cache = useQueryClient();
  const query = useQuery({
    ...importQuery(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const status = state.data?.data.status;
      if (!status || !isBusy(status)) return false;
      if (waiting.current.status !== status) waiting.current = { status, since: Date.now() };
      return Math.min(LATEST_MS, Math.max(SOONEST_MS, (Date.now() - waiting.current.since) / BACK_OFF));
    },
  });
  const status = query.data?.data.status;

  // What an import wrote or took back, no other screen knows yet.
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (!isBusy(was) || was === 'checking' || isBusy(status)) return;
    void cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== importsContract.read.path });
  }, [status, cache]);

  return query;
}

export type ImportActions = ReturnType<typeof useImportActions>;

/** The ways an import goes on. One at a time; a refusal stays in `error` until the next. */
export function useImportActions(id: string) {
  const cache = useQueryClient();
  const { queryKey } = importQuery(id);
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (step: () => Promise<{ data: ImportRecord }>) => step(),
    onSuccess: (reply) => void cache.setQueryData(queryKey, reply),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
  const at = { params: { id } };
  const run = (step: () => Promise<{ data: ImportRecord }>) =>
    mutateAsync(step).then(
      () => true,
      () => false,
    );

  return {
    error,
    isPending,
    setMapping: (body: Parameters<typeof call<typeof importsContract.setMapping>>[1]['body']) =>
      run(() => call(importsContract.setMapping, { ...at, body })),
    setLayout: (body: Parameters<typeof call<typeof importsContract.setLayout>>[1]['body']) =>
      run(() => call(importsContract.setLayout, { ...at, body })),
    check: () => run(() => call(importsContract.check, at)),
    commit: (existing: ExistingRule) =>
      run(() => call(importsContract.commit, { ...at, body: { existing } })),
    stop: () => run(() => call(importsContract.stop, at)),
    undo: () => run(() => call(importsContract.undo, at)),
  };
}
