import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { Reference } from '../../conversations.contract.ts';
import classes from '../sheet/reference-sheet.module.css';
import { useIsOwn } from './use-is-own.ts';
import { useNoteAddress } from './use-note-address.ts';

/** Says that a note names nobody; its writer can change that. */
export function NoPeople({ reference }: { reference: Reference }) {
  const isOwn = useIsOwn(reference);
  const address = useNoteAddress();
  return (
    <>
      <p className={classes.none}>No people in this reference.</p>
      {isOwn && (
        <Button
          className={classes.tool ?? ''}
          leftSection={<IconUserPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => address.open(reference.reference_id)}
        >
          Add people
        </Button>
      )}
    </>
  );
}
