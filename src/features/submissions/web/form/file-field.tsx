import { ActionIcon, Button, FileButton, Input, Tooltip } from '@mantine/core';
import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { recordsContract } from '#features/records/records.contract.ts';
import { messageOf } from '#web/api.ts';
import { sendFile } from '#web/file-transfer.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import classes from './form.module.css';
import type { Names, WidgetProps } from './widget-props.ts';

const DOCUMENT_TYPE = 'Pitch Deck';
const textsOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

/** Files that are kept with the company the form is about; they are sent when they are chosen. */
export function FileField({ field, required, value, error, answers, names, onChange }: WidgetProps) {
  const [part, setPart] = useState<number | null>(null);
  const urls = textsOf(value);
  const several = field.describe?.multiple === 'true';
  const domain = typeof answers['domain'] === 'string' ? answers['domain'] : '';
  const send = async (files: readonly File[]) => {
    let kept = several ? urls : [];
    let known: Names = {};
    setPart(0);
    try {
      for (const file of files) {
        const transfer = { signal: new AbortController().signal, onProgress: setPart };
        const { data } = await sendFile(
          recordsContract.upload,
          { body: { domain, document_type: DOCUMENT_TYPE } },
          file,
          transfer,
        );
        kept = [...kept, data.url];
        known = { ...known, [data.url]: data.file_name };
      }
    } catch (failure) {
      showToast({ message: messageOf(failure), look: 'failure' });
    }
    setPart(null);
    onChange(kept, known);
  };
  const take = (taken: File | File[] | null) => void send([taken ?? []].flat());
  return (
    <Input.Wrapper
      label={field.title}
      required={required}
      error={error}
      labelElement="div"
      className={classes.wide ?? ''}
    >
      <ul className={classes.files} aria-label={field.title}>
        {urls.map((url) => (
          <li key={url}>
            <IconFile size={16} stroke={1.75} aria-hidden />
            <span>{names[url] ?? 'File'}</span>
            <Tooltip label="Remove file">
              <ActionIcon
                aria-label={`Remove ${names[url] ?? 'file'}`}
                onClick={() => onChange(urls.filter((one) => one !== url))}
              >
                <IconX size={14} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
      <FileButton multiple={several} onChange={take}>
        {(props) => (
          <Button
            {...props}
            disabled={domain === '' || part !== null}
            leftSection={<IconUpload size={14} stroke={1.75} />}
          >
            {part === null ? 'Add file' : `Adding ${Math.round(part * 100)}%`}
          </Button>
        )}
      </FileButton>
      {domain === '' && <p className={classes.hint}>Select a company first.</p>}
    </Input.Wrapper>
  );
}
