import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { grouped } from '#kernel/numbers.ts';
import { type ImportRecord } from '../../import-record.contract.ts';
import { importsContract } from '../../imports.contract.ts';
import { fieldLabel } from '../import-words.ts';
import classes from './change-list.module.css';
import { FileDownload } from './file-download.tsx';
import type { ChangeSearch } from './use-changes.ts';

const SEARCH_MS = 300;

interface ChangeBarProps {
  record: ImportRecord;
  looking: ChangeSearch;
  onLook: (looking: ChangeSearch) => void;
}

/** Finds one among thousands of changes, and hands all of them out as a file. */
export function ChangeBar({ record, looking, onLook }: ChangeBarProps) {
  const { id, entity, changed_fields, file_name } = record;
  const [typed, setTyped] = useState(looking.search);
  const search = useDebouncedCallback(
    (text: string) => onLook({ ...looking, search: text.trim() }),
    SEARCH_MS,
  );
  const wanted = {
    ...(looking.search && { search: looking.search }),
    ...(looking.field && { field: looking.field }),
  };
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search}
        aria-label="Search changes"
        placeholder="Search changes"
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          search(currentTarget.value);
        }}
      />
      <Select
        className={classes.field}
        aria-label="Field that changes"
        placeholder="All fields"
        clearable
        allowDeselect
        data={changed_fields.map(({ field, changes }) => ({
          value: field,
          label: `${fieldLabel(entity, field)} (${grouped(changes)})`,
        }))}
        value={looking.field}
        onChange={(field) => onLook({ ...looking, field })}
      />
      <FileDownload
        endpoint={importsContract.changesFile}
        input={{ params: { id }, query: wanted }}
        name={`${file_name.replace(/\.[^.]{1,8}$/, '')}-changes.csv`}
      >
        Download as CSV
      </FileDownload>
    </div>
  );
}
