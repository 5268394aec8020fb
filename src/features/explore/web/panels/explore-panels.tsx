import { Suspense } from 'react';
import { ComingCompany } from '#features/slider/web/shell/use-coming-company.ts';
import { late, lateForm } from '#web/ui/late.ts';
import type { useExploreScreen } from '../use-explore-screen.ts';
import type { useOpenCompany } from '../use-open-company.ts';

const ExploreFilterPanel = lateForm(
  async () => (await import('../filters/explore-filter-panel.tsx')).ExploreFilterPanel,
);
const CompanySlider = late(
  async () => (await import('#features/slider/web/company-slider.tsx')).CompanySlider,
  ComingCompany,
);
const HistoryPanel = late(async () => (await import('../history/history-panel.tsx')).HistoryPanel);
const PipelinePanel = late(
  async () => (await import('#features/pipeline/web/pipeline-panel.tsx')).PipelinePanel,
);
const RankingPanel = late(async () => (await import('./ranking-panel.tsx')).RankingPanel);
const AllLists = late(async () => (await import('./all-lists.tsx')).AllLists);
const AllDatasources = late(async () => (await import('./all-datasources.tsx')).AllDatasources);
const FiltersSummary = late(async () => (await import('./filters-summary.tsx')).FiltersSummary);

interface ExplorePanelsProps {
  page: ReturnType<typeof useExploreScreen>;
  company: ReturnType<typeof useOpenCompany>;
}

/** What stands beside the cards, one at a time, and what lies over them. */
export function ExplorePanels({ page, company }: ExplorePanelsProps) {
  const { address, panel, closePanel } = page;
  return (
    <Suspense>
      {panel === 'filters' && (
        <ExploreFilterPanel
          address={address}
          selected={page.selected}
          total={page.found.total}
          onClear={page.clear}
          onClose={closePanel}
        />
      )}
      {panel === 'pipeline' && <PipelinePanel onClose={closePanel} />}
      {panel === 'rankingSlider' && <RankingPanel onClose={closePanel} />}
      {panel === 'allLists' && <AllLists lists={page.lists} onClose={closePanel} />}
      {panel === 'allDataSources' && (
        <AllDatasources value={page.datasource} onChange={page.changeDatasource} onClose={closePanel} />
      )}
      {panel === 'history' && (
        <HistoryPanel
          searching={page.isSearching ? address.shown : null}
          kept={address.kept}
          onShow={page.showSearch}
          onClose={closePanel}
        />
      )}
      {panel === 'none' && company.open && <CompanySlider {...company.open} />}
      {page.isSummed && (
        <FiltersSummary
          values={address.values}
          total={page.found.total}
          onClear={page.clear}
          onClose={page.closeSummary}
        />
      )}
    </Suspense>
  );
}
