import type { Range } from '#kernel/filter-kinds.ts';
import classes from './widgets.module.css';

export interface Preset {
  label: string;
  range: Range;
}

interface PresetPillsProps {
  label: string;
  presets: readonly Preset[];
  value: Range | undefined;
  onChange: (range: Range | undefined) => void;
}

const isSame = (one: Range | undefined, other: Range) => one?.min === other.min && one?.max === other.max;

/** Ranges at one click; a second click on the same one clears it. */
export function PresetPills({ label, presets, value, onChange }: PresetPillsProps) {
  return (
    <fieldset className={classes.pills} aria-label={label}>
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          className={classes.pill}
          aria-pressed={isSame(value, preset.range)}
          onClick={() => onChange(isSame(value, preset.range) ? undefined : preset.range)}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  );
}
