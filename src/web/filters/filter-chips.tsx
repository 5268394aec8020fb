import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
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
      <span className={classes.text}>
        {label && <span className={classes.label}>{label} </span>}
        {text}
      </span>
      <button type="button" aria-label={`Remove ${what}`} title="Remove" onClick={onRemove}>
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
  const { list, removed } = useNextFocus(chips.length);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={classes.chips} aria-label="Applied filters">
      {chips.map(({ id, onRemove, ...chip }, at) => (
        <li key={id}>
          <Chip
            {...chip}
            what={[chip.label, chip.text].filter(Boolean).join(' ')}
            onRemove={() => {
              removed(at);
              onRemove();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Whoever takes one away goes on at the one that follows it, or at the last. */
function useNextFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const gone = useRef<number | null>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const crosses = [...(list.current?.querySelectorAll('button') ?? [])];
    if (gone.current !== null && document.activeElement === document.body)
      crosses[Math.min(gone.current, crosses.length - 1)]?.focus();
    gone.current = null;
  });
  return {
    list,
    removed: (at: number) => {
      gone.current = at;
    },
  };
}
