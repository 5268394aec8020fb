import { OptionChecks } from '#web/filters/option-checks.tsx';
import type { ExploreWidgetProps } from './explore-widget.ts';

/** Which quips count as a mention. */
export function QuipTypeFilter({ values, change, offers }: ExploreWidgetProps) {
  return (
    <OptionChecks
      label="Quip Type"
      searchable
      options={offers.quipTypes.map(({ display_name, server_value, count }) => ({
        value: server_value,
        label: display_name,
        count,
      }))}
      value={values.newsletter_sender}
      onChange={(newsletter_sender) => change({ newsletter_sender })}
    />
  );
}
