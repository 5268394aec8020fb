interface OrionMarkProps {
  size: number;
  className?: string | undefined;
}

/** The three stars of the belt on the accent. */
export function OrionMark({ size, className }: OrionMarkProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill="var(--c-accent)" />
      <g fill="var(--c-on-accent)">
        <circle cx="6.6" cy="16.2" r="1.7" />
        <circle cx="12" cy="12" r="2.1" />
        <circle cx="17.4" cy="7.8" r="1.7" />
      </g>
    </svg>
  );
}
