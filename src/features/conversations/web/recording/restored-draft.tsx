import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './recording.module.css';

/** Says that the form began with what was written earlier and never saved. Wants to be shown once that is known. */
export function RestoredDraft({ isThere, onDiscard }: { isThere: boolean; onDiscard: () => void }) {
  const [wasThere, setWasThere] = useState(isThere);
  if (!wasThere || !isThere) return null;
  return (
    <output className={classes.restored}>
      What you had written and not saved is here again.
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
