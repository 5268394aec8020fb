import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { counted } from '#kernel/numbers.ts';
import { ImportFoot } from '../import-foot.tsx';
import { fieldLabel, moment } from '../import-words.ts';
import { OutcomeFigures } from './outcome-figures.tsx';
import classes from './result.module.css';
import type { StepProps } from '../step-props.ts';

const WHOLE = { companies: 'The company', people: 'The person', meetings: 'The meeting' };

/** The import is taken back; what had to stay is named. */
export function UndoneStep({ record, actions, address }: StepProps) {
  const { entity, kept, undo, undone_at } = record;
  return (
    <div className={classes.result}>
      <span className={classes.icon}>
        <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
      </span>
      <h3>Import undone</h3>
      <p>
        Everything is as it was before {record.file_name}
        {kept.length > 0 && `, but for ${counted(kept.length, 'thing')} that changed since`}.
        {undone_at && ` Undone ${moment(undone_at)}.`}
      </p>
      <OutcomeFigures
        figures={{
          Removed: undo?.removes ?? 0,
          Restored: undo?.restores ?? 0,
          Kept: kept.length,
        }}
      />
      {kept.length > 0 && (
        <section className={classes.kept} aria-label="Kept">
          <h4>Kept because they changed after the import</h4>
          <ul>
            {kept.map(({ key, field, message }) => (
              <li key={`${key} ${field}`}>
                <b>{key}</b>
                <span>{field === null ? WHOLE[entity] : fieldLabel(entity, field)}</span>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ImportFoot caption="The file is still available if you want to import it again.">
        <Button loading={actions.isPending} onClick={() => void actions.check()}>
          Check it again
        </Button>
        <Button variant="filled" onClick={address.close}>
          Done
        </Button>
      </ImportFoot>
    </div>
  );
}
