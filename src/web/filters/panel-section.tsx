import type { PropsWithChildren, ReactNode } from 'react';
import classes from './panel-section.module.css';

interface PanelSectionProps extends PropsWithChildren {
  title?: string;
  /** Beside the title. */
  tools?: ReactNode;
}

/** One part of a side panel that is read. */
export function PanelSection({ title, tools, children }: PanelSectionProps) {
  return (
    <section className={classes.section}>
      {title && (
        <div className={classes.head}>
          <h3>{title}</h3>
          {tools}
        </div>
      )}
      {children}
    </section>
  );
}

/** A part of the whole as a bar, beside the number that says it. */
export const Meter = ({ share }: { share: number }) => (
  <span className={classes.meter} aria-hidden>
    <i style={{ width: `${share * 100}%` }} />
  </span>
);
