import { DEFAULT_DATASOURCE } from '#features/companies/company-options.contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import type { Search } from '#web/search-codec.ts';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { usePicked } from './cards/use-picked.ts';
import type { ExploreMode } from './header/mode-menu.tsx';
import { useLists } from './header/use-lists.ts';
import { useDiscovery } from './use-discovery.ts';
import { countSelected, isSearching, useExploreAddress } from './use-explore-address.ts';
import { useOwnCompanies } from './use-own-companies.ts';
import { useMetadata } from './use-metadata.ts';

/** What stands beside the cards; while none does, the company that the address names. */
export type Panel =
  | 'none'
  | 'filters'
  | 'allDataSources'
  | 'allLists'
  | 'rankingSlider'
  | 'history'
  | 'pipeline';

/** The state of the screen beside its address: the mode, the panel, and whether any datasource is chosen. */
export function useExploreScreen() {
  const address = useExploreAddress();
  const [chosenMode, setMode] = useState<ExploreMode>(() =>
    address.values.workboard_id ? 'Lists' : 'Datasources',
  );
  // A list in the address says the mode by itself.
  const mode: ExploreMode = address.values.workboard_id ? 'Lists' : chosenMode;
  const [panel, setPanel] = useState<Panel>('none');
  const [isSummed, setSummed] = useState(false);
  const [noDatasource, setNoDatasource] = useState(false);
  const found = useDiscovery({ filters: address.filters, sort: address.sort });
  const phone = useIsPhone();
  const lists = useLists(address, {
    enabled: mode === 'Lists',
    isBusy: found.isStale || found.isFirstLoad,
    onNone: () => {
      if (!phone) setPanel('allLists');
    },
  });
  const picking = usePicked(found.shownKey);
  const { data: config } = useAppConfig();
  useOwnCompanies(address, config?.user.email_address);
  const metadata = useMetadata();
  useMisreadTold(address.misread.join(', '), address.tidy);
  useFirstOfNewSearch(address, found);

  // Nothing found means that the filters are to be changed; a phone has no room for both.
  const mustChange = found.isEmpty && !phone;
  const [hadToChange, setHadToChange] = useState(false);
  if (mustChange !== hadToChange) {
    setHadToChange(mustChange);
    if (mustChange) setPanel('filters');
  }

  const toggle = (which: Panel) => setPanel((now) => (now === which ? 'none' : which));
  return {
    address,
    found,
    lists,
    metadata,
    mode,
    panel,
    picking,
    /** A company stands open beside the others. */
    isBeside: !phone && panel === 'none' && address.company !== null,
    me: config?.user.email_address ?? '',
    selected: countSelected(address.shown),
    isSearching: isSearching(address.shown),
    isSummed: isSummed && isSearching(address.values),
    datasource: noDatasource ? null : (address.shown.explore_datasource ?? DEFAULT_DATASOURCE),
    prompt: promptOf(mode, noDatasource),
    toggle,
    show: setPanel,
    openSummary: () => setSummed(true),
    closeSummary: () => setSummed(false),
    /** Shows another search, one of the history for example. */
    showSearch: (search: Search) => {
      setMode(search['workboard_id'] ? 'Lists' : 'Datasources');
      setNoDatasource(false);
      setPanel('none');
      address.reset(search);
    },
    closePanel: useCallback(() => setPanel('none'), []),
    changeMode: (next: ExploreMode) => {
      setMode(next);
      setNoDatasource(false);
      setPanel((now) => (now === 'allLists' || now === 'allDataSources' ? 'none' : now));
      lists.forget();
      address.reset();
    },
    changeDatasource: (datasource: string | null) => {
      setNoDatasource(datasource === null);
      const isDefault = datasource === null || datasource === DEFAULT_DATASOURCE;
      address.reset(isDefault ? {} : { explore_datasource: [datasource] });
    },
    clear: () => {
      address.reset();
      if (!phone) setPanel('filters');
    },
  };
}
export type ExploreScreen = ReturnType<typeof useExploreScreen>;

function promptOf(mode: ExploreMode, noDatasource: boolean) {
  if (mode === 'Lists') return 'list' as const;
  return noDatasource ? ('datasource' as const) : ('filters' as const);
}

/** Says which part of an address was not understood, once for each address, and takes it out of there. */
function useMisreadTold(names: string, tidy: () => void) {
  const told = useRef('');
  useEffect(() => {
    if (told.current === names) return;
    told.current = names;
    if (!names) return;
    showToast({ message: `Ignored an invalid value for ${names}.`, look: 'failure' });
    tidy();
  }, [names, tidy]);
}

/** A new query begins at its first company: a company that stood open gives way to it. */
function useFirstOfNewSearch(
  { company, isFollowing, select }: ReturnType<typeof useExploreAddress>,
  { companies, shownKey }: ReturnType<typeof useDiscovery>,
) {
  const first = companies[0]?.company_domain;
  useEffect(() => {
    if (isFollowing(shownKey) && first && company !== null && first !== company) select(first, true);
  }, [company, first, isFollowing, select, shownKey]);
}
