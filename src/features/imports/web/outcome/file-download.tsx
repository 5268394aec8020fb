import { Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import type { Endpoint, Sent } from '#kernel/endpoint.ts';
import { messageOf } from '#web/api.ts';
import { fetchFile, saveFile } from '#web/file-transfer.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import classes from '../step.module.css';

interface FileDownloadProps<E extends Endpoint> extends PropsWithChildren {
  endpoint: E;
  input: Sent<E>;
  /** What the file is called. */
  name: string;
}

/** Saves a file that a call gives. */
export function FileDownload<E extends Endpoint>({ endpoint, input, name, children }: FileDownloadProps<E>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await fetchFile(endpoint, input), name),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  return (
    <button type="button" className={classes.link} disabled={isPending} onClick={() => mutate()}>
      {isPending && <Loader size={12} mr={6} aria-hidden />}
      {children}
    </button>
  );
}
