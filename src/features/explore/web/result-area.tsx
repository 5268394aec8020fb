import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconDatabase, IconFilterOff, IconList } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states/result-state.tsx';
import { CardSkeletons, RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { CompanyGrid } from './cards/company-grid.tsx';
import classes from './explore-page.module.css';
import gridClasses from './cards/company-grid.module.css';
import type { ExploreMode } from './header/mode-menu.tsx';
import { NoMetadata } from './no-metadata.tsx';
import type { ExploreScreen } from './use-explore-screen.ts';

const prompts = {
  filters: {
    icon: IconAdjustmentsHorizontal,
    title: 'Kindly select the filter(s) based on the company(s) you want to view.',
  },
  datasource: {
    icon: IconDatabase,
    title: 'Kindly select a datasource to view companies tagged under it.',
  },
  list: { icon: IconList, title: 'Kindly select a list(s) to view companies tagged under it.' },
};
const empty: Record<ExploreMode, string> = {
  Datasources: 'No data to preview. Please modify your filters!',
  Lists: 'No data to preview for seleted filters. Please modify your filters!',
};
const LOADING = 'Kindly wait, we are filtering companies based on your requirement...';
const LOADING_MORE = 'Kindly wait, we are loading more companies...';

interface ResultAreaProps {
  page: ExploreScreen;
  onSelect: (domain: string, byItself: boolean) => void;
  scroller: RefObject<HTMLElement | null>;
}

/** Companies, or the one sentence that stands in their place; above them what goes wrong beside them. */
export function ResultArea(props: ResultAreaProps) {
  const { metadata } = props.page;
  return (
    <>
      {metadata.isFailed && <NoMetadata {...metadata} />}
      <Results {...props} />
    </>
  );
}

function Results({ page, onSelect, scroller }: ResultAreaProps) {
  const { found, mode } = page;
  if (!found.isAsked)
    return (
      <Middle>
        <EmptyState {...prompts[page.prompt]} action={<PromptAction page={page} />} />
      </Middle>
    );
  if (found.isFirstLoad)
    return (
      <div className={classes.first}>
        <div className={classes.waiting}>
          <LoadingState text={LOADING} />
        </div>
        {page.isBeside ? (
          <RowSkeletons label="Loading companies" count={12} />
        ) : (
          <CardSkeletons label="Loading companies" />
        )}
      </div>
    );
  if (found.failed)
    return (
      <Middle>
        <ErrorState
          title="Couldn’t load companies."
          text="Your filters are kept. Try again in a moment."
          action={<Button onClick={() => void found.retry()}>Try again</Button>}
        />
      </Middle>
    );
  if (found.isEmpty)
    return (
      <Middle>
        <EmptyState
          icon={IconFilterOff}
          title={empty[mode]}
          action={
            page.panel === 'filters' ? (
              <Button onClick={page.clear}>Clear all filters</Button>
            ) : (
              <Button onClick={() => page.show('filters')}>Change filters</Button>
            )
          }
        />
      </Middle>
    );
  return (
    <>
      {found.isStale && (
        <div className={classes.again}>
          <div className={classes.waiting}>
            <LoadingState text={LOADING} />
          </div>
        </div>
      )}
      <CompanyGrid
        search={found.shownKey}
        companies={found.companies}
        total={found.shownTotal}
        me={page.me}
        selected={page.address.company}
        onSelect={onSelect}
        paused={page.panel === 'filters'}
        stale={found.isStale}
        scroller={scroller}
        picking={page.picking}
        beside={page.isBeside}
        onRanking={() => page.show('rankingSlider')}
        isLoadingNext={found.isLoadingNext}
        end={found.isLoadingNext && <output className={gridClasses.end}>{LOADING_MORE}</output>}
      />
    </>
  );
}

/** What leads on from a prompt. */
function PromptAction({ page }: { page: ExploreScreen }) {
  if (page.prompt === 'list') return <Button onClick={() => page.show('allLists')}>All Lists</Button>;
  if (page.prompt === 'datasource')
    return <Button onClick={() => page.show('allDataSources')}>All Datasources</Button>;
  return <Button onClick={() => page.show('filters')}>Choose filters</Button>;
}

function Middle({ children }: { children: ReactNode }) {
  return <div className={classes.prompt}>{children}</div>;
}
