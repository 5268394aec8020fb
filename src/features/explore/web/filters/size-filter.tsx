import { Select } from '@mantine/core';
import { grouped } from '#kernel/numbers.ts';
import { BoundsSlider } from '#web/filters/bounds-slider.tsx';
import type { Preset } from '#web/filters/preset-pills.tsx';
import { RangeInputs } from '#web/filters/range-inputs.tsx';
import classes from '#web/filters/widgets.module.css';
import type { ExploreWidgetProps } from './explore-widget.ts';

const SIZES: readonly Preset[] = [
  { label: 'Below 20', range: { max: 20 } },
  { label: '20-50', range: { min: 20, max: 50 } },
  { label: '50-100', range: { min: 50, max: 100 } },
  { label: '100-200', range: { min: 100, max: 200 } },
  { label: '200-500', range: { min: 200, max: 500 } },
  { label: '500-1000', range: { min: 500, max: 1000 } },
  { label: 'Above 1000', range: { min: 1000 } },
];
const MARKS = [0, 20, 50, 100, 200, 500, 1000, 10_000];
const START = { min: 20, max: 50 };
const inThousands = (people: number) =>
  people > 0 && people % 1000 === 0 ? `${people / 1000}K` : grouped(people);

/** How many people work there, in all or in one country. */
export function EmployeeFilter({ values, change, offers }: ExploreWidgetProps) {
  const country = values.country_name_employee_count ?? null;
  return (
    <div className={classes.stack}>
      <BoundsSlider
        of="employees"
        marks={MARKS}
        steps={10}
        write={inThousands}
        start={START}
        value={values.employee_count}
        onChange={(employee_count) => change({ employee_count })}
      />
      <RangeInputs
        presets={SIZES}
        value={values.employee_count}
        onChange={(employee_count) => change({ employee_count })}
      />
      <Select
        label="Employee Count of Country"
        placeholder="Any country"
        searchable
        clearable
        allowDeselect
        clearButtonProps={{ 'aria-label': 'Clear country' }}
        data={offers.metadata?.countries ?? []}
        value={country}
        onChange={(name) => change({ country_name_employee_count: name ?? undefined })}
      />
      {country && (
        <RangeInputs
          of={country}
          value={values.country_employee_count}
          onChange={(country_employee_count) => change({ country_employee_count })}
        />
      )}
    </div>
  );
}
