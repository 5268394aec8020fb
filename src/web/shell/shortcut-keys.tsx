import { Fragment } from 'react';
import { ShortcutKey } from '../ui/marks/shortcut-key.tsx';
import classes from './shortcut-keys.module.css';

interface ShortcutKeysProps {
  /** As a shortcut writes them: "mod+K", or "G E" for one after the other. */
  keys: string;
  /** Says “then” between keys that follow each other. */
  spelled?: boolean;
}

export function ShortcutKeys({ keys, spelled = false }: ShortcutKeysProps) {
  return (
    <span className={classes.keys}>
      {keys.split(' ').map((chord, at) => (
        <Fragment key={chord}>
          {spelled && at > 0 && <em>then</em>}
          <ShortcutKey keys={chord} />
        </Fragment>
      ))}
    </span>
  );
}
