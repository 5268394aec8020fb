import { useQuery } from '@tanstack/react-query';
import { profileContract } from '#features/companies/profile.contract.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { ask, call } from '#web/api.ts';
import { type OptimisticAction, useOptimistic } from '#web/optimistic.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { filedOn, type List, NOT_YET, renamed, takenOff } from '../list.rules.ts';
import { listOptions } from '../list-options.contract.ts';
import { listsContract } from '../lists.contract.ts';

const CREATED_MS = 2000;
export const UNDO_MS = 6000;
const { allLists, workboards, companyHistory } = listsContract;

export type CompanyLists = Reply<typeof listsContract.companyLists>;

/** Lists and bucket of a company. */
export function useListsOf(domain: string) {
  const query = ask(listsContract.companyLists, { query: { domain } });
  return { query, read: useQuery(query) };
}

/** One optimistic action on the lists of a company. */
export function useListAction<V>(
  domain: string,
  action: Pick<OptimisticAction<CompanyLists, V>, 'name' | 'send' | 'foresee' | 'onDone' | 'settleMs'>,
) {
  const { queryKey } = ask(listsContract.companyLists, { query: { domain } });
  const { foresee, ...others } = action;
  return useOptimistic<CompanyLists | null, V, unknown>({
    ...others,
    send: (input, signal, saved) => action.send(input, signal, saved ?? undefined),
    queryKey,
    foresee: (current, input) => current && foresee(current, input),
    reaches: [listOptions, allLists, workboards, companyHistory, profileContract.noCachedData],
  }).mutate;
}

/** What can be done with the lists of a company. */
export function useCompanyLists(domain: string) {
  const { read } = useListsOf(domain);
  const outside = read.data?.affinity_id ? { affinity_id: read.data.affinity_id } : {};
  const add = useListAction<List>(domain, {
    name: 'add',
    foresee: filedOn,
    send: ({ list_id }, signal) =>
      call(listsContract.addCompany, { body: { domain, list_id, ...outside } }, signal),
  });
  const create = useListAction<string>(domain, {
    name: 'create',
    foresee: (current, name) => filedOn(current, { list_id: NOT_YET, name }),
    send: (name, signal) => call(listsContract.addList, { body: { domain, name, ...outside } }, signal),
    settleMs: CREATED_MS,
    onDone: (name) => showToast({ message: `Created list ${name}`, look: 'success' }),
  });
  const remove = useListAction<List>(domain, {
    name: 'remove',
    foresee: takenOff,
    send: ({ list_id }, signal) => call(listsContract.removeCompany, { params: { domain, list_id } }, signal),
    onDone: (list) =>
      showToast({
        message: `Removed from ${list.name}`,
        look: 'success',
        duration: UNDO_MS,
        undo: () => add(list),
      }),
  });
  return { read, add, create, remove, ...useListNames(domain) };
}

/** Other names for lists, and their end; both hold for the whole firm. */
function useListNames(domain: string) {
  const rename = useListAction<List & { was: string }>(domain, {
    name: 'rename',
    foresee: renamed,
    send: ({ list_id, name }, signal) =>
      call(listsContract.renameWorkboard, { params: { workboard_id: list_id }, body: { name } }, signal),
    onDone: (list) =>
      showToast({
        message: `Renamed to ${list.name}`,
        look: 'success',
        duration: UNDO_MS,
        undo: () => rename({ ...list, name: list.was, was: list.name }),
      }),
  });
  const restore = useListAction<List>(domain, {
    name: 'restore',
    foresee: filedOn,
    send: ({ list_id }, signal) =>
      call(listsContract.restoreWorkboard, { params: { workboard_id: list_id } }, signal),
  });
  const erase = useListAction<List>(domain, {
    name: 'delete',
    foresee: takenOff,
    send: ({ list_id }, signal) =>
      call(listsContract.deleteWorkboard, { params: { workboard_id: list_id } }, signal),
    onDone: (list) =>
      showToast({
        message: `Deleted the list ${list.name}`,
        look: 'success',
        duration: UNDO_MS,
        undo: () => restore(list),
      }),
  });
  return { rename, erase };
}
