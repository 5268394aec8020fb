import { grouped } from '#kernel/numbers.ts';
import classes from './result.module.css';

/** Counts side by side, each under its name. */
export function OutcomeFigures({ figures }: { figures: Record<string, number> }) {
  return (
    <dl className={classes.counts}>
      {Object.entries(figures).map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{grouped(number)}</dd>
        </div>
      ))}
    </dl>
  );
}
