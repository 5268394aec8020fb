import { useDocumentTitle, useMergedRef } from '@mantine/hooks';
import { Suspense, useRef } from 'react';
import { grouped } from '#kernel/numbers.ts';
import { copyLink, screenLink } from '#web/copy-link.ts';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { useInfiniteScroll } from '#web/ui/scrolling/infinite-scroll.ts';
import { late } from '#web/ui/late.ts';
import { LoaderLine } from '#web/ui/states/loader-line.tsx';
import classes from './explore-page.module.css';
import { ExploreControls } from './header/explore-controls.tsx';
import { HeaderTools, SelectedFilters } from './header/header-tools.tsx';
import { ScopeControl } from './header/scope-control.tsx';
import { ExplorePanels } from './panels/explore-panels.tsx';
import { ResultArea } from './result-area.tsx';
import { useExploreScreen } from './use-explore-screen.ts';
import { useExploreShortcuts } from './use-explore-shortcuts.ts';
import { useOpenCompany } from './use-open-company.ts';

const HeaderMenu = late(async () => (await import('./header/header-menu.tsx')).HeaderMenu);
const BulkBar = late(async () => (await import('./bulk/bulk-bar.tsx')).BulkBar);

/** Company discovery. */
export function ExplorePage() {
  const page = useExploreScreen();
  const { address, found, picking } = page;
  const phone = useIsPhone();
  const company = useOpenCompany(page);
  const scroller = useRef<HTMLDivElement>(null);
  const { scroller: watched } = useInfiniteScroll({
    hasNext: found.hasNext,
    isLoading: found.isLoadingNext,
    loadNext: found.loadNext,
  });
  const scrolled = useMergedRef(scroller, watched);
  useDocumentTitle(`Explore · ${appTitle()}`);
  useExploreShortcuts(page);

  const controls = <ExploreControls page={page}>{phone && <Above page={page} />}</ExploreControls>;
  return (
    <div className={classes.page} data-beside={page.isBeside || undefined}>
      <div className={classes.column}>
        <Screen
          heading="Companies"
          count={grouped(found.total) ?? '--'}
          tools={<Tools page={page} />}
          hint={found.companies.length > 0 && <Hint isBeside={page.isBeside} />}
        >
          <div className={classes.results}>
            {!phone && controls}
            <div className={classes.line}>{found.isStale && <LoaderLine label="Loading companies" />}</div>
            <div ref={scrolled} className={classes.scroll} data-picking={picking.isPicking || undefined}>
              {phone && controls}
              <ResultArea page={page} onSelect={company.select} scroller={scroller} />
            </div>
            {picking.isPicking && (
              <Suspense>
                <BulkBar
                  picking={picking}
                  found={found}
                  filters={address.filters}
                  sort={address.sort}
                  me={page.me}
                />
              </Suspense>
            )}
          </div>
        </Screen>
      </div>
      <ExplorePanels page={page} company={company} />
    </div>
  );
}

type PageProps = { page: ReturnType<typeof useExploreScreen> };

function Tools({ page }: PageProps) {
  const phone = useIsPhone();
  const actions = {
    onCopyLink: page.isSearching ? () => void copyLink(screenLink()) : undefined,
    onHistory: () => page.toggle('history'),
    onPipeline: () => page.toggle('pipeline'),
    onRanking: () => page.toggle('rankingSlider'),
  };
  if (phone)
    return (
      <Suspense>
        <HeaderMenu {...actions} onPick={page.found.companies.length > 0 ? page.picking.begin : undefined} />
      </Suspense>
    );
  return (
    <HeaderTools
      {...actions}
      panel={page.panel}
      selected={<Chosen page={page} />}
      scope={<Scope page={page} />}
    />
  );
}

const Above = ({ page }: PageProps) => (
  <>
    <Chosen page={page} />
    <Scope page={page} />
  </>
);

const Chosen = ({ page }: PageProps) => (
  <SelectedFilters
    count={page.selected}
    searching={page.isSearching}
    onSummary={page.openSummary}
    onClear={page.clear}
  />
);

const Scope = ({ page }: PageProps) => (
  <ScopeControl
    mode={page.mode}
    onMode={page.changeMode}
    datasource={page.datasource}
    onDatasource={page.changeDatasource}
    lists={page.lists}
    onAll={() => page.show(page.mode === 'Lists' ? 'allLists' : 'allDataSources')}
  />
);

function Hint({ isBeside }: { isBeside: boolean }) {
  if (isBeside)
    return (
      <>
        <ShortcutKeys keys="J" /> <ShortcutKeys keys="K" /> next, previous company
      </>
    );
  return (
    <>
      Press <ShortcutKeys keys="Enter" /> to select the company and view its details.
    </>
  );
}
