import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isCancelled, messageOf } from '#web/api.ts';
import { sendFile } from '#web/file-transfer.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import { importsContract } from '../../imports.contract.ts';
import { useKeptState } from '#web/kept-state.ts';
import { importQuery } from '../use-import.ts';

interface Upload {
  file: File;
  /** How much has left, 0 to 1. */
  sent: number;
  /** Why it did not get there; the file is still at hand. */
  failure: string | null;
  /** The import it became. */
  arrived: string | null;
  cancel: () => void;
}

/** A file on its way. It goes on while the sheet is closed, and is seen again when it opens. */
export function useUpload(entity: ImportEntity) {
  const cache = useQueryClient();
  const [upload, keep] = useKeptState<Upload>('upload', entity);

  const start = async (file: File) => {
    const giveUp = new AbortController();
    const now: Upload = { file, sent: 0, failure: null, arrived: null, cancel: () => giveUp.abort() };
    keep(now);
    const query = { entity, file_name: file.name };
    try {
      const onProgress = (sent: number) => keep({ ...now, sent });
      const transfer = { signal: giveUp.signal, onProgress };
      const record = await sendFile(importsContract.upload, { query }, file, transfer);
      cache.setQueryData(importQuery(record.data.id).queryKey, record);
      keep({ ...now, sent: 1, arrived: record.data.id });
    } catch (error) {
      keep(isCancelled(error) ? null : { ...now, failure: failureOf(error) });
    }
  };
  return { upload, start, forget: () => keep(null) };
}

const failureOf = (error: unknown) =>
  error instanceof ApiError
    ? messageOf(error)
    : 'The connection dropped during the upload. Nothing was saved. Please try again.';
