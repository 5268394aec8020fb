import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { counted } from '#kernel/numbers.ts';
import { ImportFoot } from '../import-foot.tsx';
import { countedOf, moment } from '../import-words.ts';
import { OutcomeFigures } from './outcome-figures.tsx';
import { RejectedDownload } from './rejected-download.tsx';
import classes from './result.module.css';
import type { StepProps } from '../step-props.ts';
import { UndoCard } from './undo-card.tsx';

/** The file is taken in. */
export function CommittedStep({ record, actions, address }: StepProps) {
  const { entity, counts, committed_at } = record;
  const { create, update, differ, unchanged, conflict, skipped, rejected } = counts;
  return (
    <div className={classes.result}>
      <span className={classes.icon}>
        <IconCheck size={20} stroke={1.75} aria-hidden />
      </span>
      <h3>{countedOf(entity, create + update)} imported</h3>
      <p>
        From {record.file_name}
        {committed_at && `, ${moment(committed_at)}`}.
      </p>
      <OutcomeFigures
        figures={{
          Created: create,
          Updated: update,
          Unchanged: unchanged,
          'Kept existing': differ + conflict,
          ...(skipped > 0 && { Skipped: skipped }),
          Rejected: rejected,
        }}
      />
      <UndoCard record={record} actions={actions} />
      {rejected > 0 && (
        <RejectedDownload record={record}>Download the {counted(rejected, 'rejected row')}</RejectedDownload>
      )}
      <ImportFoot caption="Also listed under Imports.">
        <Button onClick={() => address.show(entity)}>Import another file</Button>
        <Button variant="filled" onClick={address.close}>
          Done
        </Button>
      </ImportFoot>
    </div>
  );
}
