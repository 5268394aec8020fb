import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { DigitsInput } from './digits-input.tsx';
import classes from './widgets.module.css';

const UNITS = { days: 1, months: 30, years: 365 } as const;
type Unit = keyof typeof UNITS;
const MOST = { days: 36_500, months: 12, years: 100 };

interface TimeSpanProps {
  label: string;
  /** In days. */
  value: number | undefined;
  onChange: (days: number | undefined) => void;
  disabled?: boolean;
}

/** The unit in which a number of days is a whole number and reads best. */
export function unitOf(days: number | undefined): Unit {
  if (!days) return 'days';
  if (days % UNITS.years === 0) return 'years';
  return days % UNITS.months === 0 && days / UNITS.months <= MOST.months ? 'months' : 'days';
}

/** A number of days, months or years; a month counts 30 days, a year 365. */
export function TimeSpan({ label, value, onChange, disabled = false }: TimeSpanProps) {
  const [unit, setUnit] = useState(() => unitOf(value));
  const number = value === undefined ? undefined : Math.round(value / UNITS[unit]);
  const inDays = (count: number | undefined, of: Unit) =>
    count === undefined ? undefined : Math.min(count, MOST[of]) * UNITS[of];
  return (
    <div className={classes.two}>
      <DigitsInput
        key={unit}
        hideLabel
        label={label}
        placeholder="Number"
        value={number}
        most={MOST[unit]}
        disabled={disabled}
        onChange={(count) => onChange(inDays(count, unit))}
      />
      <NativeSelect
        aria-label={`Unit of ${label}`}
        data={Object.keys(UNITS)}
        value={unit}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as Unit;
          setUnit(next);
          onChange(inDays(number, next));
        }}
      />
    </div>
  );
}
