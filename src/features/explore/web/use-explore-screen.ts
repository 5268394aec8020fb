import { useCallback, useState } from 'react';
import { useIsPhone } from '#web/ui/breakpoints.ts';
import type { ExploreMode } from './header/mode-menu.tsx';
import { useDiscovery } from './use-discovery.ts';
import { countSelected, DEFAULT_DATASOURCE, isSearching, useExploreAddress } from './use-explore-address.ts';
import { useLists } from './header/use-lists.ts';

type Panel = 'none' | 'filters' | 'ranking';

/** The state of the screen beside its address: the mode, the panel, and whether any datasource is chosen. */
export function useExploreScreen() {
  const address = useExploreAddress();
  const [chosenMode, setMode] = useState<ExploreMode>(() =>
    address.values.workboard_id ? 'Lists' : 'Datasources',
  );
  // A list in the address says the mode by itself.
  const mode: ExploreMode = address.values.workboard_id ? 'Lists' : chosenMode;
  const [panel, setPanel] = useState<Panel>('none');
  const [noDatasource, setNoDatasource] = useState(false);
  const lists = useLists(address, mode === 'Lists');
  const found = useDiscovery({ filters: address.filters, sort: address.sort });
  const phone = useIsPhone();

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
    mode,
    panel,
    selected: countSelected(address.shown),
    isSearching: isSearching(address.shown),
    datasource: noDatasource ? null : (address.shown.explore_datasource ?? DEFAULT_DATASOURCE),
    prompt: promptOf(mode, noDatasource),
    toggleFilters: () => toggle('filters'),
    openFilters: () => setPanel('filters'),
    toggleRanking: () => toggle('ranking'),
    closePanel: useCallback(() => setPanel('none'), []),
    changeMode: (next: ExploreMode) => {
      setMode(next);
      setNoDatasource(false);
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

function promptOf(mode: ExploreMode, noDatasource: boolean) {
  if (mode === 'Lists') return 'list' as const;
  return noDatasource ? ('datasource' as const) : ('filters' as const);
}
