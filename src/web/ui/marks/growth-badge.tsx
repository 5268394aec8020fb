import { type Figure, growthOf, numberOf, percent } from '#kernel/numbers.ts';
import classes from './growth-badge.module.css';

interface GrowthBadgeProps {
  /** Percent, as the server sends it; "n/a" and null are missing. */
  value: Figure;
  missing?: string;
  as?: 'span' | 'dd';
}

/** Growth at a glance: only a fall is coloured as a whole, because the exception is what must be seen. */
export function GrowthBadge({ value, missing = '–', as: Element = 'span' }: GrowthBadgeProps) {
  const number = numberOf(value);
  const growth = growthOf(number);
  if (number === null || growth === null) {
    return (
      <Element className={classes.growth} data-growth="missing">
        <span aria-hidden>{missing}</span>
        <span className="visually-hidden">Not available</span>
      </Element>
    );
  }
  return (
    <Element className={classes.growth} data-growth={growth}>
      {percent(Math.abs(number))}
    </Element>
  );
}
