import { ActionIcon, Button, FileButton, Select, Tooltip } from '@mantine/core';
import { IconFile, IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { formatDate } from '#kernel/dates.ts';
import { ask, call, messageOf } from '#web/api.ts';
import { sendFile } from '#web/file-transfer.ts';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { type CompanyFile, MOST_FILE, recordsContract } from '../records.contract.ts';
import { fileSize } from './file-size.rules.ts';
import classes from './records.module.css';

const UNDO_MS = 6000;
const filesOf = (domain: string) => ask(recordsContract.files, { query: { domain } });
const failed = (error: unknown) => showToast({ message: messageOf(error), look: 'failure' });

/** Decks, memos and the like of a company. */
export function CompanyFiles({ domain }: { domain: string }) {
  const query = useQuery(filesOf(domain));
  return (
    <Section title="Files" tools={<AddFile domain={domain} />}>
      <Loaded query={query} what="Files">
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <ul className={classes.list} aria-label="Files">
              {answer.results.map((file) => (
                <FileRow key={file.uuid} file={file} domain={domain} />
              ))}
            </ul>
          ) : (
            <Nothing>No files yet.</Nothing>
          )
        }
      </Loaded>
    </Section>
  );
}

function FileRow({ file, domain }: { file: CompanyFile; domain: string }) {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (endpoint: typeof recordsContract.removeFile | typeof recordsContract.restoreFile) =>
      call(endpoint, { params: { uuid: file.uuid } }),
    onError: failed,
    onSettled: () => cache.invalidateQueries(filesOf(domain)),
  });
  const remove = () =>
    change.mutate(recordsContract.removeFile, {
      onSuccess: () =>
        showToast({
          message: `${file.file_name} was removed`,
          look: 'success',
          duration: UNDO_MS,
          undo: () => change.mutate(recordsContract.restoreFile),
        }),
    });
  return (
    <li className={classes.file}>
      <IconFile size={16} stroke={1.75} aria-hidden />
      <a
        className={classes.name}
        title={file.file_name}
        href={file.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {file.file_name}
      </a>
      <span className={classes.meta}>
        {[file.document_type, fileSize(file.size), file.uploaded_by].filter(Boolean).join(' · ')} ·{' '}
        <time dateTime={file.created_at}>{formatDate(file.created_at, 'MMM DD, YYYY')}</time>
      </span>
      <Tooltip label="Remove">
        <ActionIcon aria-label={`Remove ${file.file_name}`} disabled={change.isPending} onClick={remove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

function AddFile({ domain }: { domain: string }) {
  const cache = useQueryClient();
  const { data: types } = useQuery(ask(companiesContract.documentTypes, {}));
  const [type, setType] = useState<string | null>(null);
  const [part, setPart] = useState(0);
  const document_type = type ?? types?.data.at(-1)?.server_value ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      setPart(0);
      const transfer = { signal: new AbortController().signal, onProgress: setPart };
      return sendFile(recordsContract.upload, { body: { domain, document_type } }, file, transfer);
    },
    onError: failed,
    onSettled: () => cache.invalidateQueries(filesOf(domain)),
  });
  const take = (file: File | null) => {
    if (!file) return;
    if (file.size > MOST_FILE)
      showToast({
        message: `${file.name} is larger than ${fileSize(MOST_FILE)}. Please choose a smaller one.`,
        look: 'failure',
      });
    else mutate(file);
  };
  return (
    <div className={classes.row}>
      <Select
        aria-label="Document type"
        w={130}
        data={(types?.data ?? []).map(({ display_name, server_value }) => ({
          label: display_name,
          value: server_value,
        }))}
        value={document_type || null}
        onChange={setType}
      />
      <FileButton onChange={take}>
        {(props) => (
          <Button {...props} disabled={isPending} leftSection={<IconUpload size={14} stroke={1.75} />}>
            {isPending ? `Adding ${Math.round(part * 100)} %` : 'Add file'}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
