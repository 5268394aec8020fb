import classes from './loader-line.module.css';

interface LoaderLineProps {
  label?: string;
  /** How far it is, 0 to 100; left out where nobody knows. */
  progress?: number;
}

/** A thin line on the lower edge of its positioned parent while old content is fetched anew. */
export function LoaderLine({ label = 'Loading', progress }: LoaderLineProps) {
  const known = progress !== undefined;
  return (
    <div className={classes.track}>
      <progress className="visually-hidden" aria-label={label} max={100} value={progress} />
      <div
        aria-hidden
        className={classes.line}
        data-known={known || undefined}
        style={known ? { width: `${progress}%` } : undefined}
      />
    </div>
  );
}
