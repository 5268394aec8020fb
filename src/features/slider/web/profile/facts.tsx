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
}

export function Fact({ label, value, isBig = false }: FactProps) {
  if (value === null) return null;
  return (
    <div data-big={isBig || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
