import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { type Figure, growthOf, numberOf, percent } from '#kernel/numbers.ts';
import classes from './growth-badge.module.css';

interface GrowthBadgeProps {
  /** Percent, as the server sends it; "n/a" and null are missing. */
  value: Figure;
  missing?: string;
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, flat: IconArrowRight };

/** Growth at a glance: only a fall is coloured as a whole, because the exception is what must be seen. */
export function GrowthBadge({ value, missing = '–' }: GrowthBadgeProps) {
  const number = numberOf(value);
  const growth = growthOf(number);
  if (number === null || growth === null) {
    return (
      <span className={classes.growth} data-growth="missing">
        <span aria-hidden>{missing}</span>
        <span className="visually-hidden">Not available</span>
      </span>
    );
  }
  const Arrow = arrows[growth];

  return (
    <span className={classes.growth} data-growth={growth}>
      <Arrow className={classes.arrow} size={12} stroke={2.25} aria-hidden />
      <span className="visually-hidden">{growth} </span>
      {percent(Math.abs(number))}
    </span>
  );
}
