import { Button } from '@mantine/core';
import { IconFileSearch, IconRestore, IconUpload } from '@tabler/icons-react';
import { grouped } from '#kernel/numbers.ts';
import { ImportFoot } from './import-foot.tsx';
import { ProgressBar } from './progress-bar.tsx';
import classes from './outcome/result.module.css';
import type { StepProps } from './step-props.ts';

const WORK = {
  checking: {
    icon: IconFileSearch,
    title: 'Checking the rows',
    text: 'Nothing has been saved yet. You can close this sheet. The check continues, and you’ll find it under Imports.',
  },
  committing: {
    icon: IconUpload,
    title: 'Importing',
    text: 'You can close this sheet. The import continues, and you’ll find it under Imports.',
  },
  undoing: {
    icon: IconRestore,
    title: 'Undoing the import',
    text: 'The previous values are being restored. You can close this sheet. The undo continues.',
  },
} as const;

/** Orion is at work on the file. */
export function WaitingStep({ record, actions, address }: StepProps) {
  const { status, entity, rows_done, rows_total } = record;
  const { icon: WorkIcon, title, text } = WORK[status as keyof typeof WORK] ?? WORK.checking;
  // The estimate of a file that is still being read must not look like an end.
  const part = rows_total ? Math.min(rows_done / rows_total, status === 'checking' ? 0.99 : 1) : undefined;
  const known = part !== undefined && rows_total !== null;

  return (
    <div className={classes.result}>
      <span className={classes.icon}>
        <WorkIcon size={20} stroke={1.75} aria-hidden />
      </span>
      <h3>{status === 'committing' ? `${title} ${entity}` : title}</h3>
      <p>{text}</p>
      <div className={classes.progress}>
        <ProgressBar label={title} part={part} />
        <div className={classes.figures}>
          <span>
            {known
              ? `${grouped(rows_done)} of ${status === 'checking' ? 'about ' : ''}${grouped(rows_total)} rows`
              : 'Starting…'}
          </span>
          {known && <span>{Math.floor(part * 100)}%</span>}
        </div>
      </div>
      <ImportFoot caption={record.file_name}>
        {record.may_change && status !== 'undoing' && (
          <Button loading={actions.isPending} onClick={() => void actions.stop()}>
            Stop
          </Button>
        )}
        <Button onClick={address.close}>Close and continue in the background</Button>
      </ImportFoot>
    </div>
  );
}
