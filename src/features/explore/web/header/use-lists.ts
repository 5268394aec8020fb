import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from '#web/api.ts';
import type { Search } from '#web/search-codec.ts';
import { exploreContract } from '../../explore.contract.ts';
import { type OpenLists, toggleList } from './list-tabs.rules.ts';
import type { ExploreAddress } from '../use-explore-address.ts';

const REMEMBERED_MS = 300_000;

/** The company lists, which of them have a tab, and how to go from one to another. */
export function useLists(address: ExploreAddress, enabled: boolean) {
  const { data, isLoading } = useQuery({ ...ask(exploreContract.lists, {}), enabled });
  const searches = useRef(new Map<number, { search: Search; at: number }>());
  const active = address.values.workboard_id ?? null;
  const open = [...new Set([...address.openLists, ...(active === null ? [] : [active])])];
  const lists = data?.data.lists ?? [];

  const go = (next: OpenLists) => {
    if (active !== null) {
      const { workboard_id: _, ...search } = address.filters;
      searches.current.set(active, { search, at: Date.now() });
    }
    if (next.active === null) return address.reset();
    const before = searches.current.get(next.active);
    const remembered = before && Date.now() - before.at < REMEMBERED_MS ? before.search : {};
    return address.reset({
      ...remembered,
      workboard_id: [String(next.active)],
      list: next.open.map(String),
    });
  };
  return {
    lists,
    isLoading,
    active,
    open,
    tabs: open.flatMap((id) => lists.find(({ workboard_id }) => workboard_id === id) ?? []),
    toggle: (id: number) => go(toggleList({ open, active }, id)),
    show: (id: number) => go({ open, active: id }),
    /** Drops the search remembered for each list. */
    forget: () => searches.current.clear(),
  };
}
