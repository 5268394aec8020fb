import { Button, SegmentedControl } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { FileFacts } from './file-facts.tsx';
import classes from './file-step.module.css';
import type { ImportEntity } from '../../import-fields.rules.ts';
import type { ImportAddress } from '../import-address.ts';
import { ImportFoot } from '../import-foot.tsx';
import { fileSize, sentence } from '../import-words.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useUpload } from './use-upload.ts';

const ACCEPTED = '.csv,.tsv,.tab,.txt,.json,.ndjson,.jsonl,.xlsx,.xlsm,.vcf,.zip';
const MEETINGS_ACCEPTED = '.json,.ndjson,.jsonl';
const ENTITIES: readonly ImportEntity[] = ['companies', 'people', 'meetings'];

interface FileStepProps {
  entity: ImportEntity;
  onShow: ImportAddress['show'];
}

/** Which file, and what is in it. */
export function FileStep({ entity, onShow }: FileStepProps) {
  const { upload, start, forget } = useUpload(entity);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    setRefusal(files.length > 1 ? 'You can import one file at a time. Choose a single file.' : null);
    if (file && files.length === 1) void start(file);
  };
  const isSending = upload !== null && !upload.failure;
  const drop = useFileDrop(take, isSending);
  const failure = refusal ?? upload?.failure ?? null;
  const hasMeetings = useAppConfig().data?.gates['orion-fathom-tab'] ?? false;
  const entities = ENTITIES.filter((one) => one !== 'meetings' || hasMeetings || entity === 'meetings');

  useEffect(() => {
    if (!upload?.arrived) return;
    onShow(upload.arrived, { replace: true });
    forget();
  });

  return (
    <div className={classes.step}>
      <div className={classes.entity}>
        <span id="import-entity">What is in the file?</span>
        <SegmentedControl
          aria-labelledby="import-entity"
          data={entities.map((value) => ({ value, label: sentence(value) }))}
          value={entity}
          disabled={isSending}
          onChange={(value) => onShow(value, { replace: true })}
        />
      </div>
      {failure && (
        <p role="alert" className={classes.failure}>
          <span>{failure}</span>
          {!refusal && upload && (
            <Button size="xs" onClick={() => void start(upload.file)}>
              Try again
            </Button>
          )}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way; the button below is the first */}
      <div className={classes.zone} data-over={drop.isOver || undefined} {...drop.handlers}>
        {isSending && upload ? (
          <Sending
            name={upload.file.name}
            size={upload.file.size}
            sent={upload.sent}
            onCancel={upload.cancel}
          />
        ) : (
          <>
            <span className={classes.icon}>
              <IconUpload size={20} stroke={1.75} aria-hidden />
            </span>
            <b>{drop.isOver ? 'Drop to upload' : 'Drop a file here'}</b>
            <span className={classes.kinds}>
              {entity === 'meetings'
                ? 'JSON or NDJSON exported from Fathom'
                : `Excel (.xlsx), CSV, TSV, ${entity === 'people' ? 'vCard, ' : ''}JSON or NDJSON, also as a ZIP`}
            </span>
            <Button variant="filled" mt={12} data-autofocus onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        aria-label="File to import"
        tabIndex={-1}
        accept={entity === 'meetings' ? MEETINGS_ACCEPTED : ACCEPTED}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // The same file, mended, may be chosen again.
          currentTarget.value = '';
        }}
      />
      <FileFacts entity={entity} />
      <ImportFoot caption="Nothing is saved until the last step.">
        <Button onClick={() => onShow('all')}>Past imports</Button>
      </ImportFoot>
    </div>
  );
}

interface SendingProps {
  name: string;
  size: number;
  sent: number;
  onCancel: () => void;
}

function Sending({ name, size, sent, onCancel }: SendingProps) {
  const isAllSent = sent >= 1;
  return (
    <div className={classes.sending}>
      <span className={classes.icon}>
        <IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />
      </span>
      <b className={classes.name}>{name}</b>
      <ProgressBar label={`Uploading ${name}`} part={isAllSent ? undefined : sent} />
      <span className={classes.kinds}>
        {isAllSent
          ? 'Reading the file…'
          : `${Math.floor(sent * 100)}% of ${fileSize(size)}. You can close this sheet in the meantime.`}
      </span>
      <Button mt={8} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
