import { useQuery } from '@tanstack/react-query';
import { domainWords } from '#kernel/domains.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { ask, call } from '#web/api.ts';
import { useOptimistic } from '#web/optimistic.ts';
import type { WorkboardType } from '../list.rules.ts';
import { listOptions } from '../list-options.contract.ts';
import { listsContract } from '../lists.contract.ts';

const { workboards, allLists, companyLists } = listsContract;

type Read = Reply<typeof listsContract.readWorkboard>;
type Board = Read['data'];

/** A company, a category or a person on a workboard. */
export interface Member {
  /** What it is called by: a domain, the category itself, an e-mail address; null cannot be taken off. */
  key: string | null;
  name: string;
  hint?: string | null;
}
interface Change {
  key: string;
  name: string;
  on: boolean;
}

interface Kind {
  members: (board: Board) => Member[];
  foresee: (board: Board, change: Change) => Board;
  send: (workboard_id: number, change: Change, signal: AbortSignal) => Promise<unknown>;
}

const kinds: Record<WorkboardType, Kind> = {
  companies: {
    members: ({ companies }) =>
      companies.map(({ company_domain: key, company_name: name }) => ({ key, name, hint: domainWords(key) })),
    foresee: (board, { key, name, on }) => {
      const others = board.companies.filter(({ company_domain }) => company_domain !== key);
      return {
        ...board,
        companies: on ? [...others, { company_domain: key, company_name: name }] : others,
      };
    },
    send: (list_id, { key: domain, on }, signal) =>
      on
        ? call(listsContract.addCompany, { body: { domain, list_id } }, signal)
        : call(listsContract.removeCompany, { params: { domain, list_id } }, signal),
  },
  categories: {
    members: ({ categories }) => categories.map((key) => ({ key, name: key })),
    foresee: (board, { key, on }) => {
      const others = board.categories.filter((category) => category !== key);
      return { ...board, categories: on ? [...others, key].sort() : others };
    },
    send: (workboard_id, { key: category, on }, signal) =>
      call(
        listsContract.addCategory,
        { body: { category, workboard_id, ...(!on && { remove: true }) } },
        signal,
      ),
  },
  people: {
    members: ({ people }) =>
      people.map(({ email, full_name }) => ({ key: email, name: full_name, hint: email })),
    foresee: (board, { key, name, on }) => {
      const others = board.people.filter(({ email }) => email !== key);
      return { ...board, people: on ? [...others, { person_id: 0, full_name: name, email: key }] : others };
    },
    send: (workboard_id, { key: email, on }, signal) =>
      call(listsContract.addPerson, { body: { email, workboard_id, ...(!on && { remove: true }) } }, signal),
  },
};

/** What a workboard holds, and the ways to put something on it or take it off. */
export function useWorkboard(workboard_id: number, type: WorkboardType) {
  const query = ask(listsContract.readWorkboard, { params: { workboard_id } });
  const read = useQuery(query);
  const { members, foresee, send } = kinds[type];
  const { mutate } = useOptimistic<Read | null, Change, unknown>({
    name: 'member',
    queryKey: query.queryKey,
    foresee: (current, change) => current && { data: foresee(current.data, change) },
    send: (change, signal) => send(workboard_id, change, signal),
    reaches: [workboards, allLists, listOptions, companyLists],
  });
  return { read, members, change: mutate };
}
