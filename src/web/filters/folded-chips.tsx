import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FilterChip, FilterChips } from './filter-chips.tsx';
import classes from './filter-chips.module.css';

const SHOWN = 2;

/** The first of the chips, and behind “+N” all of them, where there is little room. */
export function FoldedChips({ chips }: { chips: readonly FilterChip[] }) {
  const [unfolded, { toggle }] = useDisclosure();
  const hidden = chips.length - SHOWN;
  if (hidden <= 0) return <FilterChips chips={chips} />;
  return (
    <div className={classes.folded} data-unfolded={unfolded || undefined}>
      <FilterChips chips={unfolded ? chips : chips.slice(0, SHOWN)} />
      <UnstyledButton
        className={classes.more}
        aria-expanded={unfolded}
        aria-label={unfolded ? 'Show fewer filters' : `Show ${hidden} more filters`}
        onClick={toggle}
      >
        {unfolded ? 'Less' : `+${hidden}`}
      </UnstyledButton>
    </div>
  );
}
