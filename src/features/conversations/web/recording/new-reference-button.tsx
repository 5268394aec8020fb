import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './recording.module.css';
import { NEW_NOTE, useNoteAddress } from './use-note-address.ts';

/** The way to write down what one was told. */
export function NewReferenceButton() {
  const address = useNoteAddress();
  return (
    <Button
      variant="filled"
      className={classes.begin ?? ''}
      aria-label="New reference"
      leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
      onClick={() => address.open(NEW_NOTE)}
    >
      <span className={classes.word}>New reference</span>
    </Button>
  );
}
