import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DEFAULT_DATASOURCE } from '#features/companies/company-options.contract.ts';
import { lacking, malformed, meaningful, readFilters, toWire } from '#kernel/filters.ts';
import type { Changes } from '#web/filters/change-values.ts';
import { parseSearch, type Search } from '#web/search-codec.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { tellFilters } from '../search-words.rules.ts';
import { DIRECTIONS, type Direction, SORTS, type SortBy } from '../sort.rules.ts';
import { changeFilters } from './filter-consequences.ts';
import { useFollowing } from './use-following.ts';

const APPLY_MS = 300;

export interface Sort {
  by: SortBy;
  direction: Direction;
}

/** What narrows the search: the default datasource alone does not. */
export const isSearching = (values: ExploreFilters) => Object.keys(toWire(exploreFilters, values)).length > 0;

/** How many filters are chosen, as many as there are chips; the datasource and the list are told elsewhere. */
export const countSelected = (values: ExploreFilters) =>
  tellFilters('chip', values, {}).flatMap((told) => told.values).length;

/** The search as the address tells it, and the ways to change it. */
export function useExploreAddress() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(searchStr), [searchStr]);

  const goTo = useCallback(
    (search: Search, replace = false) =>
      // The address holds names with all their values, which no route has to know beforehand.
      void navigate({ to: '/explore', search, replace }),
    [navigate],
  );
  const [round, setRound] = useState(0);
  const { follow, isFollowing } = useFollowing(address.company !== null);
  const { draft, change, forget } = useDraft(address.values, (values) => {
    follow();
    goTo({
      ...toWire(exploreFilters, values),
      ...(isSearching(values) && { ...address.kept, ...address.opened }),
    });
  });

  return {
    ...address,
    /** The values with what was changed in the last moments. */
    shown: draft ?? address.values,
    change,
    /** Another number for each search that was begun anew: what was typed for the one before is gone. */
    round,
    reset: useCallback(
      (search: Search = {}, replace = false) => {
        forget();
        setRound((now) => now + 1);
        goTo(search, replace);
      },
      [forget, goTo],
    ),
    sortBy: (sort: Sort | null) => {
      follow();
      goTo({ ...address.filters, ...address.lists, ...(sort && writtenSort(sort)), ...address.opened });
    },
    isFollowing,
    /** The address without what is left out of it. */
    tidy: () => goTo({ ...address.filters, ...address.kept, ...address.opened }, true),
    select: (domain: string | null, replace = false) =>
      goTo(
        { ...address.filters, ...address.kept, ...address.lists, ...(domain && { company: [domain] }) },
        replace,
      ),
  };
}
export type ExploreAddress = ReturnType<typeof useExploreAddress>;

export function readAddress(searchStr: string) {
  const search = parseSearch(searchStr);
  const query = new URLSearchParams(searchStr);
  const read = readFilters(exploreFilters, query);
  const values = meaningful(exploreFilters, sensible(read));
  const sort = readSort(search);
  const lists = (search['list'] ?? []).map(Number).filter(Number.isSafeInteger);
  return {
    /** Nothing stands behind the path. */
    isPlain: query.size === 0,
    /** Parameters whose values nobody understands, or that mean nothing alone; they are left out. */
    misread: [...new Set([...malformed(exploreFilters, query), ...lacking(exploreFilters, read)])],
    values,
    sort,
    company: search['company']?.[0] || null,
    /** The company that stands open, as the address writes it. */
    opened: (search['company']?.[0] ? { company: search['company'].slice(0, 1) } : {}) as Search,
    openLists: lists,
    filters: toWire(exploreFilters, values),
    lists: (lists.length > 0 ? { list: lists.map(String) } : {}) as Search,
    kept: {
      ...(lists.length > 0 && { list: lists.map(String) }),
      ...(sort && writtenSort(sort)),
    } as Search,
  };
}

/** The default datasource is no filter, and quips are chosen among only where they are what is asked for. */
function sensible(read: ExploreFilters): ExploreFilters {
  const { explore_datasource, newsletter_sender, from_to_date, ...others } = read;
  return {
    ...others,
    ...(explore_datasource && explore_datasource !== DEFAULT_DATASOURCE && { explore_datasource }),
    ...(others.newsletter_mentions && newsletter_sender && { newsletter_sender }),
    ...(others.newsletter_mentions && from_to_date && { from_to_date }),
  };
}

function readSort({ sort_by, sort_direction }: Search): Sort | null {
  const by = SORTS.find((one) => one === sort_by?.[0]);
  const direction = DIRECTIONS.find((one) => one === sort_direction?.[0]);
  return by && direction ? { by, direction } : null;
}

const writtenSort = ({ by, direction }: Sort): Search => ({ sort_by: [by], sort_direction: [direction] });

/** Holds changes for 300 ms, so that a search follows the last of them; leaving the page applies them at once. */
function useDraft(applied: ExploreFilters, apply: (values: ExploreFilters) => void) {
  const [draft, setDraft] = useState<ExploreFilters | null>(null);
  const latest = useRef({ apply, values: applied });
  useEffect(() => {
    latest.current = { apply, values: draft ?? applied };
  });

  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => {
      latest.current.apply(draft);
      setDraft(null);
    }, APPLY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const change = useCallback((changes: Changes<ExploreFilters>) => {
    const next = changeFilters(latest.current.values, changes);
    latest.current.values = next;
    setDraft(next);
  }, []);
  const forget = useCallback(() => setDraft(null), []);
  return { draft, change, forget };
}
