import { Input } from '@mantine/core';
import type { Range } from '#kernel/filter-kinds.ts';
import { DigitsInput } from './digits-input.tsx';
import { type Preset, PresetPills } from './preset-pills.tsx';
import classes from './widgets.module.css';

interface RangeInputsProps {
  /** What is bounded; told apart where a filter holds several. */
  of?: string;
  value: Range | undefined;
  onChange: (range: Range | undefined) => void;
  presets?: readonly Preset[];
  least?: number;
  most?: number;
  signed?: boolean;
}

/** Presets, and a bound below and above: a preset replaces the bounds, a bound typed replaces the preset. */
export function RangeInputs({ of, value = {}, onChange, presets = [], ...limits }: RangeInputsProps) {
  const named = (bound: string) => (of ? `${bound}, ${of}` : bound);
  const set = (side: keyof Range, bound: number | undefined) => {
    const { [side]: _, ...other } = value;
    const next = bound === undefined ? other : { ...other, [side]: bound };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <div className={classes.stack}>
      {presets.length > 0 && (
        <PresetPills label={named('Presets')} presets={presets} value={value} onChange={onChange} />
      )}
      <div className={classes.two}>
        {(['min', 'max'] as const).map((side) => (
          <div key={side}>
            <span className={classes.label} aria-hidden>
              {side === 'min' ? 'Greater than' : 'Less than'}
            </span>
            <DigitsInput
              hideLabel
              label={named(side === 'min' ? 'Greater than' : 'Less than')}
              value={value[side]}
              onChange={(bound) => set(side, bound)}
              {...limits}
            />
          </div>
        ))}
      </div>
      {value.min !== undefined && value.max !== undefined && value.min > value.max && (
        <Input.Error role="alert">
          Nothing is both above {value.min} and below {value.max}.
        </Input.Error>
      )}
    </div>
  );
}
