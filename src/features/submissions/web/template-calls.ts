import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { type Option, optionsOf } from '#kernel/forms/form-options.ts';
import type { Template } from '#kernel/forms/form-language.ts';
import { schemaPath } from '#kernel/schema-path.ts';
import { ask, call } from '#web/api.ts';
import { ownEntriesContract, unpublishedContract } from '../entries.contract.ts';

const none = z.object({});
const one = z.object({ uuid: z.string() });

/** A path below /api/v1 that a schema names; what names another place is nothing of ours. */
function pathIn(address: string | undefined): `/${string}` {
  const path = address === undefined ? null : schemaPath(address);
  if (path === null) throw new Error(`${address} is no address of Orion.`);
  return path;
}

/** The form at the address the menu names. */
export const askTemplate = (address: string) =>
  ask(
    { ...ownEntriesContract.template, path: pathIn(address), params: none, rejects404: true },
    { params: {} },
  );

/** What the server calls a template: the end of its address. */
export const slugOf = ({ api }: Pick<Template, 'api'>) => api.endpoint.split('/').at(-1) ?? '';

/** Where the entries of a template are listed, read and written. */
export function callsOf({ api }: Pick<Template, 'api'>) {
  const at = pathIn(api.endpoint);
  const drafts = pathIn(api.draft_endpoint);
  const waiting = api.unpublished_endpoint && pathIn(api.unpublished_endpoint);
  const { list, read, add, change, remove, restore } = ownEntriesContract;
  return {
    path: at,
    list: { ...list, path: at, params: none },
    read: { ...read, path: `${at}/{uuid}`, params: one },
    add: { ...add, path: at, params: none },
    change: { ...change, path: `${at}/{uuid}`, params: one },
    remove: { ...remove, path: `${at}/{uuid}`, params: one },
    restore: { ...restore, path: `${at}/{uuid}/restore`, params: one },
    drafts: { ...unpublishedContract.drafts, path: drafts, params: none },
    saveDraft: { ...unpublishedContract.saveDraft, path: drafts, params: none },
    changeDraft: { ...unpublishedContract.changeDraft, path: `${drafts}/{uuid}`, params: one },
    waiting: waiting
      ? {
          list: { ...unpublishedContract.unpublished, path: waiting, params: none },
          approve: {
            ...unpublishedContract.approve,
            path: `${waiting}/{uuid}/approve` as const,
            params: one,
          },
          sendBack: {
            ...unpublishedContract.sendBack,
            path: `${waiting}/{uuid}/return` as const,
            params: one,
          },
        }
      : null,
  } as const;
}

/** A call that answers options, as a schema names it. */
function optionCall(address: string) {
  const [path = '', query = ''] = pathIn(address).split('?');
  const endpoint = {
    method: 'GET',
    path: path as `/${string}`,
    summary: 'Options of a field',
    query: z.record(z.string(), z.string()) as unknown as z.ZodObject,
    reply: z.unknown(),
  } satisfies Endpoint;
  return { endpoint, fixed: Object.fromEntries(new URLSearchParams(query)) };
}

/** What may be chosen, for what is typed; fails where the call answers something else. */
export async function fetchOptions(
  address: string,
  typed: string | null,
  signal: AbortSignal,
): Promise<Option[]> {
  const { endpoint, fixed } = optionCall(address);
  const query = { ...fixed, ...(typed !== null && { search_term: typed }) };
  const options = optionsOf(await call(endpoint, { query }, signal));
  if (!options) throw new Error('Couldn’t load the options.');
  return options;
}

const FIVE_MINUTES_MS = 300_000;

export const askOptions = (address: string) =>
  queryOptions({
    queryKey: ['options', address],
    queryFn: ({ signal }) => fetchOptions(address, null, signal),
    staleTime: FIVE_MINUTES_MS,
  });

/** What may be chosen, or why there is nothing to choose yet. */
export function useOptions(address: string) {
  const { data = [], isPending, isError, isFetching } = useQuery(askOptions(address));
  return {
    options: data,
    hint: isPending ? 'Loading…' : undefined,
    failure: isError && !isFetching ? 'Options couldn’t be loaded. Try again later.' : undefined,
  };
}
