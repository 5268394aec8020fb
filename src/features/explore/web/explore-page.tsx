import { useDocumentTitle, useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { ask } from '#web/api.ts';
import { FilterChips } from '#web/filters/filter-chips.tsx';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { useIsPhone } from '#web/ui/breakpoints.ts';
import { useInfiniteScroll } from '#web/ui/infinite-scroll.ts';
import { LoaderLine } from '#web/ui/loader-line.tsx';
import { exploreContract } from '../explore.contract.ts';
import classes from './explore-page.module.css';
import { chipsOf } from './filter-words.ts';
import { HeaderMenu, HeaderTools, SelectedFilters } from './header/header-tools.tsx';
import { ListTabs } from './header/list-tabs.tsx';
import { ResultArea } from './result-area.tsx';
import { ScopeControl } from './header/scope-control.tsx';
import { Toolbar } from './header/toolbar.tsx';
import { useExploreScreen } from './use-explore-screen.ts';

const ExploreFilterPanel = lazy(async () => ({
  default: (await import('./filters/explore-filter-panel.tsx')).ExploreFilterPanel,
}));
const RankingPanel = lazy(async () => ({ default: (await import('./panels/ranking-panel.tsx')).RankingPanel }));

/** Company discovery. */
export function ExplorePage() {
  const page = useExploreScreen();
  const { address, found, lists, panel, selected } = page;
  const { data: config } = useAppConfig();
  const { data: owners } = useQuery({
    ...ask(exploreContract.owners, {}),
    enabled: address.shown.tp_owner_email !== undefined,
  });
  const phone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const { scroller: watched } = useInfiniteScroll({
    hasNext: found.hasNext,
    isLoading: found.isLoadingNext,
    loadNext: found.loadNext,
  });
  const scrolled = useMergedRef(scroller, watched);
  useDocumentTitle(`Explore · ${appTitle()}`);

  const chosen = <SelectedFilters count={selected} searching={page.isSearching} onClear={page.clear} />;
  const scope = (
    <ScopeControl
      mode={page.mode}
      onMode={page.changeMode}
      datasource={page.datasource}
      onDatasource={page.changeDatasource}
      lists={lists}
    />
  );
  const controls = (
    <div className={classes.controls}>
      {phone && chosen}
      {phone && scope}
      <Toolbar address={address} filtersOpen={panel === 'filters'} onFilters={page.toggleFilters} />
      {page.mode === 'Lists' && (
        <ListTabs lists={lists.tabs} active={lists.active} onShow={lists.show} onClose={lists.toggle} />
      )}
      <div className={classes.strip}>
        <FilterChips chips={chipsOf(address.shown, owners?.results ?? [], address.change)} />
      </div>
    </div>
  );

  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Screen
          heading="Companies"
          count={found.total?.toLocaleString('en-US') ?? '--'}
          tools={
            phone ? (
              <HeaderMenu onRanking={page.toggleRanking} />
            ) : (
              <HeaderTools onRanking={page.toggleRanking} selected={chosen} scope={scope} />
            )
          }
          hint={found.companies.length > 0 && <Hint />}
        >
          <div className={classes.results}>
            {!phone && controls}
            <div className={classes.line}>{found.isStale && <LoaderLine label="Loading companies" />}</div>
            <div ref={scrolled} className={classes.scroll}>
              {phone && controls}
              <ResultArea
                found={found}
                address={address}
                mode={page.mode}
                prompt={page.prompt}
                me={config?.user.email_address ?? ''}
                panelOpen={panel === 'filters'}
                scroller={scroller}
                onFilters={page.openFilters}
              />
            </div>
          </div>
        </Screen>
      </div>
      <Suspense>
        {panel === 'filters' && (
          <ExploreFilterPanel address={address} selected={selected} onClose={page.closePanel} />
        )}
        {panel === 'ranking' && <RankingPanel onClose={page.closePanel} />}
      </Suspense>
    </div>
  );
}

function Hint() {
  return (
    <>
      Press <ShortcutKeys keys="Enter" /> to select the company and view its details.
    </>
  );
}
