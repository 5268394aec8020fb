import type { ReactNode } from 'react';
import classes from './screen.module.css';
import { ShortcutKeys } from './shortcut-keys.tsx';

interface ScreenProps {
  /** What is shown; the one heading of the screen. */
  heading: string;
  /** What pressing the heading does. */
  onHeading?: () => void;
  /** How many there are, in grey behind the heading. */
  count?: string;
  /** What stands at the right end of the bar. */
  tools?: ReactNode;
  /** What the hint bar says, beside where to find all shortcuts. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One heading, one bar, one region that scrolls, one line of hints. */
export function Screen({ heading, onHeading, count, tools, hint, children }: ScreenProps) {
  return (
    <>
      <header className={classes.bar}>
        <h1>
          {onHeading ? (
            <button type="button" title="Reload" onClick={onHeading}>
              {heading}
            </button>
          ) : (
            heading
          )}{' '}
          {count && <span>{`(${count})`}</span>}
        </h1>
        <div className={classes.tools}>{tools}</div>
      </header>
      <div className={classes.content}>{children}</div>
      <footer className={classes.hints}>
        <span>{hint}</span>
        <span className={classes.all}>
          <ShortcutKeys keys="?" /> all shortcuts
        </span>
      </footer>
    </>
  );
}
