import { type ComponentType, useState } from 'react';
import { writeFilters } from '#kernel/filters.ts';
import { render } from '#web/testing/render.tsx';
import { type ExploreFilters, exploreFilters } from '../../explore.filters.ts';
import { changeFilters } from '../filter-consequences.ts';
import type { ExploreWidgetProps, Offers } from '../filters/explore-widget.ts';

const NOTHING: Offers = { owners: [], statuses: [], metadata: null, quipTypes: [] };

/** One filter of the panel by itself; `wire` is what it would put into the address. */
export function renderWidget(
  Widget: ComponentType<ExploreWidgetProps>,
  before: ExploreFilters = {},
  offers: Partial<Offers> = {},
) {
  let latest = before;
  function Alone() {
    const [values, setValues] = useState(before);
    return (
      <Widget
        values={values}
        change={(changes) => {
          latest = changeFilters(latest, changes);
          setValues(latest);
        }}
        offers={{ ...NOTHING, ...offers }}
      />
    );
  }
  render(<Alone />);
  return { wire: () => decodeURIComponent(writeFilters(exploreFilters, latest).toString()) };
}

export const someMetadata = (
  changes: Partial<NonNullable<Offers['metadata']>> = {},
): NonNullable<Offers['metadata']> => ({
  countries: [],
  states: [],
  cities: [],
  statuses: [],
  founder_metro_areas: [],
  growth_tags: [],
  newsletter_types: [],
  ...changes,
});
