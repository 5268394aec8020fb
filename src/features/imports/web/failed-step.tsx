import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { FileLine } from './file/file-line.tsx';
import { ImportFoot } from './import-foot.tsx';
import type { StepProps } from './step-props.ts';
import classes from './step.module.css';

/** The file could not be taken in, or somebody stopped it; the firm's data is as it was. */
export function FailedStep({ record, actions, address }: StepProps) {
  return (
    <>
      <FileLine record={record}>
        <button type="button" className={classes.link} onClick={() => address.show(record.entity)}>
          Choose another file
        </button>
      </FileLine>
      <div className={classes.middle}>
        {record.stopped ? (
          <EmptyState icon={IconPlayerStop} title="Import stopped" text={record.failure ?? ''} />
        ) : (
          <ErrorState title="Import failed" text={record.failure ?? 'Something went wrong!'} />
        )}
      </div>
      <ImportFoot caption="Nothing was saved.">
        {record.entity !== 'meetings' && (
          <Button onClick={() => address.show(record.id, { atColumns: true })}>Back to the columns</Button>
        )}
        <Button variant="filled" loading={actions.isPending} onClick={() => void actions.check()}>
          Check again
        </Button>
      </ImportFoot>
    </>
  );
}
