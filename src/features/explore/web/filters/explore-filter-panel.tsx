import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { withoutPanel } from '#kernel/filters.ts';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { useEnterCloses } from '#web/filters/enter-closes.ts';
import { KindWidgets } from '#web/filters/kind-widgets.tsx';
import { FilterPanel } from '#web/filters/filter-panel.tsx';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { exploreContract } from '../../explore.contract.ts';
import { EXPLORE_PANELS, exploreFilters, MENTION_PANELS } from '../../explore.filters.ts';
import { tellFilters } from '../../search-words.rules.ts';
import { useSearchNames } from '../use-search-names.ts';
import { FreeTextBox } from '../free-text/free-text-box.tsx';
import toolbar from '../header/toolbar.module.css';
import type { ExploreAddress } from '../use-explore-address.ts';
import { CommunicationFilter, NewsletterFilter, VisitFilter } from './contact-filters.tsx';
import type { ExploreWidgetProps, Offers } from './explore-widget.ts';
import { QuipTypeFilter } from './mention-filters.tsx';
import { GrowthFilter, InvestmentFilter, YearFilter } from './number-filters.tsx';
import { OwnersFilter, StatusFilter } from './owner-status-filters.tsx';
import { CompanyStatusFilter, FounderFilter, GrowthTagFilter } from './place-filters.tsx';
import { HeadquarterFilter } from './headquarter-filter.tsx';
import { EmployeeFilter } from './size-filter.tsx';

/** The filters that want more than the widget of their kind. */
const widgets: { readonly [panel: string]: ComponentType<ExploreWidgetProps> | undefined } = {
  'TP Owners': OwnersFilter,
  'TP Status': StatusFilter,
  Growth: GrowthFilter,
  'Growth Tags': GrowthTagFilter,
  Newsletter: NewsletterFilter,
  'Year Founded': YearFilter,
  'Employee Insights': EmployeeFilter,
  'Investment Data': InvestmentFilter,
  'Visit History': VisitFilter,
  'Communication with Orion': CommunicationFilter,
  'Founder Metro Area': FounderFilter,
  'Headquarter Search': HeadquarterFilter,
  Status: CompanyStatusFilter,
  'Quip Type': QuipTypeFilter,
};

interface ExploreFilterPanelProps {
  address: ExploreAddress;
  selected: number;
  /** How many companies are found; null while nobody knows. */
  total: number | null;
  onClear: () => void;
  onClose: () => void;
}

/** Every filter of the discovery screen. */
export function ExploreFilterPanel({ address, selected, total, onClear, onClose }: ExploreFilterPanelProps) {
  useEnterCloses(onClose);
  return (
    <SidePanel
      title="Filters"
      closeLabel="Close filters"
      onClose={onClose}
      badge={selected > 0 && <Badge selected={selected} />}
      foot="Once you have selected press “Enter” to close the filter."
      phoneActions={
        <>
          <Button disabled={selected === 0} onClick={onClear}>
            Clear all filters
          </Button>
          <Button variant="filled" onClick={onClose}>
            Show {total === null ? 'companies' : counted(total, 'company', 'companies')}
          </Button>
        </>
      }
    >
      <FilterPicker round={address.round} address={address} finds />
    </SidePanel>
  );
}

interface FilterPickerProps {
  address: Pick<ExploreAddress, 'shown' | 'change'>;
  /** Another one forgets the words that were typed. */
  round?: number;
  /** Companies are looked for with it at once. */
  finds?: boolean;
}

/** A search to be put together: in words, or filter by filter. */
export function FilterPicker({ address, round, finds = false }: FilterPickerProps) {
  const offers = useOffers();
  const names = useSearchNames(address.shown);
  const told = tellFilters('chip', address.shown, names);
  const offered = [...EXPLORE_PANELS, ...(address.shown.newsletter_mentions ? MENTION_PANELS : [])];
  const filters = offered.map((name) => {
    const own = told.filter(({ panel }) => panel === name);
    const texts = own.flatMap(({ values }) => values);
    return { name, count: texts.length, summary: texts.join(', ') };
  });
  const remove = (name: string) => {
    const kept = withoutPanel(exploreFilters, address.shown, name);
    const gone = Object.keys(address.shown).filter((key) => !(key in kept));
    address.change(Object.fromEntries(gone.map((key) => [key, undefined])));
  };
  return (
    <>
      <FreeTextBox key={round} address={address} finds={finds} />
      <FilterPanel
        filters={filters}
        onRemove={remove}
        renderFilter={(name) => {
          const Widget = widgets[name];
          const shown = { values: address.shown, change: address.change };
          if (Widget) return <Widget {...shown} offers={offers} />;
          return <KindWidgets filters={exploreFilters} panel={name} {...shown} />;
        }}
      />
    </>
  );
}

const Badge = ({ selected }: { selected: number }) => (
  <span className={toolbar.badge}>
    {selected} <span className="visually-hidden">{selected === 1 ? 'filter' : 'filters'} selected</span>
  </span>
);

/** What there is to choose from; loaded when the panel first opens. */
function useOffers(): Offers {
  const owners = useQuery(ask(exploreContract.owners, {}));
  const statuses = useQuery(ask(companiesContract.tpStatusOptions, {}));
  const metadata = useQuery(ask(exploreContract.filtersData, {}));
  const quipTypes = useQuery(ask(companiesContract.quipTypes, {}));
  return {
    owners: owners.data?.results ?? [],
    statuses: statuses.data?.data ?? [],
    metadata: metadata.data?.data ?? null,
    quipTypes: quipTypes.data?.data ?? [],
  };
}
