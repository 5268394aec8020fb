import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconDatabase, IconFilterOff, IconList } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/result-state.tsx';
import { CardSkeletons } from '#web/ui/skeletons.tsx';
import { CompanyGrid } from './cards/company-grid.tsx';
import classes from './explore-page.module.css';
import gridClasses from './cards/company-grid.module.css';
import type { ExploreMode } from './header/mode-menu.tsx';
import type { useDiscovery } from './use-discovery.ts';
import type { ExploreAddress } from './use-explore-address.ts';

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
  found: ReturnType<typeof useDiscovery>;
  address: ExploreAddress;
  mode: ExploreMode;
  /** What is to be chosen first, while nothing is. */
  prompt: keyof typeof prompts;
  me: string;
  panelOpen: boolean;
  scroller: RefObject<HTMLElement | null>;
  onFilters: () => void;
}

/** Companies, or the one sentence that stands in their place. */
export function ResultArea({ found, address, mode, ...props }: ResultAreaProps) {
  const filters = <Button onClick={props.onFilters}>{found.isAsked ? 'Change' : 'Choose'} filters</Button>;
  if (!found.isAsked) {
    const action = props.prompt === 'filters' && { action: filters };
    return (
      <Middle>
        <EmptyState {...prompts[props.prompt]} {...action} />
      </Middle>
    );
  }
  if (found.isFirstLoad)
    return (
      <>
        <div className={classes.waiting}>
          <LoadingState text={LOADING} />
        </div>
        <CardSkeletons label="Companies are being looked for" />
      </>
    );
  if (found.failed)
    return (
      <Middle>
        <ErrorState
          title="The companies could not be loaded."
          action={<Button onClick={() => void found.retry()}>Try again</Button>}
        />
      </Middle>
    );
  if (found.isEmpty)
    return (
      <Middle>
        <EmptyState icon={IconFilterOff} title={empty[mode]} action={filters} />
      </Middle>
    );
  return (
    <>
      {found.isStale && <output className="visually-hidden">{LOADING}</output>}
      <CompanyGrid
        // A new search begins at its first card.
        key={found.shownKey}
        companies={found.companies}
        total={found.total}
        me={props.me}
        selected={address.company}
        onSelect={address.select}
        paused={props.panelOpen}
        stale={found.isStale}
        scroller={props.scroller}
        isLoadingNext={found.isLoadingNext}
        end={found.isLoadingNext && <output className={gridClasses.end}>{LOADING_MORE}</output>}
      />
    </>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className={classes.prompt}>{children}</div>;
}
