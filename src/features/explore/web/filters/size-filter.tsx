import { RangeSlider, Select } from '@mantine/core';
import type { Range } from '#kernel/filter-kinds.ts';
import { type Preset, RangeInputs } from '#web/filters/range-inputs.tsx';
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
