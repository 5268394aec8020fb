import type { PropsWithChildren } from 'react';
import classes from './facts.module.css';

/** Labels above their values, in columns. */
export function Facts({ columns, children }: PropsWithChildren<{ columns: 2 | 3 }>) {
  return (
    <dl className={classes.facts} data-columns={columns}>
      {children}
    </dl>
  );
}

interface FactProps {
  label: string;
  /** Left out where there is none. */
  value: string | null;
  /** The one figure that leads its section. */
  isBig?: boolean;
  /** A text, which needs the room of two. */
  isWide?: boolean;
}

export function Fact({ label, value, isBig = false, isWide = false }: FactProps) {
  if (value === null) return null;
  return (
    <div data-big={isBig || undefined} data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd title={isWide ? value : undefined}>{value}</dd>
    </div>
  );
}
