import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { exportsContract } from '#features/exports/exports.contract.ts';
import type { Attribute, Template } from '#kernel/forms/form-language.ts';
import { counted } from '#kernel/numbers.ts';
import { messageOf } from '#web/api.ts';
import { fetchFile, saveFile } from '#web/file-transfer.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { RecordsTable } from './records-table.tsx';
import classes from './submissions.module.css';
import { slugOf } from './template-calls.ts';
import { useRecords } from './use-records.ts';

const SEARCH_MS = 300;

interface EntriesProps {
  template: Template;
  table: Attribute;
  opened: string | undefined;
  onOpen: (uuid: string) => void;
}

/** The entries of a template: searched, listed, exported. */
export function Entries({ template, table, opened, onOpen }: EntriesProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_MS);
  const found = useRecords(template, search === '' ? {} : { search });
  return (
    <div className={classes.entries}>
      <div className={classes.toolbar}>
        <TextInput
          aria-label="Search entries"
          placeholder="Search"
          leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <output className={classes.count}>{found.count !== null && countWords(found.count)}</output>
        <ExportButton entity="submissions" template={slugOf(template)} />
      </div>
      {found.isPending && <RowSkeletons label="Loading entries" />}
      {found.isError && found.rows.length === 0 && !found.isFetching && (
        <ErrorState
          title="Something went wrong!"
          text="We are currently facing issues in loading the data. Kindly retry later."
          action={<Button onClick={() => void found.refetch()}>Try again</Button>}
        />
      )}
      {found.isSuccess && (
        <RecordsTable table={table} rows={found.rows} chosen={opened} onOpen={onOpen} more={found.more} />
      )}
    </div>
  );
}

export const countWords = (count: number) => counted(count, 'result');

/** Saves everything of a kind as a table for a spreadsheet. */
export function ExportButton({ entity, template }: { entity: string; template?: string }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(
        await fetchFile(exportsContract.export, { params: { entity }, query: { format: 'csv', template } }),
        `${template ?? entity}.csv`,
      );
    } catch (error) {
      showToast({ message: messageOf(error), look: 'failure' });
    }
    setSaving(false);
  };
  return (
    <Button
      loading={isSaving}
      leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
      onClick={() => void save()}
    >
      Export
    </Button>
  );
}
