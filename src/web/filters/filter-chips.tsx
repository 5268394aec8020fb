import { IconX } from '@tabler/icons-react';
import { focusBeside } from '../ui/overlays/focus-beside.ts';
import classes from './filter-chips.module.css';

interface ChipProps {
  /** In front of the text, where it does not speak for itself. */
  label?: string;
  text: string;
  /** What the cross takes away, for those who cannot see where it stands. */
  what: string;
  onRemove: () => void;
}

/** Something chosen, with a cross that takes it away. */
export function Chip({ label, text, what, onRemove }: ChipProps) {
  return (
    <span className={classes.chip}>
      <span className={classes.text} title={text}>
        {label && <span className={classes.label}>{label} </span>}
        {text}
      </span>
      <button
        type="button"
        aria-label={`Remove ${what}`}
        title="Remove"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget.parentElement);
          onRemove();
        }}
      >
        <IconX size={12} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}

export interface FilterChip {
  /** Unique among the chips. */
  id: string;
  label?: string;
  text: string;
  onRemove: () => void;
}

/** What narrows the search, each with a cross. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Applied filters">
      {chips.map(({ id, ...chip }) => (
        <li key={id}>
          <Chip {...chip} what={[chip.label, chip.text].filter(Boolean).join(' ')} />
        </li>
      ))}
    </ul>
  );
}
