import { Select } from '@mantine/core';
import { useState } from 'react';
import { OptionChecks } from '#web/filters/option-checks.tsx';
import classes from '#web/filters/widgets.module.css';
import type { ExploreWidgetProps } from './explore-widget.ts';

const FOUNDER_HELP = "Founder location is derived from the founder's LinkedIn profile.";

/** Where its founders live; the country only narrows what can be chosen. */
export function FounderFilter({ values, change, offers }: ExploreWidgetProps) {
  const [country, setCountry] = useState<string | null>(null);
  const areas = offers.metadata?.founder_metro_areas ?? [];
  const countries = [...new Set(areas.map((area) => area.country))].filter(Boolean).toSorted();
  const chosen = values.founder_metro_area ?? [];
  return (
    <div className={classes.stack}>
      <p className={classes.help}>{FOUNDER_HELP}</p>
      <Select
        label="Founder country"
        placeholder="Any country"
        searchable
        clearable
        allowDeselect
        clearButtonProps={{ 'aria-label': 'Clear founder country' }}
        data={countries}
        value={country}
        onChange={setCountry}
      />
      <OptionChecks
        label="Founder Metro Area"
        searchable
        options={areas
          .filter((area) => !country || area.country === country || chosen.includes(area.founder_metro_value))
          .map((area) => ({ value: area.founder_metro_value, label: area.founder_metro_display }))}
        value={chosen}
        onChange={(founder_metro_area) => change({ founder_metro_area })}
      />
    </div>
  );
}

/** What became of the company. */
export function CompanyStatusFilter({ values, change, offers }: ExploreWidgetProps) {
  return (
    <OptionChecks
      label="Status"
      options={(offers.metadata?.statuses ?? []).map(({ display_name, server_value }) => ({
        value: server_value,
        label: display_name,
      }))}
      value={values.status}
      onChange={(status) => change({ status })}
    />
  );
}

/** The tags of growth, with how many companies bear each. */
export function GrowthTagFilter({ values, change, offers }: ExploreWidgetProps) {
  return (
    <OptionChecks
      label="Growth Tags"
      searchable
      options={(offers.metadata?.growth_tags ?? []).map(({ tag_name, tag_count, tag_description }) => ({
        value: tag_name,
        label: tag_name,
        count: tag_count,
        help: tag_description,
      }))}
      value={values.growth_tag}
      onChange={(growth_tag) => change({ growth_tag })}
    />
  );
}
