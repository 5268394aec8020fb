import classes from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** 0 to 1; left out where nobody knows. */
  part?: number | undefined;
}

export function ProgressBar({ label, part }: ProgressBarProps) {
  const percent = part === undefined ? undefined : Math.round(Math.min(1, part) * 100);
  return (
    <div className={classes.track}>
      <progress className="visually-hidden" aria-label={label} max={100} value={percent} />
      <div
        aria-hidden
        className={classes.bar}
        data-known={percent !== undefined || undefined}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
