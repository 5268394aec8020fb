import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './restored.module.css';

interface RestoredProps {
  /** What was done in the form: "written", "chosen". */
  done: string;
  isThere: boolean;
  onDiscard: () => void;
}

/** Says that a form began with what was entered earlier and never saved. Wants to be shown once that is known. */
export function Restored({ done, isThere, onDiscard }: RestoredProps) {
  const [wasThere, setWasThere] = useState(isThere);
  if (!wasThere || !isThere) return null;
  return (
    <output className={classes.restored}>
      What you had {done} and not saved is here again.
      <Button
        size="compact-sm"
        onClick={() => {
          setWasThere(false);
          onDiscard();
        }}
      >
        Discard it
      </Button>
    </output>
  );
}
