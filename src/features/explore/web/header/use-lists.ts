import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api.ts';
import { useKeptState } from '#web/kept-state.ts';
import type { Search } from '#web/search-codec.ts';
import { exploreContract } from '../../explore.contract.ts';
import { type OpenLists, toggleList } from './list-tabs.rules.ts';
import type { ExploreAddress } from '../use-explore-address.ts';

const REMEMBERED_MS = 300_000;

interface ListsOptions {
  enabled: boolean;
  /** The companies of a list are on their way: until then no further list is chosen. */
  isBusy: boolean;
  /** Called when the last list was closed. */
  onNone: () => void;
}

/** What was searched for inside each list, and when; the companies themselves wait with the answers of the API. */
type SavedSelections = Readonly<Record<number, { search: Search; at: number }>>;

/** The company lists, which of them have a tab, and how to go from one to another. */
export function useLists(address: ExploreAddress, { enabled, isBusy, onNone }: ListsOptions) {
  const { data, isLoading } = useQuery({ ...ask(exploreContract.lists, {}), enabled });
  const [kept, keep] = useKeptState<SavedSelections>('explore', 'selections of lists');
  const active = address.values.workboard_id ?? null;
  const open = [...new Set([...address.openLists, ...(active === null ? [] : [active])])];
  const lists = data?.data.lists ?? [];

  const go = (next: OpenLists) => {
    const { workboard_id: _, ...filters } = address.filters;
    const { list: _lists, ...others } = address.kept;
    const saved =
      active === null ? kept : { ...kept, [active]: { search: { ...filters, ...others }, at: Date.now() } };
    keep(saved);
    if (next.active === null) {
      onNone();
      return address.reset();
    }
    const before = saved?.[next.active];
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
    isBusy,
    active,
    open,
    tabs: open.flatMap((id) => lists.find(({ workboard_id }) => workboard_id === id) ?? []),
    toggle: (id: number) => go(toggleList({ open, active }, id)),
    show: (id: number) => go({ open, active: id }),
    closeAll: () => go({ open: [], active: null }),
    /** Drops the search remembered for each list. */
    forget: () => keep(null),
  };
}
