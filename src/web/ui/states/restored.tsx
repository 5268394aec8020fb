import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './restored.module.css';

interface RestoredProps {
  isThere: boolean;
  onDiscard: () => void;
}

/** Says that a form began with what was entered earlier and never saved. Wants to be shown once that is known. */
export function Restored({ isThere, onDiscard }: RestoredProps) {
  const [wasThere, setWasThere] = useState(isThere);
  if (!wasThere || !isThere) return null;
  return (
    <output className={classes.restored}>
      Unsaved draft restored.
      <Button
        size="compact-sm"
        onClick={() => {
          setWasThere(false);
          onDiscard();
        }}
      >
        Discard draft
      </Button>
    </output>
  );
}
