import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { counted } from '#kernel/numbers.ts';
import type { ImportRecord } from '../../import-record.contract.ts';
import { rowsOf } from '../columns/column-mapping.ts';
import classes from '../step.module.css';

interface FileLineProps {
  record?: ImportRecord;
  /** What stands at the right end. */
  children?: ReactNode;
}

/** Which file this is about. */
export function FileLine({ record, children }: FileLineProps) {
  const rows = record && rowsOf(record);
  return (
    <div className={classes.file}>
      <IconFileSpreadsheet size={14} stroke={1.75} aria-hidden />
      <b>{record?.file_name}</b>
      {record && (
        <span className={classes.facts}>
          {[
            rows === null || rows === undefined ? null : counted(rows, 'row'),
            record.entity === 'meetings' ? null : counted(record.headers.length, 'column'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      <span className={classes.end}>{children}</span>
    </div>
  );
}
