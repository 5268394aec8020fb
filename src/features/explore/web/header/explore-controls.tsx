import { type ReactNode, Suspense } from 'react';
import { FilterChips } from '#web/filters/filter-chips.tsx';
import { late } from '#web/ui/late.ts';
import classes from '../explore-page.module.css';
import { chipsOf } from '../filter-chips.ts';
import type { ExploreScreen } from '../use-explore-screen.ts';
import { useSearchNames } from '../use-search-names.ts';
import { Toolbar } from './toolbar.tsx';

const FoldedChips = late(async () => (await import('#web/filters/folded-chips.tsx')).FoldedChips);
const ListTabs = late(async () => (await import('./list-tabs.tsx')).ListTabs);

interface ExploreControlsProps {
  page: ExploreScreen;
  /** What stands above the toolbar where the bar has no room for it. */
  children?: ReactNode;
}

/** What is between the bar and the cards: tabs of lists, the toolbar, and what the search is narrowed by. */
export function ExploreControls({ page, children }: ExploreControlsProps) {
  const { address, lists, mode, panel } = page;
  const names = useSearchNames(address.shown);
  const chips = chipsOf(address.shown, names, address.change);
  return (
    <div className={classes.controls}>
      {children}
      {mode === 'Lists' && (
        <Suspense>
          <ListTabs lists={lists.tabs} active={lists.active} onShow={lists.show} onClose={lists.toggle} />
        </Suspense>
      )}
      <Toolbar address={address} filtersOpen={panel === 'filters'} onFilters={() => page.toggle('filters')} />
      <div className={classes.strip}>
        {page.isBeside ? (
          <Suspense fallback={<FilterChips chips={chips} />}>
            <FoldedChips chips={chips} />
          </Suspense>
        ) : (
          <FilterChips chips={chips} />
        )}
      </div>
    </div>
  );
}
