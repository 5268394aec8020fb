import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './person-fields.module.css';
import type { PeopleForm } from './use-people-form.ts';

/** Says that the form began with what was chosen earlier and never saved. */
export function RestoredNote({ form }: { form: PeopleForm }) {
  const [began, setBegan] = useState<boolean | null>(null);
  if (began === null && form.isReady) setBegan(form.isChanged);
  if (!began || !form.isChanged) return null;
  return (
    <output className={classes.restored}>
      What you had chosen and not saved is here again.
      <Button size="compact-sm" onClick={form.discard}>
        Discard it
      </Button>
    </output>
  );
}
