import { Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { messageOf } from '#web/api.ts';
import { fetchFile, saveFile } from '#web/file-transfer.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { type ImportRecord, importsContract } from '../../imports.contract.ts';
import classes from '../step.module.css';

/** Saves the rows that were not taken in, as a file to mend and bring again. */
export function RejectedDownload({ record, children }: PropsWithChildren<{ record: ImportRecord }>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(
        await fetchFile(importsContract.rejected, { params: { id: record.id } }),
        nameOf(record.file_name),
      ),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  return (
    <button type="button" className={classes.link} disabled={isPending} onClick={() => mutate()}>
      {isPending && <Loader size={12} mr={6} aria-hidden />}
      {children}
    </button>
  );
}

const nameOf = (file: string) => `${file.replace(/\.[^.]{1,8}$/, '')}-rejected.csv`;
