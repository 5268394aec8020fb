import { useState } from 'react';
import { plainPercent } from '#kernel/numbers.ts';
import { BoundsSlider } from '#web/filters/bounds-slider.tsx';
import type { Preset } from '#web/filters/preset-pills.tsx';
import { RangeInputs } from '#web/filters/range-inputs.tsx';
import classes from '#web/filters/widgets.module.css';
import type { ExploreWidgetProps } from './explore-widget.ts';

const GROWTH: readonly Preset[] = [10, 25, 50, 100].map((min) => ({
  label: `≥ ${plainPercent(min)}`,
  range: { min },
}));
const PERCENT = [0, 25, 50, 75, 100];
const PERIODS = { growth_6m: '6 Months', growth_1y: '1 Year', growth_2y: '2 Years' } as const;
const MILLION = 1_000_000;
const FUNDING: readonly Preset[] = [
  { label: '≤ 1M', range: { max: MILLION } },
  { label: '1M-5M', range: { min: MILLION, max: 5 * MILLION } },
  { label: '5M-20M', range: { min: 5 * MILLION, max: 20 * MILLION } },
  { label: '20M-100M', range: { min: 20 * MILLION, max: 100 * MILLION } },
  { label: '≥ 100M', range: { min: 100 * MILLION } },
];
const EARLIEST_YEAR = 1000;

/** Growth over each of the three periods that can be filtered. */
export function GrowthFilter({ values, change }: ExploreWidgetProps) {
  return (
    <div className={classes.stack}>
      {(Object.keys(PERIODS) as (keyof typeof PERIODS)[]).map((key) => (
        <div key={key} className={classes.bounded}>
          <span className={classes.label}>{PERIODS[key]}, in percent</span>
          <BoundsSlider
            of={`growth, ${PERIODS[key]}`}
            marks={PERCENT}
            steps={25}
            write={plainPercent}
            value={values[key]}
            onChange={(range) => change({ [key]: range })}
          />
          <RangeInputs
            of={PERIODS[key]}
            signed
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

/** What was invested, and whether companies count of which nobody knows. */
export function InvestmentFilter({ values, change }: ExploreWidgetProps) {
  const included = values.total_funding_usd_no_data;
  return (
    <div className={classes.stack}>
      <RangeInputs
        presets={FUNDING}
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
