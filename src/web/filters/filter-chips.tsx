import { IconX } from '@tabler/icons-react';
import classes from './filter-chips.module.css';

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
      {chips.map(({ id, label, text, onRemove }) => (
        <li key={id} className={classes.chip}>
          <span className={classes.text}>
            {label && <span className={classes.label}>{label} </span>}
            {text}
          </span>
          <button
            type="button"
            aria-label={`Remove ${[label, text].filter(Boolean).join(' ')}`}
            title="Remove"
            onClick={onRemove}
          >
            <IconX size={12} stroke={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
