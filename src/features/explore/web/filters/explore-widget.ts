import type { companiesContract } from '#features/companies/companies.contract.ts';
import type { Reply } from '#kernel/endpoint.ts';
import type { WidgetProps } from '#web/filters/change-values.ts';
import type { exploreContract } from '../../explore.contract.ts';
import type { ExploreFilters } from '../../explore.filters.ts';

/** What the filters have to choose from. */
export interface Offers {
  owners: Reply<typeof exploreContract.owners>['results'];
  statuses: Reply<typeof companiesContract.tpStatusOptions>['data'];
  metadata: Reply<typeof exploreContract.filtersData>['data'] | null;
  quipTypes: Reply<typeof companiesContract.quipTypes>['data'];
}

export interface ExploreWidgetProps extends WidgetProps<ExploreFilters> {
  offers: Offers;
}
