import type { PropsWithChildren } from 'react';
import { type ImportRecord } from '../../import-record.contract.ts';
import { importsContract } from '../../imports.contract.ts';
import { FileDownload } from './file-download.tsx';

/** Saves the rows that were not taken in, as a file to mend and bring again. */
export function RejectedDownload({ record, children }: PropsWithChildren<{ record: ImportRecord }>) {
  return (
    <FileDownload
      endpoint={importsContract.rejected}
      input={{ params: { id: record.id } }}
      name={`${record.file_name.replace(/\.[^.]{1,8}$/, '')}-rejected.csv`}
    >
      {children}
    </FileDownload>
  );
}
