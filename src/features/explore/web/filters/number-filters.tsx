import { RangeSlider, Select } from '@mantine/core';
import { useState } from 'react';
import type { Range } from '#kernel/filter-kinds.ts';
import { PresetPills } from '#web/filters/preset-pills.tsx';
import { type Preset, RangeInputs } from '#web/filters/range-inputs.tsx';
import classes from '#web/filters/widgets.module.css';
import type { ExploreWidgetProps } from './explore-widget.ts';

const GROWTH: readonly Preset[] = [10, 25, 50, 100].map((min) => ({ label: `≥ ${min}%`, range: { min } }));
const PERIODS = { growth_6m: '6 Months', growth_1y: '1 Year', growth_2y: '2 Years' } as const;
const MILLION = 1_000_000;
const FUNDING: readonly Preset[] = [
  { label: '≤ 1M', range: { max: MILLION } },
  { label: '1M-5M', range: { min: MILLION, max: 5 * MILLION } },
  { label: '5M-20M', range: { min: 5 * MILLION, max: 20 * MILLION } },
  { label: '20M-100M', range: { min: 20 * MILLION, max: 100 * MILLION } },
  { label: '≥ 100M', range: { min: 100 * MILLION } },
];
const SIZES: readonly Preset[] = [
  { label: 'Below 20', range: { max: 20 } },
  { label: '20-50', range: { min: 20, max: 50 } },
  { label: '50-100', range: { min: 50, max: 100 } },
  { label: '100-200', range: { min: 100, max: 200 } },
  { label: '200-500', range: { min: 200, max: 500 } },
  { label: '500-1000', range: { min: 500, max: 1000 } },
  { label: 'Above 1000', range: { min: 1000 } },
];
const EARLIEST_YEAR = 1000;

/** Growth over each of the three periods that can be filtered. */
export function GrowthFilter({ values, change }: ExploreWidgetProps) {
  return (
    <div className={classes.stack}>
      {(Object.keys(PERIODS) as (keyof typeof PERIODS)[]).map((key) => (
        <div key={key}>
          <span className={classes.label}>{PERIODS[key]}, in percent</span>
          <RangeInputs
            of={PERIODS[key]}
            presets={GROWTH}
            value={values[key]}
            onChange={(range) => change({ [key]: range })}
          />
        </div>
      ))}
    </div>
  );
}

/** The year of founding, never after this one. */
export function YearFilter({ values, change }: ExploreWidgetProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <RangeInputs
      value={values.year_founded}
      least={EARLIEST_YEAR}
      most={thisYear}
      onChange={(year_founded) => change({ year_founded })}
    />
  );
}

/** How many people work there, in all or in one country. */
export function EmployeeFilter({ values, change, offers }: ExploreWidgetProps) {
  const country = values.country_name_employee_count ?? null;
  return (
    <div className={classes.stack}>
      <SizeSlider value={values.employee_count} onChange={(employee_count) => change({ employee_count })} />
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

const MARKS = [0, 20, 50, 100, 200, 500, 1000, 10_000];
const LAST = MARKS.length - 1;

/** Equal steps between the marks, so that small companies are as easy to choose as large ones. */
const toStep = (people: number) => {
  const after = MARKS.findIndex((mark) => people <= mark);
  if (after <= 0) return after === 0 ? 0 : LAST;
  const [from = 0, to = 1] = [MARKS[after - 1], MARKS[after]];
  return after - 1 + (people - from) / (to - from);
};
const toPeople = (step: number) => {
  const at = Math.min(Math.floor(step), LAST - 1);
  const [from = 0, to = 0] = [MARKS[at], MARKS[at + 1]];
  return Math.round(from + (step - at) * (to - from));
};
const START: Range = { min: 20, max: 50 };

function SizeSlider({
  value,
  onChange,
}: {
  value: Range | undefined;
  onChange: (range: Range | undefined) => void;
}) {
  const { min = 0, max = MARKS[LAST] ?? 0 } = value ?? START;
  return (
    <div style={{ padding: '4px 10px 20px' }}>
      <RangeSlider
        thumbFromLabel="Minimum employees"
        thumbToLabel="Maximum employees"
        min={0}
        max={LAST}
        step={0.1}
        minRange={0}
        value={[toStep(min), toStep(max)]}
        scale={toPeople}
        marks={MARKS.map((mark, at) => ({
          value: at,
          label: mark < 1000 ? String(mark) : `${mark / 1000}K`,
        }))}
        onChange={([from, to]) => {
          const least = toPeople(from);
          const most = toPeople(to);
          const range = { ...(least > 0 && { min: least }), ...(to < LAST && { max: most }) };
          onChange(Object.keys(range).length > 0 ? range : undefined);
        }}
      />
    </div>
  );
}

/** What was invested, and whether companies count of which nobody knows. */
export function InvestmentFilter({ values, change }: ExploreWidgetProps) {
  const included = values.total_funding_usd_no_data;
  return (
    <div className={classes.stack}>
      <PresetPills
        label="Presets"
        presets={FUNDING}
        value={values.total_funding_usd}
        onChange={(total_funding_usd) => change({ total_funding_usd })}
      />
      <RangeInputs
        value={values.total_funding_usd}
        onChange={(total_funding_usd) => change({ total_funding_usd })}
      />
      <div>
        <span className={classes.label}>Include funding data not available</span>
        <fieldset className={classes.pills} aria-label="Include funding data not available">
          {[true, false].map((choice) => (
            <button
              key={String(choice)}
              type="button"
              className={classes.pill}
              disabled={!values.total_funding_usd}
              aria-pressed={included === choice}
              onClick={() => change({ total_funding_usd_no_data: included === choice ? undefined : choice })}
            >
              {choice ? 'Yes' : 'No'}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
